/** What is drawn on the Nile cards and on the places along the Nile. */

import type { Say } from "../../lib/board";
import type { Colour, Crew } from "./view";

export type Icon =
  | "ship"
  | "crew"
  | "stone"
  | "grain"
  | "sphinx"
  | "tomb"
  | "card"
  | "repeat"
  | "flag"
  | "stone_sale"
  | "grain_market"
  | "brick"
  | "points"
  | "ring"
  | "upgrade"
  | "upstream";

export interface Drawn {
  icon: Icon;
  text?: string;
  crew?: Crew | "any";
}

export type Kind = "field" | "quarry" | "anytime" | "permanent" | "immediate";

const crew = (which: Crew | "any", text = "+1"): Drawn => ({ icon: "crew", crew: which, text });

const PARTS: Record<string, Drawn[]> = {
  N1: [{ icon: "ship", text: "+1" }],
  N2: [crew("any", "+"), crew("any", "")],
  N3: [{ icon: "stone", text: "6" }],
  N4: [{ icon: "sphinx", text: "2" }],
  N5: [{ icon: "grain", text: "4" }],
  N6: [{ icon: "repeat" }],
  N7: [crew("any", "+3")],
  N8: [{ icon: "brick", text: "+" }, { icon: "ship" }],
  N9: [{ icon: "flag", text: "1." }],
  N10: [{ icon: "stone", text: "≤10" }, { icon: "points" }],
  N11: [{ icon: "sphinx", text: "+2" }],
  N11b: [{ icon: "sphinx", text: "+1" }],
  N12: [{ icon: "card", text: "+1" }],
  N13: [{ icon: "stone", text: "2" }, crew("any")],
  N14: [{ icon: "upstream" }, { icon: "ship" }],
  N15: [{ icon: "upgrade" }],
  N16: [{ icon: "ship" }, { icon: "ship" }],
  N17: [crew("any")],
  N18: [{ icon: "stone", text: "=" }, { icon: "grain" }],
  N19: [{ icon: "tomb", text: "8" }],
  N20: [{ icon: "grain_market", text: "2" }],
  N21: [{ icon: "stone_sale", text: "2" }],
  N22: [crew("any"), crew("any")],
  N23a: [crew("black"), crew("yellow")],
  N23b: [crew("black"), crew("blue")],
  N23c: [crew("blue"), crew("yellow")],
  N24a: [{ icon: "brick", text: "=" }, { icon: "points" }],
  N24b: [{ icon: "brick", text: "=" }, { icon: "points" }],
  B6: [{ icon: "stone_sale", text: "1" }],
  B7: [{ icon: "grain_market", text: "1" }],
  B8: [{ icon: "points", text: "3" }],
  B9: [{ icon: "stone", text: "4" }],
  edfu: [{ icon: "stone_sale" }, { icon: "grain_market" }],
  thebae: [crew("black"), crew("yellow")],
  passalon: [crew("joker"), { icon: "ring" }],
  selinon: [crew("black"), crew("blue")],
  beni_hasan: [crew("blue"), crew("yellow")],
  alyi: [crew("any"), { icon: "stone", text: "2" }],
  heliopolis: [crew("joker"), { icon: "ring" }],
};

const IMMEDIATE = ["N20", "N21", "N22", "N23a", "N23b", "N23c", "N24a", "N24b"];
const PERMANENT = ["N11", "N11b", "N12", "N13", "N14", "N15", "N16", "N17", "N18", "N19"];
const EACH_ROUND = ["N13", "N14", "N16", "N17"];
const FIELDS: Record<string, Colour> = { G: "green", Y: "yellow_green", B: "brown" };

export function cardKind(id: string): Kind {
  if (id[0]! in FIELDS) return "field";
  if (id[0] === "Q") return "quarry";
  if (IMMEDIATE.includes(id)) return "immediate";
  return PERMANENT.includes(id) ? "permanent" : "anytime";
}

/** The sign in the corner: once, lasting, or at once; fields and quarries have none. */
export function ribbon(id: string): string {
  const signs: Record<Kind, string> = { field: "", quarry: "", anytime: "1×", permanent: "∞", immediate: "!" };
  return EACH_ROUND.includes(id) ? "↻" : signs[cardKind(id)];
}

/** The colour of a field card, null for other cards. */
export const fieldColour = (id: string): Colour | null => FIELDS[id[0]!] ?? null;

/** What a card does, in full. */
export function textOf(id: string, say: Say): string {
  const value = Number(id.replace(/\D/g, ""));
  if (id[0] === "Q") return say("text-quarry", { value });
  if (id[0] === "G" || id[0] === "Y") return say(`text-${FIELDS[id[0]]}`, { value });
  return say(`text-${id}`);
}

/** What is drawn on a card or at a place: a field's or quarry's yield first. */
export function parts(id: string): Drawn[] {
  const kind = cardKind(id);
  const value = id.replace(/\D/g, "");
  if (kind === "field") return [{ icon: "grain", text: value }, ...(PARTS[id] ?? [])];
  if (kind === "quarry") return [{ icon: "stone", text: value }];
  return PARTS[id] ?? [];
}
