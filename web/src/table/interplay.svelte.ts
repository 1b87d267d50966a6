/** What the player does with the things on the table: touching, choosing, confirming, asking why not. */
import { ask } from "../lib/api";
import { settings } from "../lib/memory";
import { complain, tell } from "../lib/notices.svelte";
import { actionsOf, byTarget, touched, visible } from "../lib/targets";
import { t } from "../lib/words";
import type { Setting } from "./setting";

/** What hangs at a thing: a choice of actions, one to be confirmed, or why nothing can be done. */
export type Popup =
  | { kind: "choose"; at: Element | null; title: string; actions: string[] }
  | { kind: "confirm"; at: Element | null; action: string; question: string }
  | { kind: "why"; at: Element; message: string; clause: string | null };

export type Tab = "players" | "log" | "chat" | "rules" | "odds";

export class Interplay {
  popup: Popup | null = $state.raw(null);
  tab: Tab = $state("log");
  /** Whether a tab is open on a phone, where it lies over the board. */
  sheet = $state(false);
  /** Whether the slider is shown on a phone. */
  replaying = $state(false);
  /** The clause that the rules are open at. */
  clause: string | null = $state(null);
  /** The targets that are somewhere on the screen. */
  present: Set<string> = $state.raw(new Set());
  /** In a tutorial: the things that its step is about. */
  pointed: Element[] = $state.raw([]);
  /** How many actions there were after the last one that was played here: what came later is new. */
  answered: number | null = $state(null);
  /** The turn for which an action is on its way; as soon as another turn is shown, it has arrived. */
  private sent: number | null = $state(null);
  /** What each action is worth, while the odds are looked at. */
  values: Record<string, number> = $state.raw({});

  board: HTMLElement | undefined = $state();
  ownPanel: HTMLElement | undefined = $state();
  players: HTMLElement | undefined = $state();

  constructor(private readonly setting: Setting) {}

  private get live() {
    return this.setting.live;
  }

  busy = $derived.by(() => this.sent !== null && this.sent === this.live.shown?.turn);

  /** What can be done now; nothing while the past is looked at. */
  legal = $derived.by(() => (this.live.past || this.busy ? [] : (this.live.shown?.legal ?? [])));
  byTarget = $derived(byTarget(this.legal));
  /** Actions that touch nothing on the screen. */
  loose = $derived(this.legal.filter(([, target]) => !this.present.has(target)).map(([action]) => action));

  describe = (action: string): string =>
    capital(this.setting.words.describe(action, this.live.names, this.live.shown?.view));

  /** Everything that the pieces can lie on. */
  get parts(): HTMLElement[] {
    return [this.board, this.ownPanel, this.players].filter((part) => part !== undefined);
  }

  /** Somebody touched something. */
  touch = (event: Event): void => {
    const thing = touched(event);
    if (!thing) return;
    if (this.live.waiting) this.live.skip();
    const actions = actionsOf(thing, this.byTarget);
    if (!actions) void this.why(thing);
    else if (actions.length === 1) this.choose(actions[0]!, thing);
    else this.offer(actions, thing, thing.getAttribute("data-name") ?? "");
  };

  press = (event: KeyboardEvent): void => {
    const thing = event.target as Element;
    if ((event.key !== "Enter" && event.key !== " ") || !thing.matches("[data-target].legal")) return;
    event.preventDefault();
    this.touch(event);
  };

  offer(actions: string[], at: Element | null, title = ""): void {
    this.popup = { kind: "choose", at, actions, title: title ? capital(title) : t("choose") };
  }

  /** Play an action, after a question if a slip would hurt. */
  choose(action: string, at: Element | null): void {
    const { names, shown } = this.live;
    const question =
      this.setting.words.confirmation(action, names, shown?.view) ??
      (settings().careful ? t("confirm-careful", { action: this.describe(action) }) : null);
    if (question) this.popup = { kind: "confirm", at, action, question };
    else void this.play(action);
  }

  async play(action: string): Promise<void> {
    this.popup = null;
    this.sent = this.live.shown!.turn;
    try {
      const { played } = this.live.shown!.view;
      await this.live.play(action);
      this.answered = played + 1;
    } catch (error) {
      complain(error);
    } finally {
      this.sent = null;
    }
  }

  /** Take back, at once where it is free, else if the others agree; `to` actions remain. */
  async undo(to?: number): Promise<void> {
    await this.attempt("undo", to === undefined ? {} : { to });
  }

  async attempt(what: string, body: object = {}): Promise<void> {
    try {
      await this.live.do(what, body);
    } catch (error) {
      complain(error);
    }
  }

  private async why(thing: Element): Promise<void> {
    if (this.live.past || this.busy) return;
    if (this.live.shown?.lesson) {
      if (thing.matches("button")) return; // which the board uses for its own purposes
      const action = this.live.shown.lesson.do;
      const message = action ? t("lesson-do", { action: this.describe(action) }) : t("lesson-read");
      this.popup = { kind: "why", at: thing, message, clause: null };
      return;
    }
    if (!this.live.shown?.legal.length) {
      if (this.live.seat !== null && this.live.info?.status === "running") tell(t("not-your-turn"));
      return;
    }
    try {
      const asked = thing.hasAttribute("data-action") ? "action" : "target";
      const value = encodeURIComponent(thing.getAttribute(`data-${asked}`)!);
      const path = `${this.live.path}/why?${asked}=${value}`;
      const found = await ask<{ clause: string | null; message: string | null }>("GET", path, {
        secret: this.live.secret,
      });
      if (!visible(thing)) return;
      const { clause } = found;
      const known = clause && `refused-${clause.replace(".", "-")}`;
      const message = known && this.setting.words.words.has(known) ? this.setting.say(known) : found.message;
      this.popup = { kind: "why", at: thing, message: message ?? t("why-nothing"), clause };
    } catch (error) {
      complain(error);
    }
  }

  /** Open the rules at a clause. */
  read(clause: string): void {
    this.popup = null;
    this.clause = clause;
    this.show("rules");
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }
}

/** With a capital letter, as a sentence or a button begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
