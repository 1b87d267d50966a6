import { describe, expect, it } from "vitest";
import { GameWords, Words } from "../../lib/words";
import { NAMING } from "./naming";
import { turnsOfEach, type Fertility } from "./view";
import english from "../../../../src/nomarch/games/fertility/words/en.ftl?raw";

const ANY = { needs: ["any"], gain: "debens", value: 2 };
const shop = (number: number, tokens: string[] = []) => ({ shop: number, ...ANY, tokens, full: false });
const seat = (reserve: (string | null)[], districts: unknown[] = []) => ({
  reserve,
  held: { A: 0, C: 2, G: 1, P: 0 },
  shops: [shop(0)],
  districts,
});
const BUILT = { district: 30, cost: 1, shops: [{ ...shop(4), needs: ["G"], gain: "debens_per", value: 3, of: "G" }] };
const view = {
  options: {},
  players: 3,
  to_move: 0,
  turn: 4,
  turns_left: null,
  stack: 19,
  tiles: [{ tile: "GP", orientation: "E", square: "e4" }],
  pool: ["AC", null, "GP"],
  display: [null, { district: 7, cost: 2, shops: [ANY] }],
  seats: [seat([null, "AC", "CP"], [BUILT]), seat(["AG", "AG", "AG"]), seat(["AG", "AG", "AG"])],
} as unknown as Fertility;

const numbers = Object.fromEntries(["slot", "shop"].map((name) => [name, "number"]));
const verb = (...names: string[]) => ({
  clause: "",
  arguments: Object.fromEntries(names.map((name) => [name, numbers[name] ?? "name"])),
});
const GAME = {
  verbs: {
    place: verb("slot", "orientation", "square"),
    build: verb("slot"),
    supply: verb("shop", "kind"),
    supply_done: verb(),
    take: verb("slot"),
  },
  secrets: {},
};
const words = new GameWords(Words.of(["en", english as string]), GAME as never, NAMING);
const names = ["Ada", "Ben", "Cleo"];

describe("things are called by what they are", () => {
  it.each([
    ["place:1:S:b2", "lay alabaster on b2 and cattle on b3"],
    ["place:0:E:e4", "lay grapes on e4 and papyrus on f4"],
    ["build:1", "build for 2: any: 2 debens"],
    ["build:0", "build for 1: grapes: 3 debens for each token of grapes"],
    ["supply:0:C", "put cattle into the shop “any: 2 debens”"],
    ["take:2", "take grapes–papyrus"],
    ["take:1", "take the second tile of the pool"],
  ])("the action %s", (action, told) => {
    expect(words.describe(action, names, view)).toBe(told);
  });

  it.each([
    [{ event: "turn_begun", seat: 1, turn: 5 }, "Ben: turn 2 of 9."],
    [
      { event: "tile_placed", seat: 1, tile: "AC", orientation: "N", square: "b2" },
      "Ben laid alabaster–cattle on b2 and b1.",
    ],
    [{ event: "district_revealed", district: 7, slot: 1 }, "New in the display: any: 2 debens."],
    [
      { event: "district_built", seat: 0, district: 30, slot: 0, space: 0 },
      "Ada built a district for 1: grapes: 3 debens for each token of grapes.",
    ],
    [{ event: "shop_filled", seat: 2, shop: 0 }, "Cleo filled the shop “any: 2 debens”."],
    [{ event: "district_built", seat: 0, district: 31, slot: 0, space: 0 }, "Ada built a district."],
  ])("the event %o", (event, told) => {
    expect(words.tell(event, names, view)).toBe(told);
  });

  it("what would be lost is told before one stops supplying", () => {
    expect(words.confirmation("supply_done", names, view)).toContain("2 cattle, 1 grapes");
  });
});

describe("turns", () => {
  it.each([
    [{ players: 2, turn: 0, turns_left: null, stack: 15, options: {} }, 9],
    [{ players: 2, turn: 0, turns_left: null, stack: 30, options: { two_player_variant: true } }, 9],
    [{ players: 3, turn: 24, turns_left: 3, stack: 0, options: {} }, 9],
    [{ players: 4, turn: 35, turns_left: 1, stack: 0, options: {} }, 9],
  ])("of each are nine: %o", (position, turns) => {
    expect(turnsOfEach(position)).toBe(turns);
  });
});
