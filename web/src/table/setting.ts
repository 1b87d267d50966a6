import type { Component } from "svelte";
import type { GameInfo } from "../lib/api";
import type { BoardProps, PanelProps, Say } from "../lib/board";
import type { Live } from "../lib/live.svelte";
import type { GameWords } from "../lib/words";

/** What all parts of a table's page share. */
export interface Setting {
  live: Live;
  game: GameInfo;
  words: GameWords;
  say: Say;
  Board: Component<BoardProps> | null;
  Panel: Component<PanelProps> | null;
}
