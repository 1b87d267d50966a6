/** The server's view of a game of CuBirds, as far as the drawings read it. */

export const SPECIES = ["flamingo", "owl", "toucan", "duck", "parrot", "magpie", "robin", "reed_warbler"] as const;
export type Species = (typeof SPECIES)[number];
export type Counted = Partial<Record<Species, number>>;

export const ENDS = ["left", "right"] as const;
export type End = (typeof ENDS)[number];

export interface Seat {
  hand_size: number;
  collection: Counted;
  hand: Counted | null;
}

export interface CuBirds {
  players: number;
  to_move: number | null;
  decision: "lay" | "draw" | "flock" | null;
  round: number;
  dealer: number;
  rows: Species[][];
  pile: number;
  discards: Counted;
  flocks: Record<Species, { small: number; big: number }>;
  winners: number[];
  seats: Seat[];
}

/** What a collection needs to win: so many species, or so many cards of each of two. */
export const GOAL = { species: 7, pairs: 2, cards: 3 } as const;

/** How far a collection is on the two ways of winning: its species, and its cards of the two best ones, up to three. */
export function progress(collection: Counted): { species: number; best: [number, number] } {
  const numbers = Object.values(collection).toSorted((one, other) => other - one);
  const best = [0, 1].map((place) => Math.min(GOAL.cards, numbers[place] ?? 0));
  return { species: numbers.length, best: best as [number, number] };
}

/** The cards that laying a species at an end of a row would surround, from left to right; shown before one decides. */
export function surrounded(row: Species[], species: Species, end: End): Species[] {
  const nearest = end === "left" ? row.indexOf(species) : row.lastIndexOf(species);
  if (nearest < 0) return [];
  return end === "left" ? row.slice(0, nearest) : row.slice(nearest + 1);
}

/** Where the birds of a row sit: equal ones close together. */
export function perches(row: Species[], apart: number, together: number): number[] {
  let at = 0;
  return row.map((species, place) => (at += place === 0 ? 0 : species === row[place - 1] ? together : apart));
}

/** Cards in words: "owl × 2, duck × 1". */
export function told(cards: Counted, called: (species: Species) => string): string {
  const some = SPECIES.filter((species) => cards[species]);
  return some.map((species) => `${called(species)} × ${cards[species]}`).join(", ") || "–";
}
