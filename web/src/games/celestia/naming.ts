/** Dice by what they show, and their numbers as people count. */

import type { Naming } from "../../lib/board";
import { diceOf, type Celestia } from "./view";

export const NAMING: Naming = (id, values, plain, say) => {
  const { dice, die } = values;
  const chosen = dice ? diceOf(dice) : [];
  switch (id) {
    case "action-reroll": {
      const faces = chosen.map((each) => (plain as Celestia).dice[each]);
      return chosen.length ? { dice: faces.map((face) => say(`name-${face}`)).join(", ") } : null;
    }
    case "event-rerolled":
      return chosen.length ? { dice: chosen.map((each) => each + 1).join(", ") } : null;
    case "event-rolled":
      return { die: die + 1 };
    default:
      return null;
  }
};
