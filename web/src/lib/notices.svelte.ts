/** Short messages to the player, shown for a while. */
import { Refused } from "./api";
import { own, t } from "./words";

export interface Notice {
  text: string;
  wrong: boolean;
}

const MS = 6000;

export const notices: Notice[] = $state([]);

export function tell(text: string, wrong = false): void {
  const notice = { text, wrong };
  notices.push(notice);
  setTimeout(() => notices.splice(0, 1), MS);
}

/** A refusal in the player's language, else as the server put it. */
export function reason(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return own.has(`error-${error.code}`) ? t(`error-${error.code}`) : error.message || t("error-failed");
}

/** Tell why something could not be done. */
export function complain(error: unknown): void {
  tell(reason(error), true);
}
