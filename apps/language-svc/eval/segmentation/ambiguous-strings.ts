import { readFileSync } from 'node:fs';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { Share } from './count-words.ts';

/** A string that is a word of the dictionary, in a sentence in which it is one or in which a boundary divides it. */
interface AmbiguousString {
  string: string;
  sentence: string;
  isWord: boolean;
}

const LINE = /^([+-]) (\S+) \| (.+)$/;

export function isAmbiguousStringFile(path: string): boolean {
  return LINE.test(readFileSync(path, 'utf8').split('\n', 1)[0]!);
}

/**
 * Reads a file with one string per line: `- 学生会 | 这个学生会做饭。` where the string is no word, `+ 学生会 | 学生会选了新主席。` where it is. The string
 * occurs once in the sentence. Such sets take a writer less time than divided sentences, and need no agreement on every boundary.
 */
function readAmbiguousStrings(path: string): AmbiguousString[] {
  return readFileSync(path, 'utf8').trim().split('\n').map(parseLine);
}

function parseLine(line: string): AmbiguousString {
  const [, sign, string = '', sentence = ''] = LINE.exec(line) ?? [];
  if (!sign || !sentence.includes(string)) throw new Error(`Not an ambiguous string: ${line}`);
  return { string, sentence, isWord: sign === '+' };
}

/** Counts the strings that the segmenter divides (`avoided`) and finds (`found`) where it should. */
export function countAmbiguousStrings(segmenter: Segmenter, path: string): { avoided: Share; found: Share } {
  const all = readAmbiguousStrings(path).map((one) => ({ ...one, isRight: findsWord(segmenter, one) === one.isWord }));
  const share = (isWord: boolean): Share => {
    const cases = all.filter((one) => one.isWord === isWord);
    return { right: cases.filter(({ isRight }) => isRight).length, cases: cases.length };
  };
  return { avoided: share(false), found: share(true) };
}

function findsWord(segmenter: Segmenter, { string, sentence }: AmbiguousString): boolean {
  const start = sentence.indexOf(string);
  let end = 0;
  return segmenter.segment(sentence).some(({ text }) => {
    end += text.length;
    return text === string && end === start + string.length;
  });
}
