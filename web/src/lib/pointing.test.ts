import { describe, expect, test } from "vitest";
import { beside, type Box } from "./pointing";

const WINDOW = { width: 1000, height: 700 };
const TEXT = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("where a text about things stands", () => {
  test("right of them where there is room, else left, below or above", () => {
    expect(beside([box(100, 300, 50, 50)], TEXT, WINDOW)).toEqual({ left: 164, top: 225 });
    expect(beside([box(900, 300, 50, 50)], TEXT, WINDOW)).toEqual({ left: 586, top: 225 });
    expect(beside([box(50, 50, 900, 100)], TEXT, WINDOW)).toEqual({ left: 350, top: 164 });
    expect(beside([box(50, 550, 900, 100)], TEXT, WINDOW)).toEqual({ left: 350, top: 336 });
  });

  test("within the window, also beside things at its edge", () => {
    expect(beside([box(0, 0, 50, 50)], TEXT, WINDOW)).toEqual({ left: 64, top: 8 });
    expect(beside([box(0, 650, 50, 50)], TEXT, WINDOW)).toEqual({ left: 64, top: 492 });
  });

  test("nowhere if there is no thing, or no room that covers none of them", () => {
    expect(beside([], TEXT, WINDOW)).toBeNull();
    expect(beside([box(10, 10, 980, 680)], TEXT, WINDOW)).toBeNull();
    expect(beside([box(0, 300, 50, 50), box(960, 300, 40, 50), box(400, 0, 50, 700)], TEXT, WINDOW)).toBeNull();
  });
});
