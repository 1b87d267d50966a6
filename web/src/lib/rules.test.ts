import { expect, test } from "vitest";
import { parse, rulesOf } from "./rules";

const TEXT = `# Rules
## 1. Options and seats
- **CU-1.1** The configuration has \`six\` switches. [R]
- **CU-1.2** Some *words* and **strong** ones. [S: it is an extra]
## 2. Components
| clause | component | count | source |
|---|---|---|---|
| CU-2.1 | track | – | B |
| CU-2.7 | faces | 1,1,1 | R (in no source) |
## 9. \`dice\` — longer track
- **CU-9.1** Twenty spaces. [W1]
## 17. Odds
### 17.1 Leg odds
- **CU-17.1** A count. [I]
`;

test("clauses are found in paragraphs and in tables, with what is ours", () => {
  const [first, second] = parse(TEXT, ["dice"]);
  expect(first!.title).toBe("Options and seats");
  expect(first!.clauses).toEqual([
    { id: "CU-1.1", text: "The configuration has six switches.", source: "R", ours: true },
    { id: "CU-1.2", text: "Some words and strong ones.", source: "S: it is an extra", ours: false },
  ]);
  expect(second!.clauses.map(({ text, ours }) => [text, ours])).toEqual([
    ["track", false],
    ["faces · 1,1,1", true],
  ]);
});

test("a section that is about an option names it", () => {
  expect(parse(TEXT, ["dice"])[2]).toMatchObject({ title: "dice — longer track", options: ["dice"], technical: false });
});

test("what is for builders is marked, also below a heading", () => {
  expect(parse(TEXT, []).at(-1)).toMatchObject({ title: "Leg odds", technical: true });
});

test("a table without a column for sources has them in brackets, and all its cells are shown", () => {
  const table =
    "## 11. Cards\n| id | card | kind | effect |\n|---|---|---|---|\n| EG-11.28 | N23a | I [P] | both +1 [R] |\n";
  expect(parse(table, [])[0]!.clauses).toEqual([
    { id: "EG-11.28", text: "N23a · I · both +1", source: "[P]; [R]", ours: true },
  ]);
});

test("rules are in one's language, and what is for builders stays in English", async () => {
  const [english, polish] = [await rulesOf("camelup", ["dice"], "en"), await rulesOf("camelup", ["dice"], "pl")];
  expect(polish[0]!.title).toBe("Opcje i miejsca przy stole");
  expect(polish.find(({ options }) => options.includes("dice"))!.title).toBe("dice — dłuższy tor i dodatkowe kostki");
  expect(polish.filter(({ technical }) => technical)).toEqual(english.filter(({ technical }) => technical));
});

test("a language without rules has the English ones", async () => {
  expect(await rulesOf("camelup", [], "fr")).toEqual(await rulesOf("camelup", [], "en"));
  expect(await rulesOf("nothing", [], "pl")).toEqual([]);
});

test("clauses without a dash count, and a table without ids belongs to the clause above it", () => {
  const text = `## 1. Components
| code | meaning |
|---|---|
| \`S\` | a source |

**FE-1.20** Granary table. [R]

| wheat | 0 | 1 |
|---|---|---|
| debens | 0 | 2 |
| code | R | **S** |

- **FE-1.21** Next. [S]
`;
  expect(parse(text, [])[0]!.clauses.map(({ text }) => text)).toEqual([
    "Granary table.\nwheat · 0 · 1\ndebens · 0 · 2",
    "Next.",
  ]);
});

test("every clause of the rules for players is shown", async () => {
  const files = import.meta.glob("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
  for (const [path, text] of Object.entries(files) as [string, string][]) {
    const written = [...text.matchAll(/^(?:(?:- )?\*\*|\| )([A-Z]{2}-\d+\.\d+\w*)(?:\*\*| \|) /gm)].map(
      ([, id]) => id!,
    );
    const shown = new Set(parse(text, []).flatMap(({ clauses }) => clauses.map(({ id }) => id)));
    expect(
      written.filter((id) => !shown.has(id)),
      path,
    ).toEqual([]);
  }
});
