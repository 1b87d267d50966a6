/** The colours of the cards: what is behind each bird. */

import type { Species } from "./view";

export const GROUNDS: Record<Species, { fill: string; edge: string }> = {
  flamingo: { fill: "#fbe3ea", edge: "#b23a68" },
  owl: { fill: "#ece3f6", edge: "#6a4d94" },
  toucan: { fill: "#fdebd2", edge: "#a85a10" },
  duck: { fill: "#dceff8", edge: "#2b7399" },
  parrot: { fill: "#e6f3d8", edge: "#4b7d24" },
  magpie: { fill: "#e4e7ec", edge: "#414b5c" },
  robin: { fill: "#fbe0d4", edge: "#a3421f" },
  reed_warbler: { fill: "#f6f0cf", edge: "#7d6a14" },
};
