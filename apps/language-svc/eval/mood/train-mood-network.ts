import { moods } from '@memory/contracts';
import {
  applyFilters,
  FILTERS_PER_WIDTH,
  filterWidths,
  type MoodNetwork,
  VECTOR_SIZE,
  vectorsOf,
} from '../../src/mood/mood-network.ts';
import { networkMarks, splitNetworkWords, standInOf } from '../../src/mood/network-words.ts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';
import { AdamParameter } from './adam-parameter.ts';
import { createRandom } from './create-random.ts';
import type { TrainingExample } from './train-phrase-model.ts';

const CLASSES = moods.length;
const COLUMNS = filterWidths.length * FILTERS_PER_WIDTH;
const ROUNDS = 10;
const BATCH = 32;
const RATE = 0.002;
const RATE_MIN_SHARE = 0.02;
/**
 * The share of the words and of the filters that are left out at random at each step, so that the network relies on no single one. Instead
 * of a word of the English lexicon it reads the mark for such words.
 */
const WORDS_LEFT_OUT = 0.15;
const FILTERS_LEFT_OUT = 0.5;
/** The share of the probability that is spread over all moods, because labels can be wrong. */
const SMOOTHING = 0.05;

/** A network whose vectors can be listed, so that they can be written to a file. */
interface TrainedNetwork extends MoodNetwork {
  vectors: ReadonlyMap<string, Float32Array>;
}

/**
 * Trains the mood network with Adam and a seeded random generator.
 * @param wordVectors the vectors at the beginning; the words of the examples get other vectors by the training
 */
export function trainMoodNetwork(
  examples: readonly TrainingExample[],
  wordVectors: ReadonlyMap<string, Float32Array>,
): TrainedNetwork {
  const random = createRandom(20_262);
  const normal = (deviation: number): number =>
    deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const filled = (size: number, deviation: number): AdamParameter =>
    new AdamParameter(Float32Array.from({ length: size }, () => (deviation === 0 ? 0 : normal(deviation))));
  const vectors = new Map(
    [...wordVectors].map(([word, vector]) => [word, new AdamParameter(Float32Array.from(vector))]),
  );
  for (const mark of networkMarks) vectors.set(mark, filled(VECTOR_SIZE, 0.3));
  const filters = filterWidths.map((width) =>
    filled(width * VECTOR_SIZE * FILTERS_PER_WIDTH, 1 / Math.sqrt(3 * width * VECTOR_SIZE)),
  );
  const intercepts = filterWidths.map(() => filled(FILTERS_PER_WIDTH, 0));
  const outputs = moods.map(() => filled(1 + COLUMNS, 1 / Math.sqrt(3 * COLUMNS)));
  const network: TrainedNetwork = {
    vectors: new Map([...vectors].map(([word, { values }]) => [word, values])),
    filters: filters.map(({ values }) => values),
    intercepts: intercepts.map(({ values }) => values),
    outputs: outputs.map(({ values }) => values),
  };
  const texts = examples.map(({ text, mood }) => ({
    words: splitNetworkWords(text, collectSentimentEvidence(text).negatedPhrases, (word) => vectors.has(word)),
    mood,
  }));
  const steps = ROUNDS * Math.ceil(texts.length / BATCH);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffle(texts, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const touched = new Set([...filters, ...intercepts, ...outputs]);
      for (const text of order.slice(from, from + BATCH)) addGradient(text, touched);
      const rate = RATE * Math.max(RATE_MIN_SHARE, 1 - step++ / steps);
      for (const parameter of touched) parameter.move(rate, BATCH);
    }
  }
  return network;

  /** Adds the gradient of the loss of one text to that of each parameter, and the vectors of its words to `touched`. */
  function addGradient({ words: all, mood }: { words: string[]; mood: number }, touched: Set<AdamParameter>): void {
    const words = all.map((word) => (random() < WORDS_LEFT_OUT ? standInOf(word) : word));
    const own = vectorsOf(words, network.vectors);
    const applied = filterWidths.map((_, index) => applyFilters(own, network, index));
    const kept = applied.flatMap(({ values }) =>
      Array.from(values, (value) => (random() < FILTERS_LEFT_OUT ? 0 : value / (1 - FILTERS_LEFT_OUT))),
    );
    const logOdds = network.outputs.map((output) =>
      kept.reduce((total, value, column) => total + value * output[column + 1]!, output[0]!),
    );
    const highest = Math.max(...logOdds);
    const odds = logOdds.map((one) => Math.exp(one - highest));
    const total = odds.reduce((sum, one) => sum + one, 0);
    const errors = odds.map((one, index) => one / total - SMOOTHING / CLASSES - (index === mood ? 1 - SMOOTHING : 0));
    for (let index = 0; index < CLASSES; index++) {
      const { gradient } = outputs[index]!;
      gradient[0]! += errors[index]!;
      for (let column = 0; column < COLUMNS; column++) gradient[column + 1]! += errors[index]! * kept[column]!;
    }
    filterWidths.forEach((width, index) => {
      for (let filter = 0; filter < FILTERS_PER_WIDTH; filter++) {
        const column = index * FILTERS_PER_WIDTH + filter;
        // A filter with the value 0 was left out or has no positive value; its gradient is 0.
        if (kept[column] === 0) continue;
        let error = 0;
        for (let one = 0; one < CLASSES; one++) error += errors[one]! * network.outputs[one]![column + 1]!;
        error /= 1 - FILTERS_LEFT_OUT;
        intercepts[index]!.gradient[filter]! += error;
        for (let offset = 0; offset < width; offset++) {
          const vector = vectors.get(words[applied[index]!.starts[filter]! + offset] ?? '');
          if (!vector) continue;
          touched.add(vector);
          let weight = offset * VECTOR_SIZE * FILTERS_PER_WIDTH + filter;
          for (let dimension = 0; dimension < VECTOR_SIZE; dimension++, weight += FILTERS_PER_WIDTH) {
            filters[index]!.gradient[weight]! += error * vector.values[dimension]!;
            vector.gradient[dimension]! += error * filters[index]!.values[weight]!;
          }
        }
      }
    });
  }
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}
