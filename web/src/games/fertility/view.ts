/** The server's view of a game of Fertility, as far as the drawings read it. */

export const KINDS = ["A", "C", "G", "P"] as const;
export type Kind = (typeof KINDS)[number];
export type Need = Kind | "any";

/** Clockwise, as a tile is turned. */
export const ORIENTATIONS = ["E", "S", "W", "N"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface Offer {
  needs: Need[];
  gain: "debens" | "debens_per" | "statue" | "statue_any" | "wheat" | "exchange";
  value?: number;
  of?: Kind;
  gods?: string[];
  options?: Kind[];
}

export interface Shop extends Offer {
  shop: number;
  tokens: Kind[];
  full: boolean;
}

export interface District {
  district: number;
  cost: number;
  shops: Offer[];
}

export interface Built {
  space: number;
  district: number;
  cost: number;
  shops: Shop[];
}

export interface Seat {
  monument: "obelisk" | "pyramid" | "sphinx" | "temple";
  monuments: string[];
  monuments_left: number;
  reserve: (string | null)[];
  held: Record<Kind, number>;
  wheat: number;
  metropolis: number;
  shops: Shop[];
  districts: Built[];
  points: Record<string, number>;
  tokens: number;
}

export interface Laid {
  tile: string;
  orientation: Orientation;
  square: string;
}

export interface Fertility {
  options: { quarry_rule?: string; two_player_variant?: boolean };
  players: number;
  to_move: number | null;
  decision: string | null;
  turn: number;
  turns_left: number | null;
  columns: number;
  valley: string[];
  start: string;
  tiles: Laid[];
  quarries: string[];
  rewards: string[];
  stack: number;
  pool: (string | null)[];
  discarded: Record<string, number>;
  removed: Record<string, number>;
  district_stack: number;
  display: (District | null)[];
  store: Record<Kind, number>;
  to_pay: number;
  granary: number[];
  statues: number[];
  seats: Seat[];
}

/** How many district spaces a metropolis has. */
export const DISTRICT_SPACES = 7;

/** The symbols of a shop with the token that lies on each: tokens fill their own kind's symbols first. */
export function symbols({ needs, tokens }: Pick<Shop, "needs" | "tokens">): { need: Need; token: Kind | null }[] {
  const left = [...tokens];
  const take = (fits: (kind: Kind) => boolean): Kind | null => {
    const index = left.findIndex(fits);
    return index < 0 ? null : left.splice(index, 1)[0]!;
  };
  const own = needs.map((need) => ({ need, token: need === "any" ? null : take((kind) => kind === need) }));
  return own.map(({ need, token }) => ({ need, token: need === "any" ? take(() => true) : token }));
}

/** All shops of a seat in order of their numbers. */
export function shopsOf(seat: Seat): Shop[] {
  return [...seat.shops, ...seat.districts.flatMap((district) => district.shops)];
}

/** The gods whose statues a seat has, each once, and how many statues of a god of its choice. */
export function statuesOf(seat: Seat): { gods: string[]; any: number } {
  const full = shopsOf(seat).filter((shop) => shop.full);
  return {
    gods: [...new Set(full.flatMap((shop) => (shop.gain === "statue" ? (shop.gods ?? []) : [])))],
    any: full.filter((shop) => shop.gain === "statue_any").length,
  };
}

/** What a seat has by now. */
export const points = (seat: Seat): number => Object.values(seat.points).reduce((sum, each) => sum + each, 0);

/** Which of its turns a seat has while so many turns of all seats are over. */
export const turnOf = (over: number, players: number): number => Math.floor(over / players) + 1;

/** How many turns each seat has in the whole game, as the stack of tiles will have it. */
export function turnsOfEach(view: Pick<Fertility, "options" | "players" | "turn" | "turns_left" | "stack">): number {
  const drawn = view.options.two_player_variant ? 2 : 1;
  const left = view.turns_left ?? Math.floor(view.stack / drawn) + 1 + view.players;
  return (view.turn + left) / view.players;
}

/** How many tokens of a kind lie in a seat's shops, full or not. */
export const tokensOf = (seat: Seat, kind: Kind): number =>
  shopsOf(seat)
    .flatMap((shop) => shop.tokens)
    .filter((token) => token === kind).length;

/** The slot by which a tile of the reserve is laid: of equal tiles the lowest. */
export function layingSlot(reserve: (string | null)[], slot: number): number {
  return reserve.findIndex((tile) => tile !== null && tile === reserve[slot]);
}

/** How a tile lies when it is to lie so: one with equal halves lies in two ways only. */
export function lying(tile: string, orientation: Orientation): Orientation {
  return ORIENTATIONS[ORIENTATIONS.indexOf(orientation) % (tile[0] === tile[1] ? 2 : 4)]!;
}

/** How it lies when it is turned, clockwise. */
export function turned(tile: string, orientation: Orientation): Orientation {
  return lying(tile, ORIENTATIONS[(ORIENTATIONS.indexOf(orientation) + 1) % 4]!);
}
