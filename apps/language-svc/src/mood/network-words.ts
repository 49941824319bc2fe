import { tokenizeEnglish } from './tokenize-english.ts';

const PARTS = /\p{Unified_Ideograph}+|[a-z][a-z'’ -]*|\d+|[!?,.;:"！？，。；：“”]/giu;
const CHINESE = /\p{Unified_Ideograph}/u;
const CHARACTERS_MAX = 4;
const MARKS: Readonly<Record<string, string>> = {
  '！': '!',
  '？': '?',
  '，': ',',
  '。': '.',
  '；': '.',
  ';': '.',
  '：': ',',
  ':': ',',
  '“': '"',
  '”': '"',
};
/** The words of a text that stand for all punctuation marks and all numbers. */
export const networkMarks = ['!', '?', ',', '.', '"', '0'] as const;
const WORDS_MAX = 2_000;

/**
 * Splits a text into the words that the mood network reads, in order: English words, at each Chinese character the longest word with a
 * vector, and punctuation marks. Of a longer text only the first 2,000 words are read.
 * @param simplified the text in simplified characters
 * @param hasVector whether the network has a vector for a word
 */
export function splitNetworkWords(simplified: string, hasVector: (word: string) => boolean): string[] {
  const words: string[] = [];
  for (const [part] of simplified.matchAll(PARTS)) {
    if (words.length >= WORDS_MAX) break;
    if (CHINESE.test(part)) words.push(...splitChinese(part, hasVector));
    else if (/^\d/.test(part)) words.push('0');
    else if (/^[a-z]/i.test(part)) words.push(...tokenizeEnglish(part));
    else words.push(MARKS[part] ?? part);
  }
  return words.slice(0, WORDS_MAX);
}

function* splitChinese(text: string, hasVector: (word: string) => boolean): Generator<string> {
  for (let index = 0; index < text.length;) {
    let length = CHARACTERS_MAX;
    while (length > 1 && !hasVector(text.slice(index, index + length))) length -= 1;
    yield text.slice(index, index + length);
    index += Math.min(length, text.length - index);
  }
}
