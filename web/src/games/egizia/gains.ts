/** The events whose amount is a gain of a seat. */
export const GAINS = ["stones_gained"];
