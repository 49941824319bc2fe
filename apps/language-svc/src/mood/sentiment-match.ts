/** A sentiment word or phrase found in a text. */
export interface SentimentMatch {
  /** The weight from the lexicon after negations and intensifiers near the phrase have changed it. */
  weight: number;
  /** The phrase as the lexicon contains it. Empty for a negation without a sentiment word to negate. */
  phrase: string;
  /** Whether the phrase is positive by itself and the text negates it: happy in "not happy". */
  isNegatedPositive: boolean;
}
