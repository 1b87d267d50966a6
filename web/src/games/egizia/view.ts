/** The server's view of a game of Egizia, as far as the drawings read it, and the sizes of its buildings. */

export const CREWS = ["blue", "black", "yellow", "joker"] as const;
export type Crew = (typeof CREWS)[number];

export const SITES = ["sphinx", "obelisk_and_tombs", "pyramid_and_temple"] as const;
export type Site = (typeof SITES)[number];

export const RINGS = ["left", "middle", "right"] as const;
export type Ring = (typeof RINGS)[number];

/** The fields that the ring waters: these up to its own number. */
export const COLOURS = ["green", "yellow_green", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export const TRACKS = ["stone_sale", "grain_market"] as const;
export type Track = (typeof TRACKS)[number];
export const TRACK_SPACES = 5;
/** Points lost for each missing grain, by space of the grain market. */
export const PENALTIES = [3, 2, 2, 1, 1];
/** From this space on stones are sold at the end. */
export const SALE_FROM = 4;
export const ROUNDS = 5;
export const STONE_CAP = 25;
/** Points by the number of sites where one built in the round. */
export const PARTICIPATION = [0, 1, 3, 6];

/** How many spaces each level of the obelisk has; a level's number is its value. */
export const LEVEL_SPACES = [2, 2, 2, 2, 1, 1, 1, 1, 1];
/** How many spaces each row of the pyramid has, from the bottom; a row's number is its value. */
export const ROW_SPACES = [6, 5, 4, 3, 2, 1];
/** The values of the spaces of each part of the temple. */
export const TEMPLE = { left: [1, 2, 3, 4], right: [1, 2, 3, 4], column: [5, 5], top: [6, 6] } as const;
export type Part = keyof typeof TEMPLE;

export interface Place {
  position: number;
  id: string;
  kind: "card" | "round" | "site";
  card: string | null;
  ships: number[];
}

export interface Field {
  id: string;
  colour: Colour;
  value: number;
  upgrades: number;
}

export interface Seat {
  score: number;
  tile: number;
  stones: number;
  crews: Record<Crew, { strength: number; used: boolean }>;
  ships_in_hand: number;
  out: boolean;
  tracks: Record<Track, number>;
  penalty: number;
  need: number;
  grain: number;
  fields: Field[];
  quarries: number[];
  cards: string[];
  unattached: number;
  spent: string[];
  built: Site[];
  tombs: number[];
  bricks: number[];
  sphinx_count: number;
  sphinx: string[] | null;
}

export interface AtSite {
  slots: (number | null)[];
  reserve: number | null;
  extra: number | null;
}

export interface Egizia {
  options: { edition?: string };
  players: number;
  to_move: number | null;
  decision: string | null;
  round: number;
  phase: number;
  order: number[];
  front_to_back: number[];
  ring: Ring;
  river: Place[];
  sites: Record<Site, AtSite>;
  site: Site | null;
  obelisk: number[];
  tombs: { value: number | null; seat: number | null }[];
  pyramid: number[][];
  temple: Record<Part, number[]>;
  boxed: string[];
  sphinx_deck: { cards: number; known: { above: number; card: string }[] };
  drawn: { seat: number; count: number; kept_count: number; cards: string[] | null; kept: string[] | null } | null;
  build: { site: Site; team: Crew[]; strength: number; cost: number } | null;
  seats: Seat[];
}

export const SITE_AT: Record<string, Site> = {
  abydus: "sphinx",
  amarna: "obelisk_and_tombs",
  giza: "pyramid_and_temple",
};

/** The phases of a round, by their numbers. */
export const PHASES = ["opening", "laying", "sailing", "feeding", "quarrying", "building", "participating", "ordering"];
const SAILING = PHASES.indexOf("sailing");

/** The site where the ship just sent still looks for a slot, null if there is none. */
export function entering(view: Egizia): Site | null {
  if (view.decision !== "slot" || view.to_move === null) return null;
  const seat = view.to_move;
  for (const { id, kind, ships } of view.river) {
    if (kind !== "site" || !ships.includes(seat)) continue;
    const site = SITE_AT[id]!;
    const { slots, reserve, extra } = view.sites[site];
    if (![...slots, reserve, extra].includes(seat)) return site;
  }
  return null;
}

/** The seat's most downstream ship while ships sail: the next one goes beyond it. */
export function furthest(view: Egizia, seat: number | null): number {
  if (view.phase !== SAILING || seat === null) return 0;
  return Math.max(0, ...view.river.filter((place) => place.ships.includes(seat)).map((place) => place.position));
}

export const irrigated = (view: Pick<Egizia, "ring">, colour: Colour): boolean =>
  COLOURS.indexOf(colour) <= RINGS.indexOf(view.ring);

/** What feeding would cost as things stand: how much grain is missing, and the points lost for it. */
export function hunger({ need, grain, penalty }: Pick<Seat, "need" | "grain" | "penalty">): {
  missing: number;
  lost: number;
} {
  const missing = Math.max(0, need - grain);
  return { missing, lost: missing * penalty };
}

export interface Space {
  value: number;
  owner: number | null;
}

/** The levels of the obelisk from the bottom, each with its spaces. */
export function levels(bricks: number[]): Space[][] {
  let first = 0;
  return LEVEL_SPACES.map((count, level) => {
    const spaces = Array.from({ length: count }, (_, index) => ({
      value: level + 1,
      owner: bricks[first + index] ?? null,
    }));
    first += count;
    return spaces;
  });
}

/** The spaces of one row, filled from the left. */
export const filled = (owners: number[], values: readonly number[]): Space[] =>
  values.map((value, index) => ({ value, owner: owners[index] ?? null }));

/** Which direction of the ring leads to a space of it, null if none does. */
export function direction(from: Ring, to: Ring): "left" | "stay" | "right" | null {
  const step = RINGS.indexOf(to) - RINGS.indexOf(from);
  return step === 0 ? "stay" : step === 1 ? "right" : step === -1 ? "left" : null;
}
