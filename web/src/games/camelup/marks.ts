/** The camels' colours and marks: whoever does not see the colour knows a camel by the mark on its saddle cloth. */

import type { Colour } from "./view";

export interface Coat {
  /** Hide. */
  fill: string;
  /** Outline. */
  edge: string;
  /** Saddle cloth, and what is drawn upon a thing of this colour. */
  cloth: string;
  /** The mark on the cloth. */
  mark: string;
  /** The mark and text upon the hide's colour. */
  ink: string;
  /** The outline of the mark within -6…6. */
  shape: string;
}

const rays = Array.from({ length: 16 }, (_, corner) => {
  const angle = (corner * Math.PI) / 8;
  const reach = corner % 2 ? 3.9 : 6.4;
  return `${(reach * Math.sin(angle)).toFixed(2)},${(-reach * Math.cos(angle)).toFixed(2)}`;
});

export const COATS: Record<Colour, Coat> = {
  blue: {
    fill: "#2f6fb7",
    edge: "#173f6e",
    cloth: "#dcebf8",
    mark: "#1c4f8a",
    ink: "#ffffff",
    shape: "M0,-6.5C2.6,-2.6 4.8,-0.4 4.8,2.2A4.8,4.6 0 0 1 -4.8,2.2C-4.8,-0.4 -2.6,-2.6 0,-6.5Z",
  },
  green: {
    fill: "#3d8b4c",
    edge: "#1d4f2a",
    cloth: "#e2f2dd",
    mark: "#22612f",
    ink: "#ffffff",
    shape: "M-5.5,5.5C-6.5,-2.5 -1,-6.5 6,-6C6.5,1 2.5,6.2 -3,4.6L1.8,-2.2L-4.2,5.8Z",
  },
  orange: {
    fill: "#dd7422",
    edge: "#8a4209",
    cloth: "#fdecd7",
    mark: "#a34e0c",
    ink: "#2b1504",
    shape: `M${rays.join("L")}Z`,
  },
  yellow: {
    fill: "#efc92f",
    edge: "#8f7108",
    cloth: "#fff7d2",
    mark: "#7d6206",
    ink: "#362a02",
    shape: "M0,-6.5L1.8,-1.8L6.5,0L1.8,1.8L0,6.5L-1.8,1.8L-6.5,0L-1.8,-1.8Z",
  },
  white: {
    fill: "#f7f2e6",
    edge: "#6e6455",
    cloth: "#7c7468",
    mark: "#ffffff",
    ink: "#3f382d",
    shape: "M2.6,-6A6.2,6.2 0 1 0 5.6,3.4A5.2,5.2 0 0 1 2.6,-6Z",
  },
};
