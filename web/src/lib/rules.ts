/**
 * A game's rules by clause, from the file that is the law of the project (`docs/rules/`). What players need is there in
 * other languages too (`docs/rules/pl/`); what is for builders is in English only.
 */
import { locale, mark } from "./words";

export interface Clause {
  id: string;
  text: string;
  /** The codes of its sources; R is ours. */
  source: string;
  ours: boolean;
}

export interface Section {
  title: string;
  /** The options that it is about: it is in force only with them. */
  options: string[];
  /** For those who build the game rather than play it. */
  technical: boolean;
  clauses: Clause[];
}

const FILES = import.meta.glob("../../../docs/rules/**/*.md", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const TECHNICAL = /decisions|odds|test vectors|sources|sequences/i;
const CLAUSE = /^- \*\*([A-Z]{2}-\d+\.\d+\w*)\*\*\s+(.*?)(?:\s+\[([^[\]]*)\])?\s*$/;
const ROW = /^\| ([A-Z]{2}-\d+\.\d+\w*) \| (.*) \|\s*$/;
/** What the last column of a table is called if it holds the sources. */
const SOURCES = /\| (source|code|źródło|quelle|pramen) \|\s*$/i;
const IN_BRACKETS = /\[[^[\]]*\]/g;
const OURS = /(^|[\s;[])R(?![\p{L}\d])/u;

/** The rules of a game, in a language if they exist in it; none if it has no file. */
export async function rulesOf(game: string, options: string[], language: string = locale): Promise<Section[]> {
  const [english, translated] = [FILES[path(game)], FILES[path(game, language)]];
  if (!english) return [];
  const sections = parse(await english(), options);
  if (!translated) return sections;
  return [...parse(await translated(), options), ...sections.filter((section) => section.technical)];
}

const path = (game: string, language = ""): string => `../../../docs/rules/${language && `${language}/`}${game}.md`;

/** The sections of a rules file with their clauses, in paragraphs and in tables. */
export function parse(text: string, options: string[]): Section[] {
  const sections: Section[] = [];
  let technical = false;
  let sourced = false;
  for (const line of text.split("\n")) {
    const heading = /^(##+) (?:[\d.]+\w*\.?\s+)?(.*)/.exec(line);
    if (heading) {
      const title = heading[2]!;
      if (heading[1] === "##") technical = TECHNICAL.test(title);
      sections.push({
        title: plain(title),
        options: options.filter((each) => title.includes(`\`${each}\``)),
        technical,
        clauses: [],
      });
    } else {
      const clause = paragraph(line) ?? row(line, sourced);
      if (clause) sections.at(-1)?.clauses.push(clause);
      else if (line.startsWith("| ")) sourced = SOURCES.test(line);
    }
  }
  return sections.filter((section) => section.clauses.length);
}

function paragraph(line: string): Clause | null {
  const found = CLAUSE.exec(line);
  return found && clause(found[1]!, found[2]!, found[3] ?? "");
}

/** A row of a table; its sources are in the last cell, or else in brackets anywhere. */
function row(line: string, sourced: boolean): Clause | null {
  const found = ROW.exec(line);
  if (!found) return null;
  const cells = found[2]!.split(" | ").map((cell) => cell.trim());
  const source = sourced ? (cells.pop() ?? "") : cells.flatMap((cell) => cell.match(IN_BRACKETS) ?? []).join("; ");
  const texts = cells.map((cell) => (sourced ? cell : cell.replaceAll(IN_BRACKETS, "").trim()));
  return clause(found[1]!, texts.filter((cell) => cell && cell !== "–").join(" · "), source);
}

function clause(id: string, text: string, source: string): Clause {
  return { id, text: plain(text), source, ours: OURS.test(source) };
}

/** Markdown as plain text. */
function plain(text: string): string {
  return mark(text.replaceAll(/\*\*|`/g, "").replaceAll(/(^|\W)\*(\S[^*]*)\*/g, "$1$2"));
}
