import { describe, expect, test } from "vitest";
import { choose, GameWords, Words } from "./words";

const ENGLISH = `
name-blue = blue
pile-winner = overall winner
action-race = bet { $camel } as { $pile }
action-ally = ally with { $other_seat }
menu-race = Bet
confirm-race = Bet { $camel }?
event-moved = { $camels ->
    [one] The { $camel } camel went to { $end }.
   *[other] The { $camel } camel went to { $end }, { $camels } camels in all.
}
event-race_card_placed = { $camel_known ->
    [yes] { $seat } bet { $camel }.
   *[no] { $seat } put a card down.
}
only-english = Only here
`;
const POLISH = `
name-blue = niebieski
action-race = postaw na { $camel } jako { $pile }
`;
const GAME = {
  verbs: {
    race: { clause: "CU-5.15", arguments: { pile: "name", camel: "name" } },
    ally: { clause: "CU-13.3", arguments: { other_seat: "number" } },
  },
  secrets: { race_card_placed: ["camel"] },
} as const;
const game = new GameWords(Words.of(["en", ENGLISH]), GAME as never);
const names = ["Ada", "Ben"];

describe("a game's words", () => {
  test("actions are phrases with the names of things and seats", () => {
    expect(game.describe("race:winner:blue", names)).toBe("bet blue as overall winner");
    expect(game.describe("ally:1", names)).toBe("ally with Ben");
  });

  test("numbers choose the plural", () => {
    expect(game.tell({ event: "moved", camel: "blue", camels: 1, end: 5, after: 3 }, names)).toBe(
      "The blue camel went to 5.",
    );
    expect(game.tell({ event: "moved", camel: "blue", camels: 2, end: 5, after: 3 }, names)).toBe(
      "The blue camel went to 5, 2 camels in all.",
    );
  });

  test("a secret field is told only where it is known", () => {
    expect(game.tell({ event: "race_card_placed", seat: 0, camel: "blue", after: 1 }, names)).toBe("Ada bet blue.");
    expect(game.tell({ event: "race_card_placed", seat: 0, after: 1 }, names)).toBe("Ada put a card down.");
  });

  test("a thing is called by what it is where the position shows it", () => {
    const seen = "action-race-seen = bet { $camel } { $place }\nhint-leg = Touch one.\n";
    const naming = (_id: string, values: { pile?: string }, view: { first?: string }) =>
      view.first && values.pile ? { place: view.first } : null;
    const knowing = new GameWords(Words.of(["en", ENGLISH + seen]), GAME as never, naming);
    expect(knowing.describe("race:winner:blue", names, { first: "first" })).toBe("bet blue first");
    expect(knowing.describe("race:winner:blue", names, {})).toBe("bet blue as overall winner");
    expect(knowing.describe("race:winner:blue", names)).toBe("bet blue as overall winner");
    expect(knowing.describe("ally:1", names, { first: "first" })).toBe("ally with Ben");
    expect([knowing.hint("leg"), knowing.hint("race")]).toEqual(["Touch one.", ""]);
  });

  test("only actions with a question are confirmed", () => {
    expect(game.confirmation("race:winner:blue", names)).toBe("Bet blue?");
    expect(game.confirmation("ally:1", names)).toBeNull();
  });
});

describe("languages", () => {
  test("a message that a language lacks comes from English", () => {
    const words = Words.of(["pl", POLISH]).before(Words.of(["en", ENGLISH]));
    expect(words.say("action-race", { camel: "blue", pile: "winner" })).toBe("postaw na niebieski jako overall winner");
    expect(words.say("only-english")).toBe("Only here");
    expect(words.say("nowhere")).toBe("nowhere");
  });

  test("the browser's first language that there is, else English", () => {
    expect(choose(["fr-FR", "de-AT", "en"], ["en", "de", "pl"])).toBe("de");
    expect(choose(["fr"], ["en", "de"])).toBe("en");
    expect(choose([], ["en"])).toBe("en");
  });

  test("texts from a catalogue can be marked, each as a whole, and nothing else is", () => {
    const words = Words.of(["en", ENGLISH]).framed((text) => `⟦${text}⟧`);
    expect(words.say("action-race", { camel: "blue", pile: "winner" })).toBe("⟦bet blue as overall winner⟧");
    expect(words.called("camel", "blue")).toBe("⟦blue⟧");
    expect(words.called("seat", "Ada")).toBe("Ada");
    expect(words.say("nowhere")).toBe("nowhere");
  });

  test("people are called as they are", () => {
    expect(Words.of(["en", ENGLISH]).called("seat", "Ada")).toBe("Ada");
  });
});
