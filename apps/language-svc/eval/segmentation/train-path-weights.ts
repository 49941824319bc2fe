import { divideText } from '../../src/segmentation/divide-text.ts';
import { findBestPath, type LatticeWord } from '../../src/segmentation/find-best-path.ts';
import { reduplicatedBase } from '../../src/segmentation/reduplication.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import type { WordLexicon } from '../../src/segmentation/word-lexicon.ts';
import { type SegmentedSentence, spansOf } from './segmented-sentences.ts';
import { TrainingScorer, type WeightedFeature } from './training-scorer.ts';

/** The number of times that the training goes through all sentences. */
const EPOCHS = 8;
/** How much an error changes the weights of its features, beside logarithms of probabilities. */
const LEARNING_RATE = 0.5;

/** A part of a sentence without other signs than Chinese characters. */
interface TrainingPart {
  text: string;
  isAllowed: (start: number, end: number) => boolean;
}

/**
 * Trains the weights of path features with an averaged structured perceptron (Collins 2002): where the best path of a sentence is not the correct
 * one, the weights of its features are lowered and those of the correct path are raised. The result is the mean of the weights after each
 * sentence. The logarithms of the words' probabilities are part of the score and are not trained. The same sentences give the same weights.
 * @param isWord whether the dictionary has a word
 */
export function trainPathWeights(
  sentences: readonly SegmentedSentence[],
  lexicon: WordLexicon,
  isWord: (word: string) => boolean,
): WeightedFeature[] {
  const parts = sentences.flatMap((sentence) => partsOf(sentence, lexicon, isWord));
  const scorer = new TrainingScorer(lexicon);
  const random = createRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const part of shuffle(parts, random)) {
      scorer.beginStep();
      const correct = findBestPath(part.text, lexicon, scorer, part.isAllowed);
      const found = findBestPath(part.text, lexicon, scorer);
      if (correct.length === 0 || spansAre(correct, found)) continue;
      scorer.update(part.text, correct, LEARNING_RATE);
      scorer.update(part.text, found, -LEARNING_RATE);
    }
  return scorer.averageWeights();
}

/**
 * Returns the parts of a sentence that the segmenter finds paths for. A path of a part is allowed when it has the words of the sentence; a word
 * that the lexicon lacks (a name, a number) may be divided.
 */
function partsOf(sentence: SegmentedSentence, lexicon: WordLexicon, isWord: (word: string) => boolean): TrainingPart[] {
  const simplified = toSimplified(sentence.text);
  const words = sentence.words.map(toSimplified);
  const spans = new Set(spansOf(words));
  const divisible = new Set<number>();
  let at = 0;
  for (const word of words) {
    const isDivisible = lexicon.find(word) < 0;
    for (let index = at; index < at + word.length; index += 1) if (isDivisible) divisible.add(index);
    at += word.length;
  }
  let start = 0;
  const allParts: TrainingPart[] = [];
  for (const { text, parts } of divideText(simplified, simplified, isWord)) {
    if (parts.length === 0) start += text.length;
    for (const part of parts) {
      const offset = start;
      start += part.length;
      if (reduplicatedBase(part, isWord)) continue;
      allParts.push({
        text: part,
        isAllowed: (from, to) =>
          spans.has(`${offset + from}-${offset + to}`) ||
          (divisible.has(offset + from) && divisible.has(offset + to - 1)),
      });
    }
  }
  return allParts;
}

const spansAre = (correct: readonly LatticeWord[], found: readonly LatticeWord[]): boolean =>
  correct.length === found.length && correct.every(({ end }, index) => end === found[index]!.end);

/** Returns a generator of pseudo-random numbers from 0 up to 1 that always gives the same ones (Numerical Recipes, linear congruential). */
function createRandom(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
