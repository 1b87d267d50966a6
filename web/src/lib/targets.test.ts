import { expect, test } from "vitest";
import { byTarget, byVerb } from "./targets";

test("actions are found by the thing that they touch", () => {
  const found = byTarget([
    ["desert:7:oasis", "space:7"],
    ["pyramid", "pyramid"],
    ["desert:7:mirage", "space:7"],
  ]);
  expect(found.get("space:7")).toEqual(["desert:7:oasis", "desert:7:mirage"]);
  expect(found.get("space:8")).toBeUndefined();
});

test("a menu has the kinds of actions in order", () => {
  expect(byVerb(["leg:blue", "pyramid", "leg:green"])).toEqual([
    ["leg", ["leg:blue", "leg:green"]],
    ["pyramid", ["pyramid"]],
  ]);
});
