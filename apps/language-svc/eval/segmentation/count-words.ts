import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import { type SegmentedSentence, spansOf, type WordSpan } from './segmented-sentences.ts';

/** How many cases there are, and how many of them are right. */
export interface Share {
  right: number;
  cases: number;
}

export interface SegmentationCounts {
  /** The important words. */
  important: Share;
  /** The words of two or more characters. */
  longWords: Share;
  /** The words that are none where they stand; right are those that the segmenter does not find. */
  wrongWords: Share;
  /** Of all words: how many are right, found and expected. */
  right: number;
  found: number;
  expected: number;
  /** The division of each sentence that has an error, and after a bar the wrong words that were found. */
  errors: string[];
}

const isChinese = (word: string): boolean => /\p{Unified_Ideograph}/u.test(word);

/** Compares the segmenter's words with those of the sentences. */
export function countWords(segmenter: Segmenter, sentences: readonly SegmentedSentence[]): SegmentationCounts {
  return sentences.map((sentence) => countWordsOf(segmenter, sentence)).reduce(addCounts);
}

function countWordsOf(segmenter: Segmenter, sentence: SegmentedSentence): SegmentationCounts {
  const foundWords = segmenter.segment(sentence.text).map((token) => token.text);
  const foundSpans = spansOf(foundWords);
  const found = new Set(foundSpans.filter((_, index) => isChinese(foundWords[index]!)));
  const expectedSpans = spansOf(sentence.words);
  const expected = expectedSpans.filter((_, index) => isChinese(sentence.words[index]!));
  const share = (spans: readonly WordSpan[]): Share => ({
    right: spans.filter((span) => found.has(span)).length,
    cases: spans.length,
  });
  const right = share(expected).right;
  const wrongWords = foundWords.filter(
    (word, index) => sentence.wrongWords.includes(word) && !expectedSpans.includes(foundSpans[index]!),
  );
  const isWrong = right < expected.length || wrongWords.length > 0;
  return {
    important: share(expectedSpans.filter((_, index) => sentence.important[index])),
    longWords: share(
      expectedSpans.filter((_, index) => isChinese(sentence.words[index]!) && sentence.words[index]!.length > 1),
    ),
    wrongWords: {
      right: sentence.wrongWords.filter((word) => !wrongWords.includes(word)).length,
      cases: sentence.wrongWords.length,
    },
    right,
    found: found.size,
    expected: expected.length,
    errors: isWrong ? [[...foundWords, ...(wrongWords.length > 0 ? ['|', ...wrongWords] : [])].join(' ')] : [],
  };
}

const addShares = (a: Share, b: Share): Share => ({ right: a.right + b.right, cases: a.cases + b.cases });

/** Adds the counts of two sets of sentences. */
export function addCounts(a: SegmentationCounts, b: SegmentationCounts): SegmentationCounts {
  return {
    important: addShares(a.important, b.important),
    longWords: addShares(a.longWords, b.longWords),
    wrongWords: addShares(a.wrongWords, b.wrongWords),
    right: a.right + b.right,
    found: a.found + b.found,
    expected: a.expected + b.expected,
    errors: [...a.errors, ...b.errors],
  };
}
