/** What a Sphinx card would score now (section 12 of the rules), for its owner to see. The server alone counts. */

import { cardKind } from "./cards";
import { CREWS, ROW_SPACES, TRACK_SPACES, type Colour, type Crew, type Egizia, type Seat, type Track } from "./view";

type Seen = Pick<Egizia, "options" | "obelisk" | "tombs" | "pyramid" | "temple"> & { seats: Counted[] };
type Counted = Pick<Seat, "score" | "tracks" | "bricks" | "crews" | "quarries" | "fields" | "cards">;
type Worth = (view: Seen, own: Counted) => number;

const [OBELISK, TOMBS, PYRAMID, TEMPLE] = [0, 1, 2, 3] as const;
const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
const when =
  (met: (view: Seen, own: Counted) => boolean, points: number): Worth =>
  (view, own) =>
    met(view, own) ? points : 0;

const obelisk = (spaces: number, points: number) => when((view) => view.obelisk.length >= spaces, points);
const pillars = (count: number, points: number) =>
  when(({ temple }) => [temple.left, temple.right].filter((pillar) => pillar.length === 4).length >= count, points);
const bricks = (building: number, count: number, points: number) =>
  when((_, own) => (own.bricks[building] ?? 0) >= count, points);
const atEnd = (seat: Counted, track: Track): boolean => seat.tracks[track] === TRACK_SPACES;
const playersAtEnd =
  (track: Track): Worth =>
  (view) =>
    [0, 3, 5, 7, 7][view.seats.filter((seat) => atEnd(seat, track)).length] ?? 0;
const strength =
  (crew: Crew): Worth =>
  (_, own) =>
    own.crews[crew].strength;

const PRINTED: Record<string, Colour> = { G: "green", Y: "yellow_green", B: "brown" };

/** The grain of a seat's fields of a colour; in the Polish edition upgraded ones keep their printed colour. */
function fields(view: Seen, seat: Counted, colour: Colour): number {
  const printed = view.options.edition === "polish";
  const counted = seat.fields.filter((field) => (printed ? PRINTED[field.id[0]!] : field.colour) === colour);
  return sum(counted.map((field) => field.value));
}

const most = (yields: (view: Seen, seat: Counted) => number, points: number): Worth =>
  when((view, own) => {
    const mine = yields(view, own);
    return mine > 0 && view.seats.every((seat) => yields(view, seat) <= mine);
  }, points);
const mostFields = (colour: Colour, points: number) => most((view, seat) => fields(view, seat, colour), points);
const perPoints =
  (each: number): Worth =>
  (_, own) =>
    Math.max(0, Math.floor(own.score / each));

const WORTH: Record<string, Worth> = {
  X1: obelisk(11, 7),
  X2: obelisk(12, 9),
  X3: obelisk(13, 11),
  X4: pillars(1, 6),
  X5: pillars(2, 10),
  X6: when((view) => view.tombs.every((tomb) => tomb.seat !== null), 9),
  X7: when((view) => view.pyramid.every((row, number) => row.length === ROW_SPACES[number]), 8),
  X8: playersAtEnd("stone_sale"),
  X9: playersAtEnd("grain_market"),
  X10: bricks(TEMPLE, 4, 6),
  X11: bricks(PYRAMID, 6, 6),
  X12: bricks(PYRAMID, 7, 8),
  X13: bricks(OBELISK, 4, 7),
  X14: bricks(OBELISK, 5, 9),
  X15: when((_, own) => own.bricks.every((count) => count >= 2), 10),
  X16: (_, own) => own.bricks[TOMBS] ?? 0,
  ...Object.fromEntries(CREWS.map((crew, number) => [`X${17 + number}`, strength(crew)])),
  X21: most((_, seat) => sum(seat.quarries), 7),
  X22: mostFields("green", 6),
  X23: mostFields("yellow_green", 7),
  X24: mostFields("brown", 8),
  X25: when((_, own) => atEnd(own, "stone_sale"), 4),
  X26: when((_, own) => atEnd(own, "grain_market"), 4),
  X27: (_, own) => 2 * own.cards.filter((card) => cardKind(card) === "permanent").length,
  X28: perPoints(10),
  X28b: perPoints(15),
  X29: when((_, own) => atEnd(own, "stone_sale") && atEnd(own, "grain_market"), 7),
};

export const SPHINX_CARDS = Object.keys(WORTH);

/** The points that the card would give this seat now. */
export function worth(view: Seen, seat: number, card: string): number {
  return WORTH[card]!(view, view.seats[seat]!);
}
