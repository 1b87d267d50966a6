/** The events whose amount is a gain of a seat. */
export const GAINS = ["desert_coin", "photographed", "leg_scored", "race_card_scored"];
