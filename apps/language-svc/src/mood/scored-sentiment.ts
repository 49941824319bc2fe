/** A sentiment word or phrase found in a text. */
export interface ScoredSentiment {
  /** The weight from the lexicon, changed by the negations and intensifiers around the phrase. */
  weight: number;
  /** The phrase as the lexicon contains it; empty for a negation that negates no sentiment. */
  phrase: string;
  /** Whether the phrase by itself is positive and the text negates it: not happy. */
  isNegatedPositive: boolean;
}
