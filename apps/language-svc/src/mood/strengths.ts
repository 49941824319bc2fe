// not happy is a little less bad than sad; not sad is far from happy
export const NEGATED_JOY = -0.75;
export const NEGATED_SORROW = -0.4;
/** What did not happen, was not allowed or could not be. */
export const UNFULFILLED = -1;
