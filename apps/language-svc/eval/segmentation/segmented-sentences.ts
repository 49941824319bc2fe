import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence with its correct division into words. */
export interface SegmentedSentence {
  text: string;
  words: string[];
  /** The words that learners would want to look up; they are counted separately. */
  important: boolean[];
  /** Words of the dictionary that the text contains as a string, but not as a word. */
  wrongWords: string[];
}

/** A word's place in a text: `start-end`, indexes in UTF-16 units. */
export type WordSpan = `${number}-${number}`;

/**
 * Reads files with one sentence per line. The words of a sentence are separated by spaces; a star precedes each important word. After a bar
 * follow words that are none in this sentence: `学生 会 来 | 学生会`.
 * @param paths files, or patterns of their names
 */
export function readSegmentedSentences(paths: string | readonly string[]): SegmentedSentence[] {
  return globSync(paths)
    .toSorted()
    .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n').map(parseSentence));
}

export const trainingFiles = join(import.meta.dirname, 'training/*.txt');

function parseSentence(line: string): SegmentedSentence {
  const [sentence = '', wrongWords = ''] = line.split('|');
  const words = sentence.trim().split(' ');
  return {
    text: words.join('').replaceAll('*', ''),
    words: words.map((word) => word.replace('*', '')),
    important: words.map((word) => word.startsWith('*')),
    wrongWords: wrongWords.split(' ').filter((word) => word !== ''),
  };
}

/** Returns the spans of consecutive words. */
export function spansOf(words: readonly string[]): WordSpan[] {
  let end = 0;
  return words.map((word): WordSpan => `${end}-${(end += word.length)}`);
}

/** Returns which of several folds of a cross-validation a sentence is in. It depends on the sentence alone, not on a choice. */
export const foldOf = ({ text }: SegmentedSentence, folds: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % folds;
