import type { SentimentEvidence } from './sentiment-evidence.ts';
import { sum } from './sum.ts';

/** The names of the sentiment model's features. data/mood/model/sentiment-model.tsv has a weight for each of them. */
export const sentimentFeatureNames = [
  'balance',
  'log_ratio',
  'strongest',
  'strong_count',
  'exclamation_marks',
  'superlatives',
  'ending',
] as const;

/** A lexicon weight of at least this size counts as strong. */
const STRONG = 2.9;
const STRONGEST_MAX = 4.5;
const STRONG_COUNT_MAX = 3;
const SUPERLATIVES_MAX = 2;

/**
 * Computes the features of the sentiment model, in the order of `sentimentFeatureNames`: 0 without evidence, above 0 for positive evidence,
 * below 0 for negative evidence. Features grow slowly with the number of weights, because a long happy text is not happier than a short
 * one.
 */
export function sentimentFeatures({ sentences, exclamationMarks, superlatives }: SentimentEvidence): number[] {
  const weights = sentences.flat();
  // The last sentence with evidence is a separate feature, because people remember a day by how it ended.
  const ending = sum(sentences.findLast((sentence) => sentence.length > 0) ?? []);
  const positive = weights.filter((weight) => weight > 0);
  const negative = weights.filter((weight) => weight < 0).map(Math.abs);
  const [positiveSum, negativeSum] = [sum(positive), sum(negative)];
  const balance = (positiveSum - negativeSum) / (positiveSum + negativeSum + 1);
  return [
    balance,
    Math.log1p(positiveSum) - Math.log1p(negativeSum),
    strongest(positive) - strongest(negative),
    countStrong(positive) - countStrong(negative),
    Math.sign(balance) * exclamationMarks,
    Math.sign(balance) * Math.min(superlatives, SUPERLATIVES_MAX),
    ending / (1 + Math.abs(ending)),
  ];
}

// `reduce` instead of `Math.max(...weights)`: a text of 20,000 characters can have more weights than a function can have arguments.
const strongest = (weights: readonly number[]): number =>
  Math.min(
    weights.reduce((most, weight) => Math.max(most, weight), 0),
    STRONGEST_MAX,
  );
const countStrong = (weights: readonly number[]): number =>
  Math.min(weights.filter((weight) => weight >= STRONG).length, STRONG_COUNT_MAX);
