import { readFileSync } from 'node:fs';
import { readDictionary } from '../../src/dictionary/read-dictionary.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';

/** A sentence with its correct division into words. Each word is a string `start-end` of indexes into the text, in UTF-16 units. */
interface SegmentedSentence {
  text: string;
  words: Set<string>;
  /** Those of the words that learners would want to look up; they are counted separately. */
  importantWords: string[];
}

interface SegmentationCounts {
  right: number;
  found: number;
  expected: number;
  importantRight: number;
  importantExpected: number;
  errors: string[];
}

/** Measures how many words the segmenter finds with the correct beginning and end. */
export const segmentationEvaluator: AccuracyEvaluator = {
  name: 'segmentation',
  async run() {
    const segmenter = new Segmenter(readDictionary());
    const training = countWords(segmenter, readSegmentedSentences('training.txt'));
    const heldOut = countWords(segmenter, readSegmentedSentences('held-out.txt'));
    return {
      metrics: [...metricsOf('training', training), ...metricsOf('held-out', heldOut)],
      errors: training.errors,
    };
  },
};

/** Reads a file with one sentence per line. The words of a sentence are separated by spaces; a star precedes each important word. */
function readSegmentedSentences(file: 'training.txt' | 'held-out.txt'): SegmentedSentence[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      const spans = spansOf(words.map((word) => word.replace('*', '')));
      return {
        text: words.join('').replaceAll('*', ''),
        words: new Set(spans.filter((_, index) => isChinese(words[index] ?? ''))),
        importantWords: spans.filter((_, index) => words[index]?.startsWith('*')),
      };
    });
}

const isChinese = (word: string): boolean => /\p{Unified_Ideograph}/u.test(word);

function spansOf(words: readonly string[]): string[] {
  let end = 0;
  return words.map((word) => `${end}-${(end += word.length)}`);
}

function countWords(segmenter: Segmenter, sentences: readonly SegmentedSentence[]): SegmentationCounts {
  const counts = { right: 0, found: 0, expected: 0, importantRight: 0, importantExpected: 0, errors: [] as string[] };
  for (const { text, words, importantWords } of sentences) {
    const tokens = segmenter.segment(text);
    const spans = spansOf(tokens.map((token) => token.text));
    const found = spans.filter((_, index) => tokens[index]?.isChinese);
    const right = found.filter((span) => words.has(span)).length;
    counts.right += right;
    counts.found += found.length;
    counts.expected += words.size;
    counts.importantRight += importantWords.filter((span) => spans.includes(span)).length;
    counts.importantExpected += importantWords.length;
    if (right < words.size) counts.errors.push(tokens.map((token) => token.text).join(' '));
  }
  return counts;
}

const metricsOf = (split: string, counts: SegmentationCounts): EvaluationMetric[] => [
  {
    name: `important words found whole, ${split}`,
    value: (100 * counts.importantRight) / counts.importantExpected,
    cases: counts.importantExpected,
    minimum: 94,
  },
  {
    name: `F1 of all words, ${split}`,
    value: (200 * counts.right) / (counts.found + counts.expected),
    unit: '',
    cases: counts.expected,
    minimum: 86,
  },
];
