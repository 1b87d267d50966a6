import { describe, expect, it } from "vitest";
import { GameWords, Words } from "../../lib/words";
import { textOf } from "./cards";
import { NAMING } from "./naming";
import english from "../../../../src/nomarch/games/egizia/words/en.ftl?raw";

const river = [
  { position: 1, id: "C1", kind: "card", card: "Q3", ships: [] },
  { position: 2, id: "edfu", kind: "round", card: null, ships: [] },
  { position: 3, id: "C2", kind: "card", card: null, ships: [1] },
];
const site = { position: 6, id: "abydus", kind: "site", card: null, ships: [] };
const view = { river: [...river, ...river.slice(0, 2), site], drawn: { cards: ["X7", "X16"] } };

const verb = (name: string, kind: string) => ({ clause: "", arguments: { [name]: kind } });
const GAME = {
  verbs: { loc: verb("position", "name"), take: verb("space", "name"), keep: verb("number", "number") },
  secrets: {},
};
const words = new GameWords(Words.of(["en", english as string]), GAME as never, NAMING);

describe("places and cards are called by what they are", () => {
  it.each([
    ["loc:1", "send a ship to C1: quarry, 3 stones a round"],
    ["loc:2", "send a ship to Edfu: both markers one step"],
    ["loc:3", "send a ship to C2"],
    ["loc:6", "send a ship to Abydus (Sphinx)"],
    ["take:C1", "take “quarry 3” from C1"],
    ["keep:2", "keep “1 for each own tomb”"],
    ["keep:3", "keep card number 3"],
  ])("the action %s", (action, told) => {
    expect(words.describe(action, ["Ada"], view)).toBe(told);
  });

  it.each([
    ["Q4", "Quarry: gives 4 stones in every round."],
    ["G2", "Green field: bears 2 grain in every round."],
    ["N5", "Play it once, when you feed your crews: 4 more grain."],
  ])("the card %s in full", (card, told) => {
    expect(textOf(card, words.words.say)).toBe(told);
  });
});
