/** A table as this device sees it: the WebSocket with its coming back, and what is shown of what has arrived. */
import { ask, Refused } from "./api";
import type { Plain } from "./board";
import { settings } from "./memory";
import { t } from "./words";

export interface Seat {
  kind: "person" | "open" | "bot";
  name: string | null;
  bot: string | null;
  out_of_time: boolean;
}

export interface Proposal {
  what: "undo" | "pause" | "abandon";
  number: number;
  by: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, Plain>;
  status: "open" | "running" | "over" | "abandoned";
  paused: boolean;
  seats: Seat[];
  proposal: Proposal | null;
  rematch: string | null;
  commitment: string;
  seed: string | null;
  clock: Plain;
}

export interface Said {
  number: number;
  seat: number;
  at: number;
  text: string;
}

export interface Clocks {
  left: number[];
  running: number | null;
  /** When this was told, in milliseconds of this page. */
  told: number;
}

/** The step of a tutorial: its number, what it points at, and what is to be played now. */
export interface Lesson {
  step: number;
  steps: number;
  name: string;
  point: string[];
  do: string | null;
  /** How many actions are to be played in this step; none: it is only read. */
  acts: number;
}

/** One position as it is shown: with everything that has happened until then, and what was new in it. */
export interface Shown {
  view: Plain;
  legal: [action: string, target: string][];
  steps: string[];
  /** Where undoing leads to: how many actions remain; null if there is nothing to take back. */
  last: number | null;
  turn: number;
  events: Plain[];
  fresh: Plain[];
  lesson: Lesson | null;
}

/** How the bots at a table are called, by seat. */
export const BOT_NAMES = ["Ani", "Tiye", "Hapu", "Meret", "Senu", "Nebet", "Ipuy", "Kiya", "Baki", "Tamit"];
/** How long a position is shown before the next one, longer where more has happened than one reads at a glance. */
const PACE_MS = { least: 700, each: 250, most: 2500 };
const GLANCE = 3;
const MOST_WAITING = 40;
const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000];
const GONE_FOR_GOOD = 1008;

export type Connection = "connecting" | "live" | "lost" | "refused";

