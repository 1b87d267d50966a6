/** Where a text stands that is about things on the table: beside them, and on none of them. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

/** Whether the one box lies wholly within the other. */
export const covers = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The corner of a text of this size beside the things: right, left, below or above; null if there is no room. */
export function beside(things: Box[], size: Size, window: Size): { left: number; top: number } | null {
  if (!things.length) return null;
  const all: Box = {
    left: Math.min(...things.map((thing) => thing.left)),
    top: Math.min(...things.map((thing) => thing.top)),
    right: Math.max(...things.map((thing) => thing.right)),
    bottom: Math.max(...things.map((thing) => thing.bottom)),
  };
  const within = (at: number, length: number, most: number): number =>
    Math.max(EDGE, Math.min(at, most - length - EDGE));
  const left = within((all.left + all.right - size.width) / 2, size.width, window.width);
  const top = within((all.top + all.bottom - size.height) / 2, size.height, window.height);
  const spots = [
    { left: all.right + GAP, top },
    { left: all.left - GAP - size.width, top },
    { left, top: all.bottom + GAP },
    { left, top: all.top - GAP - size.height },
  ];
  const room = { left: 0, top: 0, right: window.width, bottom: window.height };
  const fits = (spot: { left: number; top: number }): boolean => {
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    return covers(room, box) && !things.some((thing) => touch(box, thing));
  };
  return spots.find(fits) ?? null;
}

/** Mark the things that are pointed at, found by their targets, pieces or parts; those that can be seen. */
export function point(roots: Element[], names: string[]): Element[] {
  const wanted = names.flatMap((name) => ["target", "piece", "part"].map((kind) => `[data-${kind}="${name}"]`)).join();
  const all = roots.flatMap((root) => [root, ...root.querySelectorAll("[data-target], [data-piece], [data-part]")]);
  const found = new Set(wanted ? all.filter((thing) => thing.matches(wanted)) : []);
  for (const thing of all) thing.classList.toggle("pointed", found.has(thing));
  return [...found].filter((thing) => thing.getClientRects().length > 0);
}
