import { describe, expect, it } from "vitest";
import { beside, corner, named, parsed, ROWS, shift, SIZE } from "./valley";
import { layingSlot, lying, ORIENTATIONS, statuesOf, symbols, turned, type Seat } from "./view";

describe("squares", () => {
  it("have names that read back", () => {
    for (const name of ["a1", "p8", "f5"]) expect(named(parsed(name))).toBe(name);
  });

  it.each([true, false])("are drawn where the tile's other half is drawn, upright %s", (upright) => {
    for (const way of ORIENTATIONS) {
      const here = parsed("f5");
      const [from, to] = [corner(here, upright), corner(beside(here, way), upright)];
      const step = shift(way, upright);
      expect([to.x - from.x, to.y - from.y]).toEqual([step.x * SIZE, step.y * SIZE]);
    }
  });

  it("fill a narrow picture when upright", () => {
    expect(corner(parsed("a1"), true)).toEqual({ x: (ROWS - 1) * SIZE, y: 0 });
    expect(corner(parsed("p8"), true)).toEqual({ x: 0, y: 15 * SIZE });
  });
});

describe("tiles", () => {
  it("turn clockwise, those with equal halves in two ways", () => {
    expect(["E", "S", "W", "N"].map((way) => turned("AC", way as "E"))).toEqual(["S", "W", "N", "E"]);
    expect([turned("AA", "E"), turned("AA", "S")]).toEqual(["S", "E"]);
    expect(["E", "S", "W", "N"].map((way) => lying("AA", way as "E"))).toEqual(["E", "S", "E", "S"]);
  });

  it("are laid by the lowest slot of equal ones", () => {
    expect(layingSlot([null, "AC", "AC"], 2)).toBe(1);
    expect(layingSlot(["GP", "AC", null], 1)).toBe(1);
  });
});

describe("shops", () => {
  it("show tokens on their own symbols first", () => {
    expect(symbols({ needs: ["A", "any"], tokens: ["A", "C"] })).toEqual([
      { need: "A", token: "A" },
      { need: "any", token: "C" },
    ]);
    expect(symbols({ needs: ["A", "A"], tokens: ["A"] })).toEqual([
      { need: "A", token: "A" },
      { need: "A", token: null },
    ]);
  });

  it("give statues only when full, each god once", () => {
    const shop = { needs: [], tokens: [], shop: 0 };
    const seat = {
      shops: [
        { ...shop, gain: "statue", gods: ["god_A"], full: true },
        { ...shop, gain: "statue", gods: ["god_A", "god_5"], full: true },
        { ...shop, gain: "statue", gods: ["god_C"], full: false },
        { ...shop, gain: "statue_any", full: true },
      ],
      districts: [],
    } as unknown as Seat;
    expect(statuesOf(seat)).toEqual({ gods: ["god_A", "god_5"], any: 1 });
  });
});
