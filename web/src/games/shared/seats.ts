/** How seats are told apart: each has a colour (a custom property of the page) and a shape. */

const star = Array.from({ length: 10 }, (_, corner) => {
  const angle = (corner * Math.PI) / 5;
  const reach = corner % 2 ? 4.6 : 10.5;
  return `${(reach * Math.sin(angle)).toFixed(2)},${(-reach * Math.cos(angle)).toFixed(2)}`;
});

/** Outlines within -10…10, by seat. */
export const SHAPES: readonly string[] = [
  "M0,-9A9,9 0 1 1 0,9A9,9 0 1 1 0,-9Z",
  "M-8,-8H8V8H-8Z",
  "M0,-9.5L9.8,7.8H-9.8Z",
  "M0,-10.5L9,0L0,10.5L-9,0Z",
  `M${star.join("L")}Z`,
  "M-3.6,-9H3.6V-3.6H9V3.6H3.6V9H-3.6V3.6H-9V-3.6H-3.6Z",
  "M-5.2,-9H5.2L10.4,0L5.2,9H-5.2L-10.4,0Z",
  "M0,9.5L9.8,-7.8H-9.8Z",
  "M0,-9C5.5,-9 10,-3 10,0C10,3 5.5,9 0,9C-5.5,9 -10,3 -10,0C-10,-3 -5.5,-9 0,-9Z",
  "M-10,-4.5H10V4.5H-10Z",
];

const FALLBACK = [
  "#c2402e",
  "#1f77b4",
  "#e0a21b",
  "#2e8b57",
  "#7d4fa8",
  "#d96a9a",
  "#17a2a2",
  "#8b5a2b",
  "#6b7280",
  "#3b4a6b",
];

/** The colour of a seat, as a CSS value. */
export const seatColour = (seat: number): string => `var(--seat-${seat}, ${FALLBACK[seat] ?? "#555"})`;

/** The colour of text upon a seat's colour. */
export const seatInk = (seat: number): string => `var(--seat-ink-${seat}, #fff)`;
