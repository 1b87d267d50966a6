/**
 * What a game gives to the table page, and what it gets. A game's pictures are in `src/games/<game>/`:
 *
 *   Board.svelte   the middle of the table                          props `BoardProps`
 *   Panel.svelte   optional: what lies in front of one player       props `PanelProps`
 *   Final.svelte   optional: what a player had in the end, shown with the result   props `PanelProps`
 *   card.svg       its picture on the home page, viewBox 0 0 320 180
 *   Scoring.svelte optional: what brought a player the points of one line of the score sheet; then the end is told, line
 *                  by line of those with a message `scoring-<line>`                 props `ScoringProps`
 *   gains.ts       optional: `GAINS`, the events whose amount is money, points or goods for a seat, shown as coins
 *   naming.ts      optional: `NAMING`, what the things are that actions and events only number (`Naming`)
 *
 * A board only draws the view; it knows no rule, and nothing of clicks. It puts
 *
 *   data-target="space:7"      on everything (HTML or SVG) that some action can touch: the server's target strings
 *   data-name="space 7"        optional, on the same element: a plain name for hover and screen readers
 *   data-action="place:0:E:b3" optional, beside data-target: the element stands for this one action only, not for all of
 *                              its target; it is marked if that action is legal, and touching it plays it without a menu.
 *                              A board that lets one turn a tile before laying it changes this as the tile turns.
 *   data-piece="camel:blue"    on things that move: the same piece has the same id in every view. The element itself has
 *                              no `transform`, so that it can be animated by one (in the units of its parent's system:
 *                              parents may be scaled)
 *
 * The table page does the rest by delegation: elements whose target is legal now get the class `legal`, a tab stop, the
 * role of a button and a name made of their actions; while a menu hangs at an element it has the class `chosen`.
 * The class `recent` is put on pieces that moved with the last event. The page's style sheet draws these classes with a
 * halo (`outline` for HTML; `filter: drop-shadow` for SVG). A board may refine that for its own elements, e.g. by a
 * `<rect class="halo">` inside the group, which the page's style sheet shows only below `.legal` and `.chosen`.
 * A target may be on several elements; all of them are marked. Actions whose target is nowhere on the board or in the
 * panels are offered as buttons below the board.
 *
 * Room: the board is put into an element with `container: board / size` whose size the page decides, about 800 × 640 on a
 * wide screen and 360 × 400 on a phone. It fills that element (an `<svg>` with viewBox: `width: 100%; height: 100%`), and
 * may lay itself out otherwise by `@container board (max-width: 520px)` or by aspect ratio. A Panel gets about 300 px of
 * width and scrolls with the list of players; one's own is also shown below the board on a phone, where it should not be
 * higher than 130 px, unless the board shows one's own things itself and has the class `own-within`. Things to touch are
 * at least 44 px in both directions at 360 px, or have an invisible larger `<rect fill="transparent">` in their group,
 * or lie in something with `data-magnifies`, where the first touch makes them that large. Everything that can be touched
 * now is in sight without scrolling, also on a phone (a room narrower than 560 px): a board that is too large shows the
 * part that is asked for, and has `shared/Parts.svelte` to look at the others (`tests/web/test_phone.py`).
 *
 * The server forbids inline styles (Content-Security-Policy): no `style="…"` attribute in a template. Use classes,
 * `style:left={…}` (which goes through the DOM) and SVG attributes.
 *
 * Text has a contrast of 4.5 : 1 with what is behind it, and headings in a board begin at h3: axe looks at every table, in
 * light and dark (`pytest tests/web/test_for_everybody.py -k any_table` after `make pages`).
 *
 * Colours of seats are the CSS custom properties `--seat-0` to `--seat-9` (with `--seat-ink-0` … for text upon them);
 * theirs in each game are the board's affair where the game has colours of its own.
 */
import type { Component } from "svelte";

/** Plain JSON, as the server sent it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Plain = any;

/** A message of the game's catalogue (else of the client's own), with its arguments; see `words.ts`. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

export interface BoardProps {
  /** What this seat may see, as the server sent it. */
  view: Plain;
  /** One's own seat, null for a spectator. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  say: Say;
  /** The table's options, all of them. */
  options: Record<string, Plain>;
  /** What the step of a tutorial points at, by target, piece or part; a board that shows one part at a time shows it. */
  pointed: string[];
}

export interface PanelProps {
  view: Plain;
  /** Whose panel it is. */
  player: number;
  /** One's own seat, null for a spectator. */
  seat: number | null;
  names: string[];
  say: Say;
}

export interface ScoringProps extends PanelProps {
  /** The line of the score sheet. */
  category: string;
  /** All that happened in the game. */
  events: Plain[];
}

/**
 * What the things are in an action or event that only has their numbers, as far as the position shows it: values with
 * which the message `<id>-seen` is said, or the message itself where there is no such one; null where nothing is known.
 * The values have numbers for seats.
 */
export type Naming = (id: string, values: Record<string, Plain>, view: Plain, say: Say) => Record<string, Plain> | null;

export interface Drawings {
  Board: Component<BoardProps> | null;
  Panel: Component<PanelProps> | null;
  Final: Component<PanelProps> | null;
  Scoring: Component<ScoringProps> | null;
  naming: Naming | null;
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const BOARDS = import.meta.glob("../games/*/Board.svelte") as Record<string, Loader<BoardProps>>;
const PANELS = import.meta.glob("../games/*/Panel.svelte") as Record<string, Loader<PanelProps>>;
const FINALS = import.meta.glob("../games/*/Final.svelte") as Record<string, Loader<PanelProps>>;
const SCORINGS = import.meta.glob("../games/*/Scoring.svelte") as Record<string, Loader<ScoringProps>>;
const NAMINGS = import.meta.glob("../games/*/naming.ts", { import: "NAMING" }) as Record<string, () => Promise<Naming>>;
const CARDS = import.meta.glob("../games/*/card.svg", { eager: true, query: "?url", import: "default" }) as Record<
  string,
  string
>;

const GAINS = import.meta.glob("../games/*/gains.ts", { eager: true, import: "GAINS" }) as Record<string, string[]>;

/** The events of a game whose amount is a gain. */
export function gains(game: string): string[] {
  return GAINS[`../games/${game}/gains.ts`] ?? [];
}

/** The address of a game's picture, undefined if it has none. */
export function card(game: string): string | undefined {
  return CARDS[`../games/${game}/card.svg`];
}

/** A game's drawings, each in a chunk of its own, loaded when its table is opened. */
export async function drawings(game: string): Promise<Drawings> {
  const [board, panel, final, scoring, naming] = await Promise.all([
    BOARDS[`../games/${game}/Board.svelte`]?.(),
    PANELS[`../games/${game}/Panel.svelte`]?.(),
    FINALS[`../games/${game}/Final.svelte`]?.(),
    SCORINGS[`../games/${game}/Scoring.svelte`]?.(),
    NAMINGS[`../games/${game}/naming.ts`]?.(),
  ]);
  return {
    Board: board?.default ?? null,
    Panel: panel?.default ?? null,
    Final: final?.default ?? null,
    Scoring: scoring?.default ?? null,
    naming: naming ?? null,
  };
}
