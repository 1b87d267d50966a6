/** Which bird is which: equal cards have no names, but one that was in a hand and lies in a row then has flown there. */

import { SPECIES, type Counted, type Species } from "./view";

interface Bird {
  species: Species;
  id: string;
}

export interface Flock {
  /** The names of the cards of each row, from left to right. */
  rows: string[][];
  /** The names of the cards in one's hand, by species. */
  hand: Partial<Record<Species, string[]>>;
}

/** Names the cards of one view after the other, so that the same card keeps its name. */
export class Flights {
  private rows: Bird[][] = [];
  private hand: Bird[] = [];
  private count = 0;

  next(rows: Species[][], hand: Counted | null): Flock {
    const kept = rows.map((row, number) => stayed(this.rows[number] ?? [], row));
    const left = this.rows.flat().filter((bird) => !kept.flat().includes(bird));
    const from = [...left, ...this.hand];
    const land = (species: Species): Bird => {
      const place = from.findLastIndex((bird) => bird.species === species);
      return place < 0 ? { species, id: `bird:${this.count++}` } : from.splice(place, 1)[0]!;
    };
    // what stays in the hand is not what was laid
    const staying = SPECIES.flatMap((species) =>
      this.hand.filter((bird) => bird.species === species).slice(0, hand?.[species] ?? 0),
    );
    for (const bird of staying) from.splice(from.indexOf(bird), 1);
    this.rows = rows.map((row, number) => row.map((species, place) => kept[number]![place] ?? land(species)));
    const drawn = SPECIES.flatMap((species) => {
      const missing = (hand?.[species] ?? 0) - staying.filter((bird) => bird.species === species).length;
      return Array.from({ length: missing }, () => land(species));
    });
    this.hand = [...staying, ...drawn];
    return {
      rows: this.rows.map((row) => row.map((bird) => bird.id)),
      hand: Object.fromEntries(
        SPECIES.map((species) => [species, this.hand.filter((bird) => bird.species === species).map(({ id }) => id)]),
      ),
    };
  }
}

/** The birds that stayed in a row, by their new places: rows change at their ends only, so it is the longest piece that
 * both have. */
function stayed(before: Bird[], after: Species[]): (Bird | undefined)[] {
  let best = { size: 0, from: 0, to: 0 };
  for (const to of after.keys()) {
    for (const from of before.keys()) {
      let size = 0;
      while (from + size < before.length && before[from + size]!.species === after[to + size]) size++;
      if (size > best.size || (size === best.size && from === to)) best = { size, from, to };
    }
  }
  return after.map((_, place) =>
    place >= best.to && place < best.to + best.size ? before[place - best.to + best.from] : undefined,
  );
}
