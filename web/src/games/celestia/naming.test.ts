import { expect, it } from "vitest";
import { GameWords, Words } from "../../lib/words";
import { NAMING } from "./naming";
import english from "../../../../src/nomarch/games/celestia/words/en.ftl?raw";

const GAME = { verbs: { reroll: { clause: "", arguments: { dice: "name" } } }, secrets: {} };
const words = new GameWords(Words.of(["en", english as string]), GAME as never, NAMING);
const view = { dice: ["fog", "blank", "pirates"] };

it.each([
  ["reroll:none", "roll again: none"],
  ["reroll:1", "roll again: blank"],
  ["reroll:0+2", "roll again: fog, pirates"],
])("the action %s names the dice by what they show", (action, told) => {
  expect(words.describe(action, ["Ada"], view)).toBe(told);
});

it.each([
  [{ event: "rolled", seat: 0, die: 0, face: "fog" }, "Ada rolled die 1: fog."],
  [{ event: "rerolled", seat: 0, dice: "0+2" }, "Ada rolled dice again: 1, 3."],
  [{ event: "rerolled", seat: 0, dice: "none" }, "Ada rolled dice again: none."],
])("dice are counted from 1 in what happened: %o", (event, told) => {
  expect(words.tell(event, ["Ada"], view)).toBe(told);
});
