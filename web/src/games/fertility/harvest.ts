/** What laying a tile would bring (section 5 of the rules), shown before one decides. The server alone counts. */

import { beside, named, parsed, STEPS, type Square } from "./valley";
import { KINDS, ORIENTATIONS, type Fertility, type Kind, type Orientation } from "./view";

export interface Harvest {
  tokens: Record<Kind, number>;
  wheat: number;
  /** Squares that become quarries. */
  quarries: string[];
}

type Seen = Pick<Fertility, "valley" | "start" | "tiles" | "quarries" | "store" | "granary"> & {
  options: Fertility["options"];
  seats: { wheat: number; monuments: string[] }[];
};

/** The valley as far as laying tiles is concerned. */
export class Fields {
  /** The picture on each covered square; the start tile shows all four. */
  private readonly pictures = new Map<string, Kind | "start">();
  private readonly free = new Set<string>();

  constructor(private readonly view: Seen) {
    this.pictures.set(view.start, "start");
    for (const { tile, orientation, square } of view.tiles) {
      this.pictures.set(square, tile[0] as Kind);
      this.pictures.set(named(beside(parsed(square), orientation)), tile[1] as Kind);
    }
    const monuments = new Set(view.seats.flatMap((seat) => seat.monuments));
    view.valley.forEach((line, row) =>
      [...line].forEach((ground, column) => {
        const name = named({ column, row });
        if (ground !== "H" && ground !== "~" && !this.pictures.has(name) && !monuments.has(name)) this.free.add(name);
      }),
    );
  }

  private ground({ column, row }: Square): string {
    return this.view.valley[row]?.[column] ?? "";
  }

  /** What the seat would collect, null where there is no room for the tile. */
  harvest(seat: number, tile: string, orientation: Orientation, square: string): Harvest | null {
    const squares = [parsed(square), beside(parsed(square), orientation)];
    if (!squares.every((each) => this.free.has(named(each)))) return null;
    const tokens: Record<Kind, number> = { A: 0, C: 0, G: 0, P: 0 };
    let wheat = 0;
    squares.forEach((half, index) => {
      const kind = tile[index] as Kind;
      for (const way of ORIENTATIONS) {
        const next = beside(half, way);
        const picture = this.pictures.get(named(next));
        if (picture === kind || picture === "start") tokens[kind] += 1;
        if (this.ground(next) === "H") wheat += 1;
      }
      const printed = this.ground(half).toUpperCase() as Kind;
      if (KINDS.includes(printed)) tokens[printed] += 1;
    });
    for (const kind of KINDS) tokens[kind] = Math.min(tokens[kind], this.view.store[kind]);
    wheat = Math.min(wheat, this.view.granary.length - 1 - this.view.seats[seat]!.wheat);
    return { tokens, wheat, quarries: this.closed(squares.map(named)) };
  }

  /** The squares that become quarries when these are covered. */
  private closed(covered: string[]): string[] {
    const open = (square: Square) => this.free.has(named(square)) && !covered.includes(named(square));
    const around = this.view.options.quarry_rule === "orthogonal" ? Object.values(STEPS) : AROUND;
    return [...this.free].filter((name) => {
      const { column, row } = parsed(name);
      return (
        !covered.includes(name) &&
        !this.view.quarries.includes(name) &&
        !around.some((step) => open({ column: column + step.column, row: row + step.row }))
      );
    });
  }
}

const AROUND: Square[] = [-1, 0, 1].flatMap((column) =>
  [-1, 0, 1].filter((row) => row || column).map((row) => ({ column, row })),
);

/** The harvest as a row of signs, one for each thing. */
export function signs({ tokens, wheat, quarries }: Harvest): (Kind | "wheat" | "quarry")[] {
  return [
    ...KINDS.flatMap((kind) => Array<Kind>(tokens[kind]).fill(kind)),
    ...Array<"wheat">(wheat).fill("wheat"),
    ...quarries.map(() => "quarry" as const),
  ];
}
