import { moods } from '@memory/contracts';
import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { SentimentEvidence } from './sentiment-evidence.ts';
import { sentimentFeatureNames, sentimentFeatures } from './sentiment-features.ts';
import { sum } from './sum.ts';

/** The minimum probability of a mood, so that the logarithm of the probability stays finite. */
const PROBABILITY_MIN = 1e-6;

const parameters = new Map(
  readDataFile('mood/model/sentiment-model.tsv', {
    columns: { parameter: textColumn, value: decimalColumn },
    key: ['parameter'],
  }).map(({ parameter, value }) => [parameter, value]),
);
const weights = sentimentFeatureNames.map((name) => parameterOf(`weight:${name}`));
/**
 * The thresholds between very_negative and negative, between negative and neutral, and so on. In the data file each threshold has the
 * name of the more positive mood.
 */
const thresholds = moods
  .toReversed()
  .slice(1)
  .map((mood) => parameterOf(`threshold:${mood}`));

/** The probability of each mood by the lexicons alone, from very_negative to very_positive: ordinal logistic regression. */
export function computeMoodProbabilities(evidence: SentimentEvidence): number[] {
  const score = sum(sentimentFeatures(evidence).map((value, index) => value * weights[index]!));
  const above = [1, ...thresholds.map((threshold) => 1 / (1 + Math.exp(threshold - score))), 0];
  return moods.map((_, index) => Math.max(PROBABILITY_MIN, above[index]! - above[index + 1]!));
}

function parameterOf(name: string): number {
  const value = parameters.get(name);
  if (value === undefined) throw new Error(`sentiment-model.tsv has no ${name}`);
  return value;
}
