/**
 * The factor by which the weight of a positive word is multiplied when the word is negated: "not happy" is a little less negative than
 * "sad".
 */
export const NEGATED_POSITIVE_FACTOR = -0.75;
/**
 * The factor by which the weight of a negative word is multiplied when the word is negated: "not sad" is much less positive than
 * "happy".
 */
export const NEGATED_NEGATIVE_FACTOR = -0.4;
/** The weight of a negation that negates no sentiment: something did not happen, was not allowed or not possible. */
export const UNFULFILLED_WISH_WEIGHT = -1;
