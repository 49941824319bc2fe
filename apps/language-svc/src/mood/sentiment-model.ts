import { moods } from '@memory/contracts';
import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { SentimentEvidence } from './sentiment-evidence.ts';
import { sentimentFeatureNames, sentimentFeatures } from './sentiment-features.ts';
import { sum } from './sum.ts';

/** The minimum probability of a mood. It must be above 0, because the logarithm of the probability is used. */
const PROBABILITY_MIN = 1e-6;

const parameters = new Map(
  readDataFile('mood/model/sentiment-model.tsv', {
    columns: { parameter: textColumn, value: decimalColumn },
    key: ['parameter'],
  }).map(({ parameter, value }) => [parameter, value]),
);
const weights = sentimentFeatureNames.map((name) => parameterOf(`weight:${name}`));
/**
 * The thresholds of the ordinal regression between two neighbouring moods, from the lowest (very_negative to negative) to the highest. In
 * the data file each threshold has the name of the more positive of the two moods.
 */
const thresholds = moods
  .toReversed()
  .slice(1)
  .map((mood) => parameterOf(`threshold:${mood}`));

/**
 * Computes the probability of each mood, from very_negative to very_positive, from the lexicon evidence alone (ordinal logistic
 * regression).
 */
export function moodProbabilitiesFromLexicon(evidence: SentimentEvidence): number[] {
  const score = sum(sentimentFeatures(evidence).map((value, index) => value * weights[index]!));
  const above = [1, ...thresholds.map((threshold) => 1 / (1 + Math.exp(threshold - score))), 0];
  return moods.map((_, index) => Math.max(PROBABILITY_MIN, above[index]! - above[index + 1]!));
}

function parameterOf(name: string): number {
  const value = parameters.get(name);
  if (value === undefined) throw new Error(`sentiment-model.tsv has no ${name}`);
  return value;
}
