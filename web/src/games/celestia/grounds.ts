/** The colours of dice and cards: equipment has that of the hazard that it meets. */

import type { Thing } from "./view";

const POWER = { fill: "#6d4f99", edge: "#3b2660" };

export const GROUNDS: Record<Thing, { fill: string; edge: string }> = {
  fog: { fill: "#56748c", edge: "#2c4254" },
  compass: { fill: "#56748c", edge: "#2c4254" },
  lightning: { fill: "#b0770a", edge: "#6b4703" },
  lightning_rod: { fill: "#b0770a", edge: "#6b4703" },
  birds: { fill: "#23797a", edge: "#0d4546" },
  horn: { fill: "#23797a", edge: "#0d4546" },
  pirates: { fill: "#a5382c", edge: "#5f150c" },
  cannon: { fill: "#a5382c", edge: "#5f150c" },
  blank: { fill: "#f6eedb", edge: "#8d8373" },
  turbo: { fill: "#3f7d34", edge: "#1d4a15" },
  ejection: POWER,
  jetpack: POWER,
  alternative_route: POWER,
  wind_gust: POWER,
  spyglass: { fill: "#2a4f94", edge: "#12294f" },
};
