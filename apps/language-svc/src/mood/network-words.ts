import { englishWordWeight } from './score-english-sentiment.ts';
import { tokenizeEnglish } from './tokenize-english.ts';

const PARTS = /\p{Unified_Ideograph}+|[a-z][a-z'’ -]*|\d+|[!?,.;:"！？，。；：“”¬]/giu;
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
/**
 * Stands for every positive phrase that the text negates, so that the network learns the meaning of negated joy from all such phrases, and applies
 * it to phrases that occur in no training text.
 */
const NEGATED_POSITIVE = '¬';
/** Stand for positive and negative English words without a vector. */
const POSITIVE_WORD = '+';
const NEGATIVE_WORD = '-';
/** The words that stand for all punctuation marks, for all numbers, and for words that only the lexicons know. */
export const networkMarks = ['!', '?', ',', '.', '"', '0', NEGATED_POSITIVE, POSITIVE_WORD, NEGATIVE_WORD] as const;
const WORDS_MAX = 2_000;

/**
 * Splits a text into the words that the mood network reads, in order: English words, at each Chinese character the longest word with a vector, and
 * punctuation marks. Only the first 2,000 words of a text are read.
 * @param simplified the text in simplified characters
 * @param negatedPhrases positive phrases that the text negates
 * @param hasVector whether the network has a vector for a word
 */
export function splitNetworkWords(
  simplified: string,
  negatedPhrases: readonly string[],
  hasVector: (word: string) => boolean,
): string[] {
  const words: string[] = [];
  for (const [part] of replaceNegated(simplified, negatedPhrases).matchAll(PARTS)) {
    if (words.length >= WORDS_MAX) break;
    if (CHINESE.test(part)) words.push(...splitChinese(part, hasVector));
    else if (/^\d/.test(part)) words.push('0');
    else if (/^[a-z]/i.test(part))
      words.push(...tokenizeEnglish(part).map((word) => (hasVector(word) ? word : standInOf(word))));
    else words.push(MARKS[part] ?? part);
  }
  return words.slice(0, WORDS_MAX);
}

/** Returns the mark that the network reads instead of a word without a vector; an empty text when the lexicon does not contain the word either. */
export function standInOf(word: string): string {
  const weight = englishWordWeight(word);
  return weight === 0 ? '' : weight > 0 ? POSITIVE_WORD : NEGATIVE_WORD;
}

function replaceNegated(simplified: string, negatedPhrases: readonly string[]): string {
  if (negatedPhrases.length === 0) return simplified;
  const patterns = [...new Set(negatedPhrases)]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => (CHINESE.test(phrase) ? phrase : `\\b${phrase.replaceAll(' ', String.raw`\s+`)}\\b`));
  return simplified.replace(new RegExp(patterns.join('|'), 'gi'), NEGATED_POSITIVE);
}

function* splitChinese(text: string, hasVector: (word: string) => boolean): Generator<string> {
  for (let index = 0; index < text.length;) {
    let length = CHARACTERS_MAX;
    while (length > 1 && !hasVector(text.slice(index, index + length))) length -= 1;
    yield text.slice(index, index + length);
    index += Math.min(length, text.length - index);
  }
}
