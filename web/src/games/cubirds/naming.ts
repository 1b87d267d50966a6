/** Rows as people count them. */

import type { Naming } from "../../lib/board";

export const NAMING: Naming = (id, values, _view, say) => {
  switch (id) {
    case "action-lay":
    case "event-refilled":
      return { row: values.row + 1 };
    case "event-laid": {
      const [row, end] = values.place.split("-");
      return { place: say("board-end", { row: Number(row) + 1, end }) };
    }
    default:
      return null;
  }
};
