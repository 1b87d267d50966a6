/** The server's view of a game of Camel Up, as far as the drawings read it. */

export const COLOURS = ["blue", "green", "orange", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export interface LegTile {
  camel: Colour;
  value: number;
}

export interface Seat {
  money: number;
  leg_tiles: LegTile[];
  covered_tiles: (LegTile & { place: number })[];
  pyramid_tiles: number;
  ally: number | null;
  cards: number;
  hand: Colour[] | null;
}

export interface RaceCard {
  seat: number;
  camel: Colour | null;
}

export interface Stand {
  space: number;
  lanes: Colour[][];
}

export interface CamelUp {
  options: Record<string, boolean>;
  players: number;
  to_move: number | null;
  decision: string | null;
  leg: number;
  marker: number;
  last_space: number;
  track: Stand[];
  order: Colour[];
  desert: { seat: number; space: number; side: "oasis" | "mirage" }[];
  camera: { space: number; seat: number } | null;
  referee: number | null;
  dice: {
    pyramid: Colour[];
    extra_in_pyramid: Colour[];
    rolled: Partial<Record<Colour, number>>;
    extra_rolled: Partial<Record<Colour, number>>;
    platform: Colour[];
    craters: Colour[];
  };
  pyramid_stack: number;
  leg_stacks: Record<Colour, number[]>;
  ranking_tiles: number[];
  seats: Seat[];
  piles: Record<"winner" | "loser", RaceCard[]>;
}

/** What the first correct cards of a pile earn; every later one earns 1. */
export const LADDER = [8, 5, 3, 2] as const;

/** The places that ranking tiles name. */
export const PLACES = [2, 3, 4, 5] as const;

export type ExtraDie = { place: "platform" | "crater" | "pyramid"; face: number | null };

/** Where the extra die of a colour is, and the face that it shows if it was rolled. */
export function extraDie(dice: CamelUp["dice"], colour: Colour): ExtraDie {
  const face = dice.extra_rolled[colour] ?? null;
  if (dice.craters.includes(colour)) return { place: "crater", face };
  return { place: dice.platform.includes(colour) ? "platform" : "pyramid", face };
}

/** Who took the ranking tile of a place, null if it is still there. */
export function rankedBy(view: CamelUp, place: number): number | null {
  const seat = view.seats.findIndex((each) => each.covered_tiles.some((tile) => tile.place === place));
  return seat < 0 ? null : seat;
}

/** The alliances, each once, the lower seat first. */
export function alliances(view: CamelUp): [number, number][] {
  return view.seats.flatMap((each, seat) =>
    each.ally !== null && seat < each.ally ? [[seat, each.ally] as [number, number]] : [],
  );
}

/** The id of a leg tile as a moving piece; with `connoisseurs` two tiles of a colour are alike, and stay unnamed. */
export function tilePiece(view: CamelUp, { camel, value }: LegTile): string | undefined {
  return view.options.connoisseurs && value === 2 ? undefined : `leg:${camel}:${value}`;
}
