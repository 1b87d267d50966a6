import { expect, test } from "vitest";
import { commitment } from "./fairness";

test("the hash is the one that Python computes", async () => {
  // nomarch.core.rng.commitment(7)
  expect(await commitment("7".padStart(64, "0"))).toBe(
    "8abc268df1bcacda6fa964f6b88c746096a9d48aa5711c68de80c945e8c26656",
  );
});
