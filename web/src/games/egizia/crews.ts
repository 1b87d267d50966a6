/** The colours and emblems of the crews: whoever does not see the colour knows a crew by its emblem. */

import type { Colour, Crew } from "./view";

export const CREW_COATS: Record<Crew | "any", { fill: string; ink: string; shape: string }> = {
  blue: {
    fill: "#2f6fb7",
    ink: "#ffffff",
    shape: "M0,-7C3,-3 5.4,-0.4 5.4,2.4A5.4,5 0 0 1 -5.4,2.4C-5.4,-0.4 -3,-3 0,-7Z",
  },
  black: { fill: "#3d3731", ink: "#f3e7cf", shape: "M-5,-5H5V5H-5Z" },
  yellow: { fill: "#e6bc33", ink: "#4a3703", shape: "M0,-6A6,6 0 1 1 0,6A6,6 0 1 1 0,-6Z" },
  joker: { fill: "#b24f2b", ink: "#fff3d6", shape: "M0,-7L2.1,-2.1L7,0L2.1,2.1L0,7L-2.1,2.1L-7,0L-2.1,-2.1Z" },
  any: { fill: "#cbb892", ink: "#4a3a24", shape: "M-6,-1.4H-1.4V-6H1.4V-1.4H6V1.4H1.4V6H-1.4V1.4H-6Z" },
};

export const FIELD_COLOURS: Record<Colour, { fill: string; ink: string }> = {
  green: { fill: "#6f9f4a", ink: "#16290a" },
  yellow_green: { fill: "#c3bd4c", ink: "#2f2c07" },
  brown: { fill: "#c28d58", ink: "#251204" },
};
