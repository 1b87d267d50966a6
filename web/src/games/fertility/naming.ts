/** Tiles, districts and shops by what they are, where actions and events only have their numbers. */

import type { Naming } from "../../lib/board";
import { beside, named, parsed } from "./valley";
import { shopsOf, turnOf, turnsOfEach, type District, type Fertility, type Orientation } from "./view";
import { told, toldAll, toldTokens } from "./words";

const next = (square: string, way: Orientation): string => named(beside(parsed(square), way));

export const NAMING: Naming = (id, values, plain, say) => {
  const view = plain as Fertility;
  const { slot, shop, square, orientation, seat, district, turn } = values;
  const asked = view.seats[view.to_move ?? 0]!;
  const tile = (found: string | null | undefined) => (found ? { tile: found } : null);
  const shops = (found: Pick<District, "shops" | "cost"> | null | undefined) =>
    found ? { shops: toldAll(found, say), cost: found.cost } : null;
  const offer = (owner = asked) => {
    const found = shopsOf(owner).find((each) => each.shop === shop);
    return found ? { offer: told(found, say) } : null;
  };

  switch (id) {
    case "asked-place":
      return { turn: turnOf(view.turn, view.players), turns: turnsOfEach(view) };
    case "action-place": {
      // before it is laid, and after it, among one's steps
      const found = view.tiles.find((each) => each.square === square)?.tile ?? asked.reserve[slot];
      return found ? { first: found[0], other: found[1], next: next(square, orientation) } : null;
    }
    case "action-discard":
      return tile(asked.reserve[slot]);
    case "action-take":
    case "action-remove":
      return tile(view.pool[slot]);
    case "action-build":
      return shops(view.display[slot] ?? asked.districts.at(-1));
    case "action-supply":
    case "action-exchange":
      return offer();
    case "confirm-supply_done":
      return { goods: toldTokens(asked.held, say).join(", ") };
    case "event-turn_begun":
      return { turn: turnOf(turn - 1, view.players), turns: turnsOfEach(view) };
    case "event-tile_placed":
      return { next: next(square, orientation) };
    case "event-district_built":
    case "event-district_revealed":
      return shops(
        [...view.display, ...view.seats.flatMap((each) => each.districts)].find((each) => each?.district === district),
      );
    case "event-supplied":
    case "event-exchanged":
    case "event-shop_filled":
      return offer(view.seats[seat]);
    default:
      return null;
  }
};
