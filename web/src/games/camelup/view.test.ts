import { describe, expect, it } from "vitest";
import { alliances, extraDie, rankedBy, tilePiece, type CamelUp, type Seat } from "./view";

const seat = (given: Partial<Seat>): Seat => ({
  money: 3,
  leg_tiles: [],
  covered_tiles: [],
  pyramid_tiles: 0,
  ally: null,
  cards: 5,
  hand: null,
  ...given,
});

const dice: CamelUp["dice"] = {
  pyramid: ["blue"],
  extra_in_pyramid: ["white"],
  rolled: {},
  extra_rolled: { green: 2, orange: 1 },
  platform: ["blue", "orange"],
  craters: ["green"],
};

describe("extraDie", () => {
  it("is on the platform, with its face if it came back there", () => {
    expect(extraDie(dice, "blue")).toEqual({ place: "platform", face: null });
    expect(extraDie(dice, "orange")).toEqual({ place: "platform", face: 1 });
  });

  it("is in its crater or in the pyramid otherwise", () => {
    expect(extraDie(dice, "green")).toEqual({ place: "crater", face: 2 });
    expect(extraDie(dice, "white")).toEqual({ place: "pyramid", face: null });
  });
});

describe("what lies before the players", () => {
  const view = {
    options: { connoisseurs: true },
    seats: [seat({ ally: 2 }), seat({ covered_tiles: [{ place: 4, camel: "blue", value: 2 }] }), seat({ ally: 0 })],
  } as unknown as CamelUp;

  it("tells who took a ranking tile", () => {
    expect(rankedBy(view, 4)).toBe(1);
    expect(rankedBy(view, 2)).toBeNull();
  });

  it("names every alliance once", () => {
    expect(alliances(view)).toEqual([[0, 2]]);
  });

  it("names a leg tile only if no other is like it", () => {
    expect(tilePiece(view, { camel: "blue", value: 5 })).toBe("leg:blue:5");
    expect(tilePiece(view, { camel: "blue", value: 2 })).toBeUndefined();
  });
});
