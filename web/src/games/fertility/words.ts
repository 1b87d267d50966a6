/** Shops, districts and harvests in words. */

import type { Say } from "../../lib/board";
import type { Harvest } from "./harvest";
import { KINDS, type District, type Kind, type Offer } from "./view";

/** What a shop needs and gives. */
export function told(offer: Offer, say: Say): string {
  const needs = offer.needs.map((need) => (need === "any" ? say("board-any") : say(`name-${need}`))).join(" + ");
  const value = offer.value ?? 0;
  switch (offer.gain) {
    case "debens":
      return say("board-gain-debens", { needs, value });
    case "debens_per":
      return say("board-gain-per", { needs, value, kind: offer.of ?? "A" });
    case "wheat":
      return say("board-gain-wheat", { needs, value });
    case "exchange":
      return say("board-gain-exchange", {
        needs,
        kinds: (offer.options ?? []).map((kind) => say(`name-${kind}`)).join(", "),
      });
    case "statue_any":
      return say("board-gain-any-statue", { needs });
    case "statue":
      return say("board-gain-statue", { needs, gods: (offer.gods ?? []).map((god) => say(`god-${god}`)).join(", ") });
  }
}

/** The shops of a district. */
export const toldAll = ({ shops }: Pick<District, "shops">, say: Say): string =>
  shops.map((shop) => told(shop, say)).join("; ");

const amount = (count: number, kind: Kind | "wheat", say: Say): string =>
  say("board-gathered", { amount: count, kind });

/** Tokens by their kinds, without those of which there are none. */
export const toldTokens = (tokens: Record<Kind, number>, say: Say): string[] =>
  KINDS.filter((kind) => tokens[kind]).map((kind) => amount(tokens[kind], kind, say));

/** What laying a tile brings. */
export function toldHarvest({ tokens, wheat, quarries }: Harvest, say: Say): string {
  const parts = toldTokens(tokens, say);
  if (wheat) parts.push(amount(wheat, "wheat", say));
  if (quarries.length) parts.push(say("board-quarries", { quarries: quarries.length }));
  return parts.join(", ") || "–";
}
