import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { FeatureWeights } from '../../src/segmentation/feature-weights.ts';
import { hashText } from '../../src/segmentation/path-features.ts';
import { hashPathFeature } from '../../src/segmentation/segmentation-model.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { WordLexicon } from '../../src/segmentation/word-lexicon.ts';
import type { SegmentedSentence } from './segmented-sentences.ts';
import { trainPathWeights } from './train-path-weights.ts';
import type { WeightedFeature } from './training-scorer.ts';

/** One of this many plain texts is used, so that they do not outnumber the segmented sentences by far. */
const PLAIN_TEXT_SHARE = 2;

/**
 * Trains the weights of the segmenter in two steps. The segmented sentences alone are few and unusual: many were written for a string that is a
 * word elsewhere. So the first model segments plain texts, too. Those that it divides as the counts of words alone do are added, and the second
 * model is trained on both: it keeps the divisions of texts on which both agree.
 * @param sentences the segmented sentences
 * @param plainTexts texts without a division
 */
export function trainSegmenter(
  sentences: readonly SegmentedSentence[],
  plainTexts: readonly string[],
  dictionary: InMemoryDictionary,
  lexicon: WordLexicon,
): WeightedFeature[] {
  const isWord = (word: string): boolean => dictionary.has(word);
  const first = createSegmenter(trainPathWeights(sentences, lexicon, isWord), dictionary, lexicon);
  const byCounts = new Segmenter(dictionary, new FeatureWeights(), lexicon);
  const agreed = plainTexts.flatMap((text): SegmentedSentence[] => {
    const words = wordsOf(first, text);
    if (words.join(' ') !== wordsOf(byCounts, text).join(' ')) return [];
    return [{ text, words, important: words.map(() => false), wrongWords: [] }];
  });
  return trainPathWeights([...sentences, ...agreed], lexicon, isWord);
}

export function createSegmenter(
  weightedFeatures: readonly WeightedFeature[],
  dictionary: InMemoryDictionary,
  lexicon: WordLexicon,
): Segmenter {
  const weights = new FeatureWeights();
  for (const { feature, weight } of weightedFeatures) weights.add(hashPathFeature(...feature), weight);
  return new Segmenter(dictionary, weights, lexicon);
}

/**
 * Reads the training sentences for readings and the Chinese training texts for moods, of which a part is used. Which ones depends on the texts
 * alone. The more ordinary texts there are, the less the segmenter learns from what is unusual in the divided sentences (司 机会, because a
 * writer looked for 机会).
 */
export function readPlainTexts(): string[] {
  const sentences = readLines('../readings/training/*.txt').map((line) =>
    line.slice(0, line.indexOf('|')).replaceAll('*', ''),
  );
  const diaryTexts = readLines('../mood/training/*chinese.txt').map((line) => line.slice(line.indexOf('|') + 1).trim());
  return [...new Set([...sentences, ...diaryTexts])].filter((text) => hashText(text) % PLAIN_TEXT_SHARE === 0);
}

const readLines = (pattern: string): string[] =>
  globSync(join(import.meta.dirname, pattern))
    .toSorted()
    .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'));

const wordsOf = (segmenter: Segmenter, text: string): string[] => segmenter.segment(text).map((token) => token.text);
