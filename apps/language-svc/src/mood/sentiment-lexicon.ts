import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/**
 * Reads a sentiment lexicon of the data folder.
 * @returns the weight of each phrase, from -4 (terrible) to 4 (wonderful)
 */
export function readSentimentLexicon(path: `mood/${string}/sentiment.tsv`): Map<string, number> {
  const rows = readDataFile(path, { columns: { phrase: textColumn, weight: decimalColumn }, key: ['phrase'] });
  return new Map(rows.map(({ phrase, weight }) => [phrase, weight]));
}

/** A sentiment word or phrase found in a text. */
export interface SentimentMatch {
  /** The weight from the lexicon after negations and intensifiers near the phrase have changed it. */
  weight: number;
  /** The phrase as the lexicon contains it. Empty for a negation without a sentiment word to negate. */
  phrase: string;
  /** Whether the phrase is positive by itself and the text negates it: happy in "not happy". */
  isNegatedPositive: boolean;
}

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
