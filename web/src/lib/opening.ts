/** Opening a table and sitting down at it. */
import { ask, type GameInfo, type NewLinks, Refused, secretOf, type SeatWish } from "./api";
import type { Plain } from "./board";
import { forget, myName, remember, type Remembered, session, tables } from "./memory";
import { go } from "./router.svelte";
import { t } from "./words";

const SENSIBLE_PLAYERS = 4;
const SENSIBLE_BOT = "skilled";
const POLL_MS = 600;

export interface NewTable {
  game: string;
  options?: Record<string, boolean | string>;
  seats: SeatWish[];
  clock?: Plain;
  record?: string;
}

/** How many play unless somebody says otherwise. */
export function sensiblePlayers(game: GameInfo): number {
  return Math.min(SENSIBLE_PLAYERS, game.players.at(-1)!);
}

/** Call `report` with how far the game's preparation is until it is ready. */
export async function prepared(game: string, report: (done: number) => void): Promise<void> {
  for (;;) {
    const { preparing } = await ask<GameInfo>("GET", `/api/games/${game}`);
    if (preparing === null) return;
    report(preparing);
    await new Promise((wake) => setTimeout(wake, POLL_MS));
  }
}

/** Sit down by a seat's link; the game counts for the account if one is logged in. */
export async function sit(table: string, secret: string, name: string, seat?: number): Promise<string | null> {
  const body = seat === undefined ? { name } : { name, seat };
  const done = await ask<{ link: string | null }>("POST", `/api/tables/${table}/sit`, {
    secret,
    body,
    session: session(),
  });
  return done.link ?? null;
}

/** Open a table, sit down at one's own seat if there is one, and go there. */
export async function open(wish: NewTable, own: number | null): Promise<void> {
  const made = await ask<NewLinks>("POST", "/api/tables", { body: wish });
  const link = own === null ? made.spectator : made.seats[own]!;
  const secret = secretOf(link);
  const { host, spectator, seats } = made;
  remember({
    id: made.table,
    game: wish.game,
    secret,
    seat: own,
    at: Date.now() / 1000,
    links: { host, spectator, seats },
  });
  if (own !== null) await sit(made.table, secret, myName() || t("guest"));
  go(link);
}

/** A game against bots, at once. */
export async function playNow(game: GameInfo, report: (done: number) => void): Promise<void> {
  await prepared(game.name, report);
  const bots = Array.from({ length: sensiblePlayers(game) - 1 }, () => ({ kind: "bot" as const, bot: SENSIBLE_BOT }));
  await open({ game: game.name, seats: [{ kind: "person" }, ...bots] }, 0);
}

/** The tutorial of a game that was begun on this device. */
export const begun = (game: string): Remembered | undefined =>
  tables().find((table) => table.game === game && table.lesson);

/** Whether a tutorial is at its end. */
export const learned = ({ lesson }: Remembered): boolean => lesson!.step === lesson!.steps - 1;

/** Go on with the tutorial of a game, or begin it. */
export async function learn(game: GameInfo, report: (done: number) => void): Promise<void> {
  await prepared(game.name, report);
  const known = begun(game.name);
  if (known) {
    const { id, secret } = known;
    try {
      if (learned(known)) await ask("POST", `/api/tables/${id}/step`, { secret, body: { to: 0 } });
      else await ask("GET", `/api/tables/${id}`, { secret });
      go(`/t/${id}#${secret}`);
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not_found") throw error;
      forget(id);
    }
  }
  const { table: id, seats } = await ask<NewLinks>("POST", "/api/tutorials", { body: { game: game.name } });
  const secret = secretOf(seats[0]!);
  const lesson = { step: 0, steps: game.tutorial };
  remember({ id, game: game.name, secret, seat: 0, at: Date.now() / 1000, lesson });
  await sit(id, secret, myName() || t("guest"));
  go(seats[0]!);
}
