import { describe, expect, it } from "vitest";
import cases from "./harvest.cases.json";
import { Fields, signs } from "./harvest";
import type { Orientation } from "./view";

type Seen = ConstructorParameters<typeof Fields>[0];

describe("the preview of a harvest", () => {
  it.each(cases.map((each, number) => [number, each] as const))(
    "equals what the engine gave, position %i",
    (_, each) => {
      const fields = new Fields(each.view as Seen);
      for (const { tile, orientation, square, ...brought } of each.placements) {
        expect(fields.harvest(each.seat, tile, orientation as Orientation, square)).toEqual(brought);
      }
    },
  );

  it("has cases with tokens, wheat and quarries", () => {
    const all = cases.flatMap((each) => each.placements);
    expect(all.some((each) => each.tokens.G > 0)).toBe(true);
    expect(all.some((each) => each.wheat > 0)).toBe(true);
    expect(all.some((each) => each.quarries.length > 0)).toBe(true);
  });

  it("is nothing where the tile has no room", () => {
    const { view, seat } = cases[0]!;
    expect(new Fields(view as Seen).harvest(seat, "AC", "E", view.start)).toBeNull();
    expect(new Fields(view as Seen).harvest(seat, "AC", "N", "a1")).toBeNull();
  });

  it("is shown sign by sign", () => {
    expect(signs({ tokens: { A: 2, C: 0, G: 0, P: 1 }, wheat: 1, quarries: ["b2"] })).toEqual([
      "A",
      "A",
      "P",
      "wheat",
      "quarry",
    ]);
  });
});
