/** What lies or waits where actions only name the place, and cards that actions only number. */

import type { Naming } from "../../lib/board";
import type { Egizia } from "./view";

export const NAMING: Naming = (id, values, plain, say) => {
  const view = plain as Egizia;
  switch (id) {
    case "action-loc": {
      const place = view.river[+values.position - 1];
      if (!place || place.kind === "site") return null; // whose names tell it
      if (place.kind === "round") return { what: say(`gives-${place.id}`) };
      return place.card ? { what: say(`does-${place.card}`) } : null;
    }
    case "action-take": {
      const card = view.river.find((place) => place.id === values.space)?.card;
      return card ? { card } : null;
    }
    case "action-keep": {
      const sphinx = view.drawn?.cards?.[values.number - 1];
      return sphinx ? { sphinx } : null;
    }
    default:
      return null;
  }
};
