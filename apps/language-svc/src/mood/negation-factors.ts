/** What a weight is multiplied by when its word is negated: not happy is a little less negative than sad. */
export const NEGATED_POSITIVE_FACTOR = -0.75;
/** The same for negative words: not sad is far from happy. */
export const NEGATED_NEGATIVE_FACTOR = -0.4;
/** The weight of a negation that negates no sentiment: something did not happen, was not allowed or not possible. */
export const UNFULFILLED_WISH_WEIGHT = -1;
