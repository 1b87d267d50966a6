import { describe, expect, it } from "vitest";
import { cardKind, fieldColour, parts, ribbon } from "./cards";
import { direction, entering, filled, furthest, hunger, irrigated, levels, type Egizia } from "./view";

const place = (position: number, id: string, kind: string, ships: number[] = []) => ({
  position,
  id,
  kind,
  card: null,
  ships,
});
const site = (slots: (number | null)[], reserve: number | null = null) => ({ slots, reserve, extra: null });

const view = {
  decision: "slot",
  to_move: 1,
  phase: 2,
  ring: "middle",
  river: [place(3, "C2", "card", [1]), place(6, "abydus", "site", [0, 1]), place(12, "amarna", "site", [1])],
  sites: { sphinx: site([0, 1]), obelisk_and_tombs: site([null, null]), pyramid_and_temple: site([null, null]) },
} as unknown as Egizia;

describe("sailing", () => {
  it("finds the site that the ship is entering", () => {
    expect(entering(view)).toBe("obelisk_and_tombs");
    expect(entering({ ...view, decision: "sail" })).toBeNull();
  });

  it("knows one's most downstream ship", () => {
    expect(furthest(view, 1)).toBe(12);
    expect(furthest(view, 2)).toBe(0);
    expect(furthest({ ...view, phase: 5 }, 1)).toBe(0);
  });
});

describe("feeding", () => {
  it("waters fields up to the ring's space", () => {
    expect(["green", "yellow_green", "brown"].map((colour) => irrigated(view, colour as "green"))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("tells what is missing and what that costs", () => {
    expect(hunger({ need: 10, grain: 8, penalty: 3 })).toEqual({ missing: 2, lost: 6 });
    expect(hunger({ need: 8, grain: 10, penalty: 3 })).toEqual({ missing: 0, lost: 0 });
  });
});

describe("buildings", () => {
  it("have the obelisk's bricks level by level", () => {
    const tower = levels([0, 1, 2]);
    expect(tower.map((level) => level.length)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1]);
    expect(tower[1]).toEqual([
      { value: 2, owner: 2 },
      { value: 2, owner: null },
    ]);
  });

  it("fill a row from the left", () => {
    expect(filled([3], [5, 5]).map((space) => space.owner)).toEqual([3, null]);
  });
});

describe("the ring", () => {
  it("moves by one space at most", () => {
    expect(direction("left", "right")).toBeNull();
    expect([direction("middle", "left"), direction("middle", "middle"), direction("middle", "right")]).toEqual([
      "left",
      "stay",
      "right",
    ]);
  });
});

describe("Nile cards", () => {
  it("show their kind", () => {
    expect(["G4", "Q3", "N5", "N12", "N13", "N20"].map((card) => [cardKind(card), ribbon(card)])).toEqual([
      ["field", ""],
      ["quarry", ""],
      ["anytime", "1×"],
      ["permanent", "∞"],
      ["permanent", "↻"],
      ["immediate", "!"],
    ]);
  });

  it("show a field's yield and bonus", () => {
    expect(fieldColour("B9")).toBe("brown");
    expect(parts("B9")).toEqual([
      { icon: "grain", text: "9" },
      { icon: "stone", text: "4" },
    ]);
  });
});
