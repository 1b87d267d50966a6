import { describe, expect, it } from "vitest";
import { Flights } from "./flights";
import type { Species } from "./view";

const row = (letters: string): Species[] =>
  [...letters].map((letter) => ({ R: "robin", O: "owl", T: "toucan", D: "duck" })[letter] as Species);

describe("birds", () => {
  it("fly from the hand into a row, and those that they surround into the hand", () => {
    const flights = new Flights();
    const before = flights.next([row("ROT"), row("DT")], { robin: 2, duck: 1 });
    const after = flights.next([row("RRR"), row("DT")], { owl: 1, toucan: 1, duck: 1 });
    expect(after.rows[0]![0]).toBe(before.rows[0]![0]);
    expect(after.rows[0]!.slice(1).toSorted()).toEqual(before.hand.robin!.toSorted());
    expect(after.hand.owl).toEqual([before.rows[0]![1]]);
    expect(after.hand.toucan).toEqual([before.rows[0]![2]]);
    expect([after.rows[1], after.hand.duck]).toEqual([before.rows[1], before.hand.duck]);
  });

  it("keep their names when a row grows at its left end", () => {
    const flights = new Flights();
    const before = flights.next([row("OT")], null);
    const after = flights.next([row("DDOT")], null);
    expect(after.rows[0]!.slice(2)).toEqual(before.rows[0]);
    expect(new Set(after.rows[0]).size).toBe(4);
  });

  it("stay where they are when nothing has changed", () => {
    const flights = new Flights();
    const before = flights.next([row("RRR")], { robin: 2 });
    expect(flights.next([row("RRR")], { robin: 2 })).toEqual(before);
  });

  it("come from nowhere when they are dealt or laid by others", () => {
    const flights = new Flights();
    const before = flights.next([row("OT")], { robin: 1 });
    const after = flights.next([row("OTR")], { robin: 2 });
    expect(after.hand.robin![0]).toBe(before.hand.robin![0]);
    expect(after.rows[0]![2]).not.toBe(before.hand.robin![0]);
  });
});
