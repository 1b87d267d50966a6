/** Where things are on the race track: a closed ribbon around the pyramid, run clockwise from the upper left corner. */

import type { Stand, Colour } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The middle line of the ribbon: a rectangle with round corners. */
export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
}

export interface Space {
  number: number;
  centre: Point;
  /** The outline of the space, as a path. */
  outline: string;
  /** Which way a camel looks: 1 to the right, -1 to the left. */
  heading: 1 | -1;
  /** Where its number stands. */
  label: Point;
}

export interface Layout {
  width: number;
  height: number;
  ring: Ring;
  band: number;
  /** How large a camel is; 1 is 48 wide. */
  camel: number;
}

export const WIDE: Layout = {
  width: 900,
  height: 470,
  ring: { left: 54, top: 92, width: 792, height: 324, radius: 104 },
  band: 88,
  camel: 1.12,
};

const TALL = { width: 360, least: 360, most: 540 };

/** The layout for a narrow room: as high as the room is, within reason. */
export function tall(room: { width: number; height: number }): Layout {
  const wished = (room.height / Math.max(1, room.width)) * TALL.width;
  const height = Math.round(Math.min(TALL.most, Math.max(TALL.least, wished)));
  return {
    width: TALL.width,
    height,
    ring: { left: 36, top: 62, width: 288, height: height - 94, radius: 52 },
    band: 58,
    camel: 0.74,
  };
}

export function length({ width, height, radius }: Ring): number {
  return 2 * (width + height) - 8 * radius + 2 * Math.PI * radius;
}

/** The point of the middle line so far from the start, and the direction away from the middle there. */
export function at(ring: Ring, way: number): { point: Point; outward: Point } {
  const { left, top, width, height, radius } = ring;
  const right = left + width;
  const bottom = top + height;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const bend = (Math.PI / 2) * radius;
  let rest = ((way % length(ring)) + length(ring)) % length(ring);
  const line = (x: number, y: number, dx: number, dy: number) => ({
    point: { x: x + dx * rest, y: y + dy * rest },
    outward: { x: dy, y: -dx },
  });
  const corner = (x: number, y: number, start: number) => {
    const angle = start + rest / radius;
    const outward = { x: Math.cos(angle), y: Math.sin(angle) };
    return { point: { x: x + radius * outward.x, y: y + radius * outward.y }, outward };
  };
  const pieces: [number, () => { point: Point; outward: Point }][] = [
    [across, () => line(left + radius, top, 1, 0)],
    [bend, () => corner(right - radius, top + radius, -Math.PI / 2)],
    [down, () => line(right, top + radius, 0, 1)],
    [bend, () => corner(right - radius, bottom - radius, 0)],
    [across, () => line(right - radius, bottom, -1, 0)],
    [bend, () => corner(left + radius, bottom - radius, Math.PI / 2)],
    [down, () => line(left, bottom - radius, 0, -1)],
    [bend, () => corner(left + radius, top + radius, Math.PI)],
  ];
  for (const [size, place] of pieces) {
    if (rest <= size) return place();
    rest -= size;
  }
  return { point: { x: left + radius, y: top }, outward: { x: 0, y: -1 } };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** All spaces, the first one beginning where the middle line begins. */
export function spaces({ ring, band }: Layout, count: number): Space[] {
  const size = length(ring) / count;
  return Array.from({ length: count }, (_, index) => space(ring, band, index + 1, index * size, size));
}

const GAP = 1.5;
const STEPS = 10;

function space(ring: Ring, band: number, number: number, start: number, size: number): Space {
  const side = (offset: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const { point, outward } = at(ring, start + GAP + ((size - 2 * GAP) * step) / STEPS);
      return written({ x: point.x + outward.x * offset, y: point.y + outward.y * offset });
    });
  const outline = `M${[...side(band / 2), ...side(-band / 2).reverse()].join("L")}Z`;
  const { point, outward } = at(ring, start + size / 2);
  const half = Math.abs(outward.y) > 0.6 ? band / 2 : Math.min(band, size) / 2;
  const label = { x: point.x, y: point.y + half - 4 };
  return { number, centre: point, label, outline, heading: outward.y > 0.3 ? -1 : 1 };
}

/** The finish: the line across the ribbon before the first space. */
export function finish({ ring, band }: Layout): { from: Point; to: Point } {
  const { point, outward } = at(ring, 0);
  const end = (offset: number) => ({ x: point.x + outward.x * offset, y: point.y + outward.y * offset });
  return { from: end(-band / 2), to: end(band / 2) };
}

export interface Placed {
  colour: Colour;
  x: number;
  y: number;
  heading: 1 | -1;
  /** Beyond the finish line. */
  home: boolean;
}

/** How much higher the next camel of a stack stands, at size 1. */
export const STEP = 17;
const LANE = 30;

/** Where every camel stands, those farther back in the picture first; `L + 1` is the first space again. */
export function camels(layout: Layout, places: Space[], track: Stand[]): Placed[] {
  const placed = track.flatMap((stand) => {
    const home = stand.space > places.length;
    const place = places[(stand.space - 1) % places.length]!;
    const room = Math.min(LANE, 66 / Math.max(1, stand.lanes.length - 1));
    const middle = (stand.lanes.length - 1) / 2;
    return stand.lanes.flatMap((lane, row) =>
      lane.map((colour, level) => ({
        colour,
        // The lane farthest left is ahead, so it is drawn foremost in the direction of the race.
        x: place.centre.x + (middle - row) * room * layout.camel * place.heading,
        y: place.centre.y + layout.band * 0.3 - level * STEP * layout.camel + (row - middle) * 3,
        heading: place.heading,
        home,
      })),
    );
  });
  return placed;
}
