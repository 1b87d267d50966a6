/** The events whose amount is a gain of a seat. */
export const GAINS = ["collected", "wheat_gained", "scored"];
