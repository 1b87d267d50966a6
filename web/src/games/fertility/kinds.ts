/** The colours of the four resources. */

import type { Kind } from "./view";

export const GROUNDS: Record<Kind, { fill: string; edge: string; ink: string }> = {
  A: { fill: "#ece6da", edge: "#8d8373", ink: "#5d5546" },
  C: { fill: "#bd6a3f", edge: "#6f3515", ink: "#fff0df" },
  G: { fill: "#74509b", edge: "#3f2561", ink: "#f2e6ff" },
  P: { fill: "#5f9444", edge: "#2f5a1c", ink: "#f3fbe6" },
};
