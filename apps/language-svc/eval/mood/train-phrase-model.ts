import { moods } from '@memory/contracts';
import { extractPhrases, phraseCountScale } from '../../src/mood/extract-phrases.ts';
import { INTERCEPT_PHRASE } from '../../src/mood/phrase-model.ts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';

export interface TrainingExample {
  /** The text of the example, in simplified characters. */
  text: string;
  /** The index of the labelled mood in the list of all moods, from very_negative (0) to very_positive (4). */
  mood: number;
}

const CLASSES = moods.length;
const TEXTS_MIN = 2;
/**
 * The value of the feature "the text contains this phrase"; the feature is 0 for a text without the phrase. The smaller the value, the more
 * phrases for the same mood a text needs before the model chooses that mood, because L2 regularization limits the weight of each phrase.
 */
const PHRASE_VALUE = 0.4;
const L2 = 0.3;
const STEPS = 150;
const POWER_ITERATIONS = 20;

/**
 * One training text as a row of the sparse feature matrix: the columns of the phrases that the text contains. All of them have the same
 * value.
 */
interface Row {
  columns: number[];
  value: number;
  mood: number;
}

/**
 * Trains a multinomial logistic regression over the phrases of the examples, with L2 regularization, by accelerated gradient descent
 * without any randomness.
 * @returns the weights of each phrase from very_negative to very_positive; under `INTERCEPT_PHRASE` the intercepts
 */
export function trainPhraseModel(examples: readonly TrainingExample[]): Map<string, number[]> {
  const texts = examples.map(({ text, mood }) => ({
    phrases: [...extractPhrases(text, collectSentimentEvidence(text).negatedPhrases)],
    mood,
  }));
  const phrases = selectFrequentPhrases(texts.map((text) => text.phrases));
  const columnOf = new Map(phrases.map((phrase, column) => [phrase, column]));
  const rows = texts.map(({ phrases: own, mood }) => ({
    columns: own.flatMap((phrase) => columnOf.get(phrase) ?? []),
    value: PHRASE_VALUE * phraseCountScale(own.length),
    mood,
  }));
  const weights = minimizeLoss(rows, phrases.length);
  const weightsOf = (column: number, scale: number): number[] =>
    Array.from({ length: CLASSES }, (_, mood) => weights[column * CLASSES + mood]! * scale);
  return new Map([
    [INTERCEPT_PHRASE, weightsOf(phrases.length, 1)],
    ...phrases.map((phrase, column) => [phrase, weightsOf(column, PHRASE_VALUE)] as const),
  ]);
}

/** Returns the phrases that occur in at least two texts, sorted. Only these become features of the model. */
export function selectFrequentPhrases(phrasesByText: ReadonlyArray<readonly string[]>): string[] {
  const counts = new Map<string, number>();
  for (const phrase of phrasesByText.flat()) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= TEXTS_MIN)
    .map(([phrase]) => phrase)
    .toSorted();
}

/**
 * Minimizes the regularized loss by accelerated gradient descent. Returns, for each column (phrase), its weight for every mood, and at the
 * end the intercepts of the moods, which are not regularized.
 */
function minimizeLoss(rows: readonly Row[], columns: number): Float64Array {
  const weights = new Float64Array((columns + 1) * CLASSES);
  const ahead = new Float64Array(weights.length);
  const rate = 1 / (L2 + largestEigenvalue(rows, columns) / 2);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(ahead, rows, columns);
    const before = Float64Array.from(weights);
    for (let index = 0; index < weights.length; index++) {
      weights[index] = ahead[index]! - rate * gradient[index]!;
      ahead[index] = weights[index]! + ((step - 1) / (step + 2)) * (weights[index]! - before[index]!);
    }
  }
  return weights;
}

function gradientAt(weights: Float64Array, rows: readonly Row[], columns: number): Float64Array {
  const intercepts = columns * CLASSES;
  const gradient = weights.map((weight, index) => (index < intercepts ? L2 * weight : 0));
  for (const row of rows) {
    const probabilities = probabilitiesOf(weights, row, intercepts);
    for (let mood = 0; mood < CLASSES; mood++) {
      const error = probabilities[mood]! - (mood === row.mood ? 1 : 0);
      gradient[intercepts + mood]! += error;
      for (const column of row.columns) gradient[column * CLASSES + mood]! += error * row.value;
    }
  }
  return gradient;
}

function probabilitiesOf(weights: Float64Array, { columns, value }: Row, intercepts: number): number[] {
  const logOdds = Array.from({ length: CLASSES }, (_, mood) => {
    let sum = 0;
    for (const column of columns) sum += weights[column * CLASSES + mood]!;
    return weights[intercepts + mood]! + value * sum;
  });
  const highest = Math.max(...logOdds);
  const odds = logOdds.map((one) => Math.exp(one - highest));
  const total = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / total);
}

/**
 * Computes the largest eigenvalue of the Gram matrix of the rows by power iteration. The learning rate depends on it, because gradient
 * descent with longer steps would not converge.
 */
function largestEigenvalue(rows: readonly Row[], columns: number): number {
  let direction = new Float64Array(columns + 1).fill(1);
  let size = 1;
  for (let iteration = 0; iteration < POWER_ITERATIONS; iteration++) {
    const next = new Float64Array(columns + 1);
    for (const { columns: own, value } of rows) {
      const along = own.reduce((total, column) => total + direction[column]! * value, direction[columns]!);
      for (const column of own) next[column]! += along * value;
      next[columns]! += along;
    }
    size = Math.hypot(...next);
    direction = next.map((one) => one / size);
  }
  return size;
}
