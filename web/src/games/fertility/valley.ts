/** The squares of the valley, and where they are drawn: letters count columns from the west, numbers rows from the north. */

import type { Orientation } from "./view";

export interface Square {
  column: number;
  row: number;
}

export const SIZE = 44;
export const ROWS = 8;
/** How many columns a valley board has. */
export const BOARD_COLUMNS = 4;

export const STEPS: Record<Orientation, Square> = {
  E: { column: 1, row: 0 },
  S: { column: 0, row: 1 },
  W: { column: -1, row: 0 },
  N: { column: 0, row: -1 },
};

export const named = ({ column, row }: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export function parsed(name: string): Square {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function beside({ column, row }: Square, orientation: Orientation): Square {
  const step = STEPS[orientation];
  return { column: column + step.column, row: row + step.row };
}

/** Where a square is drawn: its upper left corner. On a phone the valley is turned, east down, so that it is narrow. */
export function corner({ column, row }: Square, upright: boolean): { x: number; y: number } {
  return upright ? { x: (ROWS - 1 - row) * SIZE, y: column * SIZE } : { x: column * SIZE, y: row * SIZE };
}

/** The part of a picture that is shown, in squares. */
export interface Section {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least width of a square that a finger hits. */
export const FINGER = 44;
/** How wide squares are when a part of the valley is magnified. */
const LARGE = 60;

/** How wide a square of a whole picture is in a room. */
export const squareIn = (whole: { across: number; down: number }, room: { width: number; height: number }): number =>
  Math.min(room.width / whole.across, room.height / whole.down);

/**
 * The part of a picture that fills its room with large squares. The square whose middle was touched stays about where
 * it is, and is wholly shown.
 */
export function magnified(
  whole: { across: number; down: number },
  room: { width: number; height: number },
  touched: { x: number; y: number },
): Section {
  const width = Math.min(whole.across, room.width / LARGE);
  const height = Math.min(whole.down, room.height / LARGE);
  const begin = (at: number, all: number, seen: number): number =>
    Math.max(at + 0.5 - seen, Math.min(at - 0.5, (at / all) * (all - seen)));
  return { x: begin(touched.x, whole.across, width), y: begin(touched.y, whole.down, height), width, height };
}

/** The step from a tile's first half to its other half in the picture. */
export function shift(orientation: Orientation, upright: boolean): { x: number; y: number } {
  const { column, row } = STEPS[orientation];
  return upright ? { x: -row || 0, y: column } : { x: column, y: row };
}
