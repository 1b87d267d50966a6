import { describe, expect, it } from "vitest";
import { FINGER, magnified, squareIn } from "./valley";

const WHOLE = { across: 8, down: 16 };
const ROOM = { width: 280, height: 540 };

describe("a valley too small for a finger", () => {
  it("is magnified to squares that a finger hits", () => {
    expect(squareIn(WHOLE, ROOM)).toBeLessThan(FINGER);
    const { width, height } = magnified(WHOLE, ROOM, { x: 4, y: 8 });
    expect(squareIn({ across: width, down: height }, ROOM)).toBeGreaterThan(FINGER);
  });

  it.each([
    [0.5, 0.5],
    [7.5, 15.5],
    [3.5, 6.5],
  ])("shows the whole square that was touched, %f, %f, about where it was", (x, y) => {
    const shown = magnified(WHOLE, ROOM, { x, y });
    expect(Math.abs((x - shown.x) / shown.width - x / WHOLE.across)).toBeLessThan(0.1);
    expect(Math.abs((y - shown.y) / shown.height - y / WHOLE.down)).toBeLessThan(0.1);
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.x).toBeLessThanOrEqual(x - 0.5);
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(y + 0.5);
    expect(shown.y + shown.height).toBeLessThanOrEqual(WHOLE.down);
  });

  it("is shown whole in a room that is large enough", () => {
    expect(magnified(WHOLE, { width: 900, height: 1200 }, { x: 1, y: 1 })).toEqual({
      x: 0,
      y: 0,
      width: 8,
      height: 16,
    });
  });
});
