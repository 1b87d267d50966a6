/** What this device remembers: tables with their secrets, the player's name, settings, the account's session. */

export interface Remembered {
  id: string;
  game: string;
  /** The secret that this device sits or watches with. */
  secret: string;
  /** Its seat, null for a spectator. */
  seat: number | null;
  /** When it was opened here, in seconds. */
  at: number;
  /** For whoever opened the table: all its links. */
  links?: { host: string; spectator: string; seats: (string | null)[] };
  /** For a tutorial: how far it is; steps count from 0. */
  lesson?: { step: number; steps: number } | undefined;
}

export interface Settings {
  language: string;
  theme: "" | "light" | "dark";
  sounds: boolean;
  motion: boolean;
  careful: boolean;
  /** Whether it is told how one answers what is asked. */
  hints: boolean;
}

const DEFAULTS: Settings = { language: "", theme: "", sounds: false, motion: true, careful: false, hints: true };
const MOST_TABLES = 100;

function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(`nomarch.${key}`) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`nomarch.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: everything works, and is forgotten with the page
  }
}

export const settings = (): Settings => ({ ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) });
export const keepSettings = (chosen: Settings): void => write("settings", chosen);

export const myName = (): string => read("name", "");
export const keepName = (name: string): void => write("name", name);

export const session = (): string | null => read<string | null>("session", null);
export const keepSession = (secret: string | null): void => write("session", secret);

/** The tables, latest first. */
export const tables = (): Remembered[] => read<Remembered[]>("tables", []);
export const tableOf = (id: string): Remembered | undefined => tables().find((table) => table.id === id);
export const forget = (id: string): void =>
  write(
    "tables",
    tables().filter((table) => table.id !== id),
  );

/** Remember a table; what was known of it and is not given stays. */
export function remember(table: Remembered): void {
  const known = tableOf(table.id);
  const others = tables().filter((other) => other.id !== table.id);
  write("tables", [{ ...known, ...table, at: known?.at ?? table.at }, ...others].slice(0, MOST_TABLES));
}
