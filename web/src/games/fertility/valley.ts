/** The squares of the valley, and where they are drawn: letters count columns from the west, numbers rows from the north. */

import type { Orientation } from "./view";

export interface Square {
  column: number;
  row: number;
}

export const SIZE = 44;
export const ROWS = 8;

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

/** The step from a tile's first half to its other half in the picture. */
export function shift(orientation: Orientation, upright: boolean): { x: number; y: number } {
  const { column, row } = STEPS[orientation];
  return upright ? { x: -row || 0, y: column } : { x: column, y: row };
}
