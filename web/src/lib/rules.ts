/** A game's rules by clause, from the file that is the law of the project (`docs/rules/`). */

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

const FILES = import.meta.glob("../../../docs/rules/*.md", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const TECHNICAL = /decisions|odds|test vectors|sources|sequences/i;
const CLAUSE = /^- \*\*([A-Z]{2}-\d+\.\d+\w*)\*\*\s+(.*?)(?:\s+\[([^[\]]*)\])?\s*$/;
const ROW = /^\| ([A-Z]{2}-\d+\.\d+\w*) \| (.*) \|\s*$/;

/** The rules of a game; none if it has no file. */
export async function rulesOf(game: string, options: string[]): Promise<Section[]> {
  const file = FILES[`../../../docs/rules/${game}.md`];
  return file ? parse(await file(), options) : [];
}

/** The sections of a rules file with their clauses, in paragraphs and in tables. */
export function parse(text: string, options: string[]): Section[] {
  const sections: Section[] = [];
  let technical = false;
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
      const clause = paragraph(line) ?? row(line);
      if (clause) sections.at(-1)?.clauses.push(clause);
    }
  }
  return sections.filter((section) => section.clauses.length);
}

function paragraph(line: string): Clause | null {
  const found = CLAUSE.exec(line);
  return found && clause(found[1]!, found[2]!, found[3] ?? "");
}

/** A row of a table; its last cell is the source. */
function row(line: string): Clause | null {
  const found = ROW.exec(line);
  if (!found) return null;
  const cells = found[2]!.split(" | ").map((cell) => cell.trim());
  const source = cells.pop() ?? "";
  return clause(found[1]!, cells.filter((cell) => cell && cell !== "–").join(" · "), source);
}

function clause(id: string, text: string, source: string): Clause {
  return { id, text: plain(text), source, ours: /(^|[\s;])R\b/.test(source) };
}

/** Markdown as plain text. */
function plain(text: string): string {
  return text.replaceAll(/\*\*|`/g, "").replaceAll(/(^|\W)\*(\S[^*]*)\*/g, "$1$2");
}
