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
/**
 * The weight of a negation without a sentiment word to negate, as in "he never answered": slightly negative, because something did not
 * happen or was not allowed or possible.
 */
export const NEGATION_WITHOUT_SENTIMENT_WEIGHT = -1;
