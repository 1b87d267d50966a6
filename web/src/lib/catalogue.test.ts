/** Every message that the client asks for is in its catalogue, and every message there is asked for. */
import { expect, test } from "vitest";
import own from "../words/en.ftl?raw";

const SOURCES = import.meta.glob(["../**/*.{ts,svelte}", "!../games/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const source = Object.values(SOURCES).join("\n");
const messages = [...own.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

test("everything that is said is in the catalogue", () => {
  const said = [...source.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!);
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !messages.includes(id))).toEqual([]);
});

test("everything in the catalogue is said", () => {
  const built = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1]!);
  const unused = messages.filter((id) => !source.includes(`"${id}"`) && !built.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
