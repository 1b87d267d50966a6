/** Rules in other languages say what the English ones say: clause by clause, with the same options and the same marks. */
import { describe, expect, test } from "vitest";
import { parse, type Section } from "./rules";

const FILES = import.meta.glob("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const FOLDER = "../../../docs/rules/";
const LANGUAGES = ["pl", "de", "cs"];
/** Every game that has rules has them in all languages. */
const games = Object.keys(FILES).flatMap((path) => /\/rules\/(\w+)\.md$/.exec(path)?.[1] ?? []);

/** The names in backticks of the headings: what a section can be about. */
const optionsOf = (text: string): string[] =>
  [...text.matchAll(/^##.*$/gm)].flatMap(([heading]) => [...heading.matchAll(/`(\w+)`/g)].map((found) => found[1]!));

/** What has to be the same: each section's options and, of each clause, its id and whether it is ours. */
const bones = (sections: Section[]): unknown[] =>
  sections.map(({ options, clauses }) => [options, ...clauses.map(({ id, ours }) => (ours ? `${id} ours` : id))]);

describe.each(LANGUAGES)("%s", (language) => {
  test.each(games)("%s", (game) => {
    const english = FILES[`${FOLDER}${game}.md`]!;
    const translated = FILES[`${FOLDER}${language}/${game}.md`] ?? "";
    const options = optionsOf(english);
    const wanted = parse(english, options).filter((section) => !section.technical);
    expect(bones(parse(translated, options))).toEqual(bones(wanted));
  });
});
