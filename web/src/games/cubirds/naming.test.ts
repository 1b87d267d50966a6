import { expect, it } from "vitest";
import { GameWords, Words } from "../../lib/words";
import { NAMING } from "./naming";
import english from "../../../../src/nomarch/games/cubirds/words/en.ftl?raw";

const GAME = {
  verbs: { lay: { clause: "", arguments: { species: "name", row: "number", end: "name" } } },
  secrets: {},
};
const words = new GameWords(Words.of(["en", english as string]), GAME as never, NAMING);

it("rows are counted from 1 in actions", () => {
  expect(words.describe("lay:robin:0:left", ["Ada"], {})).toBe("lay robin in row 1, left");
});

it.each([
  [{ event: "laid", seat: 0, species: "robin", amount: 2, place: "3-right" }, "Ada laid robin × 2: row 4, right."],
  [{ event: "refilled", species: "owl", row: 0 }, "A card was added to row 1: owl."],
])("rows are counted from 1 in what happened: %o", (event, told) => {
  expect(words.tell(event, ["Ada"], {})).toBe(told);
});
