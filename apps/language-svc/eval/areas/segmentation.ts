import { readFileSync } from 'node:fs';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { Area, Figure } from '../area.ts';
import { lexicon } from '../lexicon.ts';

interface Divided {
  text: string;
  /** Each as `start-end`. */
  words: Set<string>;
  /** Those a learner must get whole. */
  whole: string[];
}

/** One sentence a line, words divided by spaces, a star before those a learner must get whole. */
function readDivided(file: string): Divided[] {
  return readFileSync(new URL(`../segmentation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      const spans = spansOf(words.map((word) => word.replace('*', '')));
      return {
        text: words.join('').replaceAll('*', ''),
        words: new Set(spans.filter((_, at) => isWord(words[at] ?? ''))),
        whole: spans.filter((_, at) => words[at]?.startsWith('*')),
      };
    });
}

const isWord = (word: string): boolean => /\p{Unified_Ideograph}/u.test(word);

function spansOf(words: readonly string[]): string[] {
  let end = 0;
  return words.map((word) => `${end}-${(end += word.length)}`);
}

export const segmentation: Area = {
  name: 'segmentation',
  async judge() {
    const segmenter = new Segmenter(await lexicon());
    const dev = judge(segmenter, readDivided('dev.txt'));
    const heldOut = judge(segmenter, readDivided('held-out.txt'));
    return { figures: [...figuresOf('dev', dev), ...figuresOf('held-out', heldOut)], misses: dev.misses };
  },
};

interface Score {
  right: number;
  found: number;
  expected: number;
  whole: number;
  wholeExpected: number;
  misses: string[];
}

function judge(segmenter: Segmenter, sentences: readonly Divided[]): Score {
  const score: Score = { right: 0, found: 0, expected: 0, whole: 0, wholeExpected: 0, misses: [] };
  for (const { text, words, whole } of sentences) {
    const pieces = segmenter.words(text);
    const spans = spansOf(pieces.map((piece) => piece.text));
    const found = spans.filter((_, at) => pieces[at]?.isChinese);
    const right = found.filter((span) => words.has(span)).length;
    score.right += right;
    score.found += found.length;
    score.expected += words.size;
    score.whole += whole.filter((span) => spans.includes(span)).length;
    score.wholeExpected += whole.length;
    if (right < words.size) score.misses.push(pieces.map((piece) => piece.text).join(' '));
  }
  return score;
}

const figuresOf = (half: string, { right, found, expected, whole, wholeExpected }: Score): Figure[] => [
  {
    what: `words a learner must get whole, ${half}`,
    value: (100 * whole) / wholeExpected,
    of: wholeExpected,
    atLeast: 94,
  },
  { what: `F1 of all words, ${half}`, value: (200 * right) / (found + expected), unit: '', of: expected, atLeast: 86 },
];
