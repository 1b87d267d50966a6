import { describe, expect, it } from "vitest";

const sources = import.meta.glob("./*/*.{svelte,ts}", { query: "?raw", eager: true, import: "default" }) as Record<
  string,
  string
>;
const catalogues = import.meta.glob("../../../src/nomarch/games/*/words/en.ftl", {
  query: "?raw",
  eager: true,
  import: "default",
}) as Record<string, string>;

const games = [...new Set(Object.keys(sources).map((path) => path.split("/")[1]!))].filter((game) => game !== "shared");

describe.each(games)("the words of %s", (game) => {
  const catalogue = Object.entries(catalogues).find(([path]) => path.includes(`/games/${game}/`))![1];
  const messages = [...catalogue.matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id!);
  const drawn = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`) && !path.endsWith(".test.ts"))
    .map(([, text]) => text)
    .join("\n");
  const said = [...drawn.matchAll(/["']((?:board)-[a-z-]+)["']/g)].map(([, id]) => id!);

  it("hold everything that its drawings say", () => {
    expect(said.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("hold nothing for drawings that none of them says", () => {
    const unsaid = messages.filter((id) => id.startsWith("board-") && !said.includes(id));
    expect(unsaid).toEqual([]);
  });
});
