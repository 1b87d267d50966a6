/** Pieces (`data-piece`) are seen moving from where they were to where they are. */

const MS = 420;

export type Places = Map<string, DOMRect>;

/** Where each piece is now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const id = piece.getAttribute("data-piece")!;
    if (!found.has(id)) found.set(id, piece.getBoundingClientRect());
  }
  return found;
}

/** Let the pieces that are elsewhere than before come from there, and new ones appear. */
export function move(root: ParentNode, before: Places): void {
  const seen = new Set<string>();
  for (const piece of root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-piece]")) {
    const id = piece.getAttribute("data-piece")!;
    if (seen.has(id)) continue;
    seen.add(id);
    const was = before.get(id);
    const is = piece.getBoundingClientRect();
    piece.classList.remove("recent");
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MS });
    } else if (Math.hypot(was.x - is.x, was.y - is.y) > 2) {
      const [x, y] = inOwnUnits(piece, was.x - is.x, was.y - is.y);
      piece.classList.add("recent");
      const pointerEvents = "none"; // what it flies over can be touched meanwhile
      const way = [{ translate: `${x}px ${y}px` }, { translate: "0 0" }].map((place) => ({ ...place, pointerEvents }));
      piece.animate(way, { duration: MS, easing: "ease-in-out" });
    }
  }
}

/** A way on the screen in the units in which the piece is drawn, for a picture is scaled. */
function inOwnUnits(piece: Element, x: number, y: number): [number, number] {
  const parent = piece instanceof SVGElement ? (piece.parentElement as SVGGraphicsElement | null) : null;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : null;
  return matrix ? [x * matrix.a + y * matrix.c, x * matrix.b + y * matrix.d] : [x, y];
}
