import { describe, expect, it } from "vitest";
import cases from "./sphinx.cases.json";
import { SPHINX_CARDS, worth } from "./sphinx";

type Seen = Parameters<typeof worth>[0];

describe("what a Sphinx card would score now", () => {
  it.each(cases.map((each, number) => [number, each] as const))(
    "equals what the rules count, position %i",
    (_, { view, points }) => {
      for (const [card, expected] of Object.entries(points)) {
        const seats = expected.map((_each, seat) => worth(view as unknown as Seen, seat, card));
        expect({ card, seats }).toEqual({ card, seats: expected });
      }
    },
  );

  it("is known for every card of the box", () => {
    expect(Object.keys(cases[0]!.points).filter((card) => !SPHINX_CARDS.includes(card))).toEqual([]);
  });

  it("has cases in which most cards score", () => {
    const scored = new Set(
      cases.flatMap(({ points }) =>
        Object.entries(points).flatMap(([card, each]) => (each.some(Boolean) ? [card] : [])),
      ),
    );
    expect(scored.size).toBeGreaterThan(20);
  });
});
