/** The things on the table that can be touched: found by `data-target`, marked and named for everybody. */

export type Legal = [action: string, target: string][];

/** The legal actions by the thing that they touch. */
export function byTarget(legal: Legal): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [action, target] of legal) found.set(target, [...(found.get(target) ?? []), action]);
  return found;
}

/** The actions by their kinds, in order. */
export function byVerb(actions: string[]): [verb: string, actions: string[]][] {
  const found = new Map<string, string[]>();
  for (const action of actions) {
    const verb = action.split(":", 1)[0]!;
    found.set(verb, [...(found.get(verb) ?? []), action]);
  }
  return [...found];
}

/** What is a button or the like by itself, which a board may use for its own purposes. */
const CONTROLS = "button, a[href], input, select, summary";

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Whether it is anywhere on the screen, and not in a part that is hidden now. */
export function visible(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.closest("[inert]");
}

/**
 * Mark all things in a part of the page. `label` names what can be done with a thing. Returns the targets that were
 * found and can be seen.
 */
export function mark(
  root: ParentNode,
  legal: Map<string, string[]>,
  label: (actions: string[]) => string,
): Set<string> {
  const found = new Set<string>();
  for (const element of root.querySelectorAll("[data-target], [data-name], .legal")) {
    const target = element.getAttribute("data-target");
    const name = element.getAttribute("data-name");
    const actions = target === null ? undefined : actionsOf(element, legal);
    if (target !== null && visible(element)) found.add(target);
    const holds = element.querySelector("[data-target], [data-name]") !== null;
    element.classList.toggle("legal", actions !== undefined);
    if (element.matches(CONTROLS)) {
      const called = [name, actions && label(actions)].filter(Boolean).join(": ");
      set(element, "aria-label", called ? withText(called, element) : null);
    } else if (actions) {
      set(element, "role", "button");
      set(element, "tabindex", "0");
      set(element, "aria-label", withText([name, label(actions)].filter(Boolean).join(": "), element));
      set(element, "aria-haspopup", actions.length > 1 ? "menu" : null);
    } else {
      set(element, "tabindex", null);
      set(element, "aria-haspopup", null);
      set(element, "role", name ? (holds ? "group" : "img") : null);
      set(element, "aria-label", name);
    }
  }
  return found;
}

/** A name with the text that stands on the thing in it, so that who speaks to the computer can say what he reads. */
function withText(name: string, element: Element): string {
  const words = (text: string): string =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(" ") ?? ""
    } `;
  const text = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  return words(name).includes(words(text)) ? name : `${name}. ${text}`;
}

/** What can be done with a thing now: all that its target allows, or the one action that it stands for. */
export function actionsOf(element: Element, legal: Map<string, string[]>): string[] | undefined {
  const actions = legal.get(element.getAttribute("data-target")!);
  const only = element.getAttribute("data-action");
  if (only === null) return actions;
  return actions?.includes(only) ? [only] : undefined;
}

/** The thing that an event is about: the innermost that can be touched now, else the innermost of all. */
export function touched(event: Event): Element | null {
  const innermost = (event.target as Element).closest("[data-target]");
  return (event.target as Element).closest(".legal") ?? innermost;
}
