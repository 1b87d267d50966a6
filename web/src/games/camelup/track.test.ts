import { describe, expect, it } from "vitest";
import { at, camels, length, spaces, STEP, tall, WIDE } from "./track";

describe.each([
  ["wide", WIDE],
  ["low", tall({ width: 360, height: 300 })],
  ["tall", tall({ width: 360, height: 480 })],
])("the %s track", (_, layout) => {
  it.each([16, 20])("has room for a finger on each of its %i spaces", (count) => {
    expect(length(layout.ring) / count).toBeGreaterThanOrEqual(44);
    expect(layout.band).toBeGreaterThanOrEqual(44);
  });

  it("runs clockwise and ends where it began", () => {
    const start = at(layout.ring, 0);
    const end = at(layout.ring, length(layout.ring) - 0.001);
    expect(end.point.x).toBeCloseTo(start.point.x, 2);
    expect(end.point.y).toBeCloseTo(start.point.y, 2);
    expect(at(layout.ring, 10).point.x).toBeGreaterThan(start.point.x);
  });

  it("lies inside the picture", () => {
    for (const { centre } of spaces(layout, 20)) {
      expect(centre.x).toBeGreaterThan(layout.band / 2);
      expect(centre.x).toBeLessThan(layout.width - layout.band / 2);
      expect(centre.y).toBeLessThan(layout.height - layout.band / 2);
    }
  });

  it("leaves room above for five camels on one another", () => {
    const stack = [
      { space: 2, lanes: [["blue", "green", "orange", "yellow", "white"] as const].map((lane) => [...lane]) },
    ];
    const top = camels(layout, spaces(layout, 16), stack).at(-1)!;
    expect(top.y - 40 * layout.camel).toBeGreaterThanOrEqual(-8);
  });

  it("turns camels towards where they run", () => {
    const places = spaces(layout, 16);
    expect(places[1]!.heading).toBe(1);
    expect(places[9]!.heading).toBe(-1);
  });
});

describe("camels", () => {
  const places = spaces(WIDE, 16);

  it("stand on one another in a lane", () => {
    const [below, above] = camels(WIDE, places, [{ space: 3, lanes: [["white", "green"]] }]);
    expect(above!.x).toBe(below!.x);
    expect(below!.y - above!.y).toBeCloseTo(STEP * WIDE.camel);
  });

  it("stand foremost in the lane farthest left", () => {
    const track = (space: number) => [
      { space, lanes: [["orange"], ["green"], ["blue"]] as ("orange" | "green" | "blue")[][] },
    ];
    const rightwards = camels(WIDE, places, track(3));
    expect(rightwards[0]!.x).toBeGreaterThan(rightwards[2]!.x);
    const leftwards = camels(WIDE, places, track(11));
    expect(leftwards[0]!.x).toBeLessThan(leftwards[2]!.x);
  });

  it("beyond the finish stand on the first spaces again, at home", () => {
    const [camel] = camels(WIDE, places, [{ space: 18, lanes: [["blue"]] }]);
    expect(camel).toMatchObject({ home: true, x: places[1]!.centre.x });
  });
});
