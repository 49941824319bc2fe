import { type Mood, moods } from '@memory/contracts';
import { textColumn } from '../data-files/columns.ts';
import { IndexedDataFile } from '../data-files/indexed-data-file.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { computeNetworkLogOdds, filterWidths, type MoodNetwork, parseWordVector } from './mood-network.ts';
import { computeMoodLogOdds, type PhraseWeights, trainedPhraseWeights } from './phrase-model.ts';
import type { SentimentEvidence } from './sentiment-evidence.ts';
import { moodProbabilitiesFromLexicon } from './sentiment-model.ts';
import { sum } from './sum.ts';

const numbersColumn = textColumn.transform((text) => Float32Array.from(text.split(' '), Number));
const layers = new Map(
  readDataFile('mood/model/network-weights.tsv', {
    columns: { layer: textColumn, weights: numbersColumn },
    key: ['layer'],
  }).map(({ layer, weights }) => [layer, weights]),
);
const vectorLines = new IndexedDataFile('mood/model/word-vectors.tsv');

/** The mood network of the data folder. */
export const trainedMoodNetwork: MoodNetwork = {
  vectors: {
    has: (word) => vectorLines.has(word),
    get: (word) => {
      const [vector] = vectorLines.find(word) ?? [];
      return vector === undefined ? undefined : parseWordVector(vector);
    },
  },
  filters: filterWidths.map((width) => weightsOf(`filters:${width}`)),
  intercepts: filterWidths.map((width) => weightsOf(`intercepts:${width}`)),
  outputs: moods.toReversed().map((mood) => weightsOf(`output:${mood}`)),
};

function weightsOf(layer: string): Float32Array {
  const weights = layers.get(layer);
  if (!weights) throw new Error(`network-weights.tsv has no ${layer}`);
  return weights;
}

/** All moods, in the order from very_negative to very_positive. */
const classes: readonly Mood[] = moods.toReversed();
const NEUTRAL = classes.indexOf('neutral');
/**
 * The sentiment (0 to 1) at which the range of each mood begins, from very_negative to very_positive. The last value is the end of the last
 * range.
 */
const BORDERS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
/**
 * The weights of the three models, chosen by cross-validation. The weight of the sentiment model is low, because the authors of the lexicons had
 * read the training texts, so this model is more accurate on the training texts than on other texts.
 */
const SENTIMENT_MODEL_FACTOR = 0.5;
const PHRASE_MODEL_FACTOR = 0.6;
const NETWORK_FACTOR = 0.6;
/**
 * The cost of a wrong mood: 1 for a neighbouring mood, FURTHER_STEP_COST more for each further step, and WRONG_POLARITY_COST more for positive
 * instead of negative or the reverse, which is the worst mistake. With higher costs, more doubtful texts are neutral and fewer texts get exactly
 * the right mood.
 */
const FURTHER_STEP_COST = 0.3;
const WRONG_POLARITY_COST = 1.4;

/** The models that read the text itself. Cross-validation passes models other than the models of the data folder. */
interface TextModels {
  phraseWeights: PhraseWeights;
  network: MoodNetwork;
}

/**
 * Classifies the mood of a text by the sentiment model, the phrase model and the mood network together.
 * @param simplified the text in simplified characters
 * @returns the mood, and a sentiment from 0 to 1 within the range of that mood
 */
export function classifyMood(
  simplified: string,
  evidence: SentimentEvidence,
  { phraseWeights, network }: TextModels = { phraseWeights: trainedPhraseWeights, network: trainedMoodNetwork },
): { mood: Mood; sentiment: number } {
  const probabilities = combine([
    [SENTIMENT_MODEL_FACTOR, moodProbabilitiesFromLexicon(evidence).map(Math.log)],
    [PHRASE_MODEL_FACTOR, computeMoodLogOdds(simplified, evidence.negatedPhrases, phraseWeights)],
    [NETWORK_FACTOR, computeNetworkLogOdds(simplified, evidence.negatedPhrases, network)],
  ]);
  const costs = classes.map((_, index) => expectedCost(index, probabilities));
  const index = costs.indexOf(Math.min(...costs));
  return { mood: classes[index]!, sentiment: sentimentWithinMood(index, probabilities) };
}

/** Returns the expected cost of choosing the mood with this index, given the probabilities of all moods. */
function expectedCost(index: number, probabilities: readonly number[]): number {
  const costs = probabilities.map((probability, actual) => {
    if (actual === index) return 0;
    const isOpposite = (actual - NEUTRAL) * (index - NEUTRAL) < 0;
    const further = (Math.abs(actual - index) - 1) * FURTHER_STEP_COST;
    return probability * (1 + further + (isOpposite ? WRONG_POLARITY_COST : 0));
  });
  return sum(costs);
}

function combine(models: ReadonlyArray<readonly [factor: number, logOdds: readonly number[]]>): number[] {
  const logOdds = classes.map((_, index) => sum(models.map(([factor, one]) => factor * one[index]!)));
  const highest = Math.max(...logOdds);
  const odds = logOdds.map((one) => Math.exp(one - highest));
  const total = sum(odds);
  return odds.map((one) => one / total);
}

/** Returns a sentiment within the range of the mood with this index, closer to the more probable neighbouring mood. */
function sentimentWithinMood(index: number, probabilities: readonly number[]): number {
  const below = sum(probabilities.slice(0, index));
  const above = sum(probabilities.slice(index + 1));
  const share = index === 0 ? above : index === classes.length - 1 ? 1 - below : (1 + above - below) / 2;
  return BORDERS[index]! + (BORDERS[index + 1]! - BORDERS[index]!) * share;
}

/** Returns the sentiment nearest to `sentiment` within the range of a mood. */
export function clampSentimentToMood(mood: Mood, sentiment: number): number {
  const index = classes.indexOf(mood);
  return Math.min(Math.max(sentiment, BORDERS[index]!), BORDERS[index + 1]!);
}
