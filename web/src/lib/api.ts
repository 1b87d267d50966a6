/** Requests to the server, and what it answers; docs/server.md describes it. */
import type { Plain } from "./board";
import { locale } from "./words";

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  length: string;
  players: number[];
  bots: string[];
  options: { name: string; choices: string[]; default: boolean | string; about: string }[];
  verbs: Record<string, { clause: string; arguments: Record<string, "number" | "name"> }>;
  secrets: Record<string, string[]>;
  ours: { subject: string; things: string[]; values: string[]; clause: string }[];
  advice: boolean;
  /** How many steps its tutorial has; 0: there is none. */
  tutorial: number;
  preparing: number | null;
}

export interface NewLinks {
  table: string;
  commitment: string;
  host: string;
  spectator: string;
  seats: (string | null)[];
}

export interface SeatWish {
  kind: "person" | "open" | "bot";
  bot?: string;
}

export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  sheet: Record<string, number>[];
  history: number[][];
}

export interface Advice {
  charts: { name: string; parts: string[]; rows: Record<string, number[]> }[];
  values: Record<string, number>;
}

/** What the server refuses: a stable code, a sentence, and the clause if a rule is the reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

interface Request {
  secret?: string | undefined;
  body?: unknown;
  session?: string | null;
}

async function send(method: string, path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": locale };
  if (request.secret) headers["Authorization"] = `Bearer ${request.secret}`;
  if (request.session) headers["Nomarch-Session"] = request.session;
  const init: RequestInit = { method, headers };
  if (request.body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(request.body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("unreachable", "");
  }
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({ error: { code: "failed", message: "" } }))) as Plain;
  throw new Refused(error.code, error.message, error.clause);
}

/** Ask for JSON. */
export async function ask<Answer>(method: string, path: string, request: Request = {}): Promise<Answer> {
  return (await (await send(method, path, request)).json()) as Answer;
}

/** Ask for a text. */
export async function askText(path: string, secret: string): Promise<string> {
  return (await send("GET", path, { secret })).text();
}

let games: Promise<GameInfo[]> | undefined;

/** The games, asked for once; how far their preparation is must be asked anew. */
export function allGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("GET", "/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** One game; refused if there is none of that name. */
export async function oneGame(name: string): Promise<GameInfo> {
  const found = (await allGames()).find((game) => game.name === name);
  if (!found) throw new Refused("not_found", "");
  return found;
}

/** The secret in a link such as `/t/TABLE#SECRET`. */
export function secretOf(link: string): string {
  return link.slice(link.indexOf("#") + 1);
}
