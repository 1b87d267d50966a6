/** Shops and tiles in words. */

import type { Say } from "../../lib/board";
import type { Offer } from "./view";

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
