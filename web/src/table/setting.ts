import type { GameInfo } from "../lib/api";
import type { Drawings, Say } from "../lib/board";
import type { Live } from "../lib/live.svelte";
import type { GameWords } from "../lib/words";

/** What all parts of a table's page share. */
export interface Setting extends Drawings {
  live: Live;
  game: GameInfo;
  words: GameWords;
  say: Say;
}
