/**
 * Every sentence comes from a message catalogue in Project Fluent: the client's own in `src/words/`, a game's in the
 * game's folder of the Python package, the same files that the terminal uses. A language without a message falls back to
 * English. Messages get a thing's name twice, as in Python: `$camel` is its name in the language, taken from the message
 * `camel-blue` or else `name-blue`, and `$camel_id` is `blue` itself, to select by.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameInfo } from "./api";
import type { Naming, Plain, Say } from "./board";
import { settings } from "./memory";

export const LANGUAGES: Record<string, string> = { en: "English", pl: "Polski", de: "Deutsch", cs: "Čeština" };

type Source = () => Promise<string>;
type Values = Record<string, string | number>;

const OWN = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Record<string, Source>;
const GAMES = import.meta.glob("../../../src/nomarch/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Source>;

/** The languages that the client's own words exist in. */
export const SPOKEN = Object.keys(LANGUAGES).filter((locale) => `../words/${locale}.ftl` in OWN);

/** The first language of the browser, or chosen one, that there is; else English. */
export function choose(wanted: readonly string[], spoken: readonly string[]): string {
  const short = wanted.map((tag) => tag.toLowerCase().split("-")[0]!);
  return short.find((tag) => spoken.includes(tag)) ?? "en";
}

/**
 * A setting that only tests choose: English with every text from a catalogue in ⟦…⟧, so that whatever is on a page
 * without them is seen to come from nowhere.
 */
export const PSEUDO = "pseudo";
const marking = settings().language === PSEUDO;
export const mark = (text: string): string => (marking ? `⟦${text}⟧` : text);

export const locale = choose(
  settings().language ? [settings().language] : globalThis.navigator ? navigator.languages : [],
  SPOKEN,
);

/** Catalogues, asked one after the other: a game's before the client's own, the language's before English. */
export class Words {
  constructor(
    private readonly bundles: FluentBundle[],
    private readonly marked: (text: string) => string = mark,
  ) {}

  static of(...sources: [locale: string, text: string][]): Words {
    return new Words(
      sources.map(([tongue, text]) => {
        const bundle = new FluentBundle(tongue, { useIsolating: false });
        bundle.addResource(new FluentResource(text));
        return bundle;
      }),
    );
  }

  /** The same words, each text in a frame. */
  framed(marked: (text: string) => string): Words {
    return new Words(this.bundles, marked);
  }

  /** These catalogues, and where they say nothing the others. */
  before(others: Words): Words {
    return new Words([...this.bundles, ...others.bundles], this.marked);
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The message with these values; its id if there is none, which a test would find. */
  readonly say: Say = (id, values = {}) => {
    const given: Values = {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === "string") {
        given[`${name}_id`] = value;
        given[name] = this.name(name, value) ?? value;
      } else given[name] = value;
    }
    const text = this.format(id, given);
    return text === null ? id : this.marked(text);
  };

  /** What a thing is called; those without a message, such as people, are called as they are. */
  called(name: string, value: string): string {
    const found = this.name(name, value);
    return found === null ? value : this.marked(found);
  }

  private name(name: string, value: string): string | null {
    return this.format(`${name}-${value}`, {}) ?? this.format(`name-${value}`, {});
  }

  private format(id: string, values: Values): string | null {
    const bundle = this.bundles.find((each) => each.hasMessage(id));
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, values, []) : null;
  }
}

/**
 * The words of one game: its events and actions as sentences, the seats called by their names. Where a position is given
 * and the game's `naming.ts` knows from it what a thing is, that is said instead of a number: by the message `<id>-seen`,
 * or, where there is none, by the usual one.
 */
export class GameWords {
  constructor(
    readonly words: Words,
    readonly game: Pick<GameInfo, "verbs" | "secrets">,
    private readonly naming: Naming | null = null,
  ) {}

