/** A sentiment word or phrase found in a text. */
export interface ScoredSentiment {
  /** Changed by negations and intensifiers. */
  weight: number;
  /** As the lexicon has it; empty for a negation that negates no sentiment. */
  phrase: string;
  /** Whether the phrase by itself is positive and the text negates it: not happy. */
  isNegatedPositive: boolean;
}
