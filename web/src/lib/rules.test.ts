import { expect, test } from "vitest";
import { parse } from "./rules";

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