  /** An event as a sentence. For a secret field $f, `$f_known` is yes or no. */
  tell(event: Plain, names: string[], view?: Plain): string {
    const values: Values = {};
    for (const [key, value] of Object.entries(event)) {
      if (key !== "event" && key !== "after") values[key] = value as string | number;
    }
    for (const field of this.game.secrets[event.event] ?? []) {
      values[`${field}_known`] = field in event ? "yes" : "no";
      values[field] ??= "";
    }
    return this.say(`event-${event.event}`, values, names, view);
  }

  /** An action, such as `desert:7:oasis`, as a phrase. */
  describe(action: string, names: string[], view?: Plain): string {
    const [verb, values] = this.parts(action);
    return this.say(`action-${verb}`, values, names, view);
  }

  /** What kind of action it is, as a heading. */
  kind(verb: string): string {
    return this.words.say(`menu-${verb}`);
  }

  /** What is asked before an action that would hurt by mistake; null if nothing is. */
  confirmation(action: string, names: string[], view?: Plain): string | null {
    const [verb, values] = this.parts(action);
    return this.words.has(`confirm-${verb}`) ? this.say(`confirm-${verb}`, values, names, view) : null;
  }

  /** What a seat is asked. */
  asked(decision: string, seat: number, names: string[], view: Plain): string {
    return this.say(`asked-${decision}`, { seat }, names, view);
  }

  /** How one answers, for who does not know yet; empty where nothing is to be said. */
  hint(decision: string): string {
    return this.words.has(`hint-${decision}`) ? this.words.say(`hint-${decision}`) : "";
  }

  private say(id: string, values: Values, names: string[], view?: Plain): string {
    const known = view ? this.naming?.(id, values, view, this.words.say) : null;
    const seen = known && this.words.has(`${id}-seen`);
    return this.words.say(seen ? `${id}-seen` : id, named({ ...values, ...known }, names));
  }

  private parts(action: string): [string, Values] {
    const [verb, ...args] = action.split(":") as [string, ...string[]];
    const kinds = Object.entries(this.game.verbs[verb]?.arguments ?? {});
    return [verb, Object.fromEntries(kinds.map(([name, kind], n) => [name, kind === "number" ? +args[n]! : args[n]!]))];
  }
}

/** The values with names instead of the numbers of seats. */
function named(values: Values, names: string[]): Values {
  const isSeat = (key: string): boolean => key === "seat" || key.endsWith("_seat");
  return Object.fromEntries(Object.entries(values).map(([key, v]) => [key, isSeat(key) ? (names[+v] ?? v) : v]));
}

async function load(sources: Record<string, Source>, path: (locale: string) => string): Promise<Words> {
  const found = [...new Set([locale, "en"])].filter((tongue) => path(tongue) in sources);
  return Words.of(
    ...(await Promise.all(found.map(async (tongue) => [tongue, await sources[path(tongue)]!()] as [string, string]))),
  );
}

/** The client's own words. */
export const own: Words = await load(OWN, (tongue) => `../words/${tongue}.ftl`);
export const t: Say = own.say;

/** A game's words, with the client's own behind them. */
export async function wordsOf(game: string): Promise<Words> {
  return (await load(GAMES, (tongue) => `../../../src/nomarch/games/${game}/words/${tongue}.ftl`)).before(own);
}

const DATE = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const TIME = new Intl.DateTimeFormat(locale, { timeStyle: "short" });

/** A moment, given in seconds, as date and time. */
export const dateTime = (seconds: number): string => mark(DATE.format(seconds * 1000));
export const timeOfDay = (seconds: number): string => mark(TIME.format(seconds * 1000));
/** A number with at most so many decimals. */
export const number = (value: number, decimals = 0): string =>
  value.toLocaleString(locale, { maximumFractionDigits: decimals, minimumFractionDigits: decimals });
export const signed = (value: number, decimals: number): string =>
  value.toLocaleString(locale, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
    signDisplay: "always",
  });
export const percent = (value: number): string =>
  value.toLocaleString(locale, { style: "percent", maximumFractionDigits: 0 });
/** Names as a list: "a, b and c". */
export const list = (items: string[]): string => new Intl.ListFormat(locale).format(items);