export class Live {
  connection: Connection = $state("connecting");
  refused: Refused | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  chat: Said[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  /** A moment of the past that is looked at instead; null: now. */
  past: { played: number; view: Plain } | null = $state.raw(null);
  /** How many positions have arrived and are not shown yet. */
  waiting = $state(0);
  names: string[] = $derived(this.info ? namesOf(this.info, this.seat) : []);
  ended: boolean = $derived(this.info !== null && ["over", "abandoned"].includes(this.info.status) && !this.waiting);

  /** Called instead of showing at once, so that pieces can be seen moving. */
  present: (apply: () => void, next: Shown) => void = (apply) => apply();

  private socket: WebSocket | null = null;
  private number: number | undefined;
  private events: Plain[] = [];
  private queue: Shown[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private requests = new Map<number, { done: (answer: Plain) => void; failed: (error: Refused) => void }>();
  private asked = 0;
  private moments = new Map<number, Plain>();
  private wanted = 0;
  private looking = false;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {}

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  // The connection

  open = (): void => {
    clearTimeout(this.retry);
    if (this.socket || this.connection === "refused") return;
    const address = new URL(`${this.path}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => socket.send(JSON.stringify({ link: this.secret, since: this.number }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string));
    socket.onclose = (event) => this.lost(socket, event.code);
    addEventListener("online", this.open);
    addEventListener("focus", this.open);
    addEventListener("offline", this.drop);
  };

  close(): void {
    removeEventListener("online", this.open);
    removeEventListener("focus", this.open);
    removeEventListener("offline", this.drop);
    clearTimeout(this.retry);
    clearTimeout(this.pause);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** The network is gone: do not wait for the system to notice. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, 0);
    socket.close();
  };

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const request of this.requests.values()) request.failed(new Refused("unreachable", ""));
    this.requests.clear();
    if (code === GONE_FOR_GOOD) {
      this.connection = "refused";
      this.refused ??= new Refused("not_allowed", "");
      return;
    }
    this.connection = "lost";
    this.retry = setTimeout(this.open, RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)]);
  }

  /** Do something at the table; resolves when it is durable. */
  do(what: string, body: Plain = {}): Promise<Plain> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("unreachable", ""));
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ do: what, id, ...body }));
    return new Promise((done, failed) => this.requests.set(id, { done, failed }));
  }

  play(action: string): Promise<Plain> {
    this.skip();
    return this.do("play", { action, turn: this.shown!.turn });
  }

  ask<Answer>(what: string): Promise<Answer> {
    return ask<Answer>("GET", `${this.path}/${what}`, { secret: this.secret });
  }

  // What arrives

  private receive(message: Plain): void {
    if (message.type === "table") return this.told(message);
    const request = this.requests.get(message.id);
    this.requests.delete(message.id);
    if (message.type === "done") return request?.done(message);
    const { code, message: text, clause } = message.error;
    const error = new Refused(code, text, clause);
    if (request) request.failed(error);
    else this.refused = error;
  }

  private told(message: Plain): void {
    this.connection = "live";
    this.failures = 0;
    this.number = message.number;
    this.seat = message.seat;
    if (message.chat) {
      const known = this.chat.at(-1)?.number ?? -1;
      this.chat = [...this.chat, ...(message.chat as Said[]).filter((said) => said.number > known)];
    }
    if (message.view) {
      if (message.first_event < this.events.length) this.moments.clear();
      this.events = [...this.events.slice(0, message.first_event), ...message.events];
      const { view, legal, steps, last, turn, lesson = null, events: fresh } = message;
      this.queue.push({ view, legal, steps, last, turn, lesson, fresh, events: this.events });
      this.waiting = this.queue.length;
      if (message.clocks) this.clocks = { ...message.clocks, told: performance.now() };
    }
    if (message.table) this.info = message.table;
    this.pump();
  }

  private pump(): void {
    if (this.pause !== undefined || !this.queue.length) return;
    const paced = this.shown !== null && settings().motion && !still() && !document.hidden;
    const passed = !paced || this.queue.length > MOST_WAITING ? this.queue.splice(0, this.queue.length - 1) : [];
    const { fresh, ...position } = this.queue.shift()!;
    // what happened in positions that are not shown is told all the same
    const next = { ...position, fresh: [...passed.flatMap((each) => each.fresh), ...fresh] };
    this.waiting = this.queue.length;
    const apply = (): void => void (this.shown = next);
    if (paced) this.present(apply, next);
    else apply();
    if (paced && !next.legal.length) {
      this.pause = setTimeout(() => {
        this.pause = undefined;
        this.pump();
      }, pace(next.fresh.length));
    }
  }

  /** Show how things are now, without waiting. */
  skip(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.queue.splice(0, this.queue.length - 1);
    this.pump();
  }

  // The past

  /** Look at the game as it was after so many actions; at the last one or beyond: now. Whoever moves on before a moment
   * has come is shown the last one that he wanted. */
  async look(played: number): Promise<void> {
    this.wanted = played;
    if (this.looking) return;
    this.looking = true;
    try {
      let at: number | null = null;
      while (at !== this.wanted) {
        at = this.wanted;
        await this.show(at);
      }
    } finally {
      this.looking = false;
    }
  }

  private async show(played: number): Promise<void> {
    if (played >= ((this.shown?.view.played as number | undefined) ?? 0)) {
      this.past = null;
      return;
    }
    const at = Math.max(0, played);
    if (!this.moments.has(at)) this.moments.set(at, await this.ask<Plain>(`moments/${at}`));
    this.past = { played: at, view: this.moments.get(at).view };
  }
}

const pace = (events: number): number =>
  Math.min(PACE_MS.most, PACE_MS.least + PACE_MS.each * Math.max(0, events - GLANCE));

/** Whether this device asks for little motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What the players are called; whoever gave no name calls himself "You". */
export function namesOf(info: TableInfo, own: number | null): string[] {
  const name = (seat: Seat, number: number): string | null =>
    number === own && seat.name === t("guest") ? t("who-you") : seat.name;
  return info.seats.map((seat, number) =>
    seat.kind === "bot"
      ? BOT_NAMES[number % BOT_NAMES.length]!
      : (name(seat, number) ?? t("seat-free", { number: number + 1 })),
  );
}
