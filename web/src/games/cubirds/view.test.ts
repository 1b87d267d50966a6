import { describe, expect, it } from "vitest";
import cases from "./surrounded.cases.json";
import { perches, progress, surrounded, told, type End, type Species } from "./view";

describe("the preview of what is surrounded", () => {
  it("equals what the engine gave", () => {
    for (const { row, species, end, taken } of cases) {
      expect(surrounded(row as Species[], species as Species, end as End)).toEqual(taken);
    }
  });

  it("has cases with birds taken at either end, and with none", () => {
    for (const end of ["left", "right"]) {
      const lengths = new Set(cases.filter((each) => each.end === end).map((each) => Math.min(2, each.taken.length)));
      expect([...lengths].toSorted()).toEqual([0, 1, 2]);
    }
  });
});

describe("collections", () => {
  it("are as far as their species, and as their two best ones", () => {
    expect(progress({})).toEqual({ species: 0, best: [0, 0] });
    expect(progress({ owl: 1, duck: 5, robin: 2 })).toEqual({ species: 3, best: [3, 2] });
  });

  it("are told in the order of the species", () => {
    expect(told({ robin: 2, owl: 1 }, (species) => species)).toBe("owl × 1, robin × 2");
    expect(told({}, (species) => species)).toBe("–");
  });
});

describe("birds in a row", () => {
  it("sit close together when they are equal", () => {
    expect(perches(["owl", "owl", "duck", "owl"], 50, 20)).toEqual([0, 20, 70, 120]);
  });
});
