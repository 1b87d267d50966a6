/** The server's view of a game of Celestia, as far as the drawings read it. */

export const HAZARDS = ["fog", "lightning", "birds", "pirates"] as const;
export type Hazard = (typeof HAZARDS)[number];
export type Face = Hazard | "blank";

export const CARDS = [
  "compass",
  "lightning_rod",
  "horn",
  "cannon",
  "turbo",
  "ejection",
  "jetpack",
  "alternative_route",
  "wind_gust",
] as const;
export type Card = (typeof CARDS)[number];
export type Thing = Face | Card | "spyglass";
export type Counted = Partial<Record<Card, number>>;

/** The equipment against each hazard. */
export const AGAINST: Record<Hazard, Card> = {
  fog: "compass",
  lightning: "lightning_rod",
  birds: "horn",
  pirates: "cannon",
};

/** The cards that are touched to play them; an ejection is played by touching whom it meets. */
export const TOUCHED: readonly Card[] = ["turbo", "jetpack", "alternative_route", "wind_gust"];

export interface City {
  city: number;
  dice: number;
  treasures: number;
}

export interface Treasure {
  city: number;
  value: number;
  spyglass: boolean;
}

export interface Seat {
  aboard: boolean;
  hand_size: number;
  hand: Counted | null;
  treasure_cities: Record<string, number>;
  treasures: Treasure[] | null;
  points: number | null;
}

export interface Celestia {
  options: { beginner?: boolean };
  players: number;
  to_move: number | null;
  decision: string | null;
  journey: number;
  captain: number;
  city: number;
  cities: City[];
  dice: Face[];
  declared: "able" | "unable" | null;
  deck: number;
  discards: Counted;
  removed_spyglasses: number[];
  seats: Seat[];
}

/** Everybody clockwise from the captain: in this order they are asked. */
export function round(view: Pick<Celestia, "captain" | "players">): number[] {
  return Array.from({ length: view.players }, (_, steps) => (view.captain + steps) % view.players);
}

/** The city that the ship flies to next: the nearest one that has treasures; null at the last one. */
export function nextStop({ cities, city }: Pick<Celestia, "cities" | "city">): City | null {
  return cities.find((other) => other.city > city && other.treasures > 0) ?? null;
}

/** How many cards of each kind the dice ask for. */
export function wanted(dice: Face[]): Counted {
  const found: Counted = {};
  for (const face of dice) if (face !== "blank") found[AGAINST[face]] = (found[AGAINST[face]] ?? 0) + 1;
  return found;
}

/** All sets of so many dice, as the server writes them: "none", "0", "0+2". */
export function diceSets(count: number): string[] {
  return Array.from({ length: 2 ** count }, (_, mask) =>
    setOf(Array.from({ length: count }, (_, die) => Boolean((mask >> die) & 1))),
  );
}

/** The set of the dice that are chosen. */
export function setOf(chosen: boolean[]): string {
  return chosen.flatMap((each, die) => (each ? [String(die)] : [])).join("+") || "none";
}

/** The dice of a set. */
export function diceOf(set: string): number[] {
  return set === "none" ? [] : set.split("+").map(Number);
}

/** Treasures of one city in a row, the cities rising; of others' the values are not known. */
export function treasuresOf(seat: Seat): { city: number; value: number | null; spyglass: boolean }[] {
  if (seat.treasures) return seat.treasures.toSorted((one, other) => one.city - other.city);
  return Object.entries(seat.treasure_cities).flatMap(([city, count]) =>
    Array.from({ length: count }, () => ({ city: Number(city), value: null, spyglass: false })),
  );
}

/** Cards in words: "compass × 2, turbo × 1". */
export function told(cards: Counted, called: (card: Card) => string): string {
  const some = CARDS.filter((card) => cards[card]);
  return some.map((card) => `${called(card)} × ${cards[card]}`).join(", ") || "–";
}
