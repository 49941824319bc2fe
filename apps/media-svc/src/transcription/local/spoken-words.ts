import type { SpokenWord } from '@memory/contracts';
import type { RecognizedPhrase } from './speech-messages.ts';

/** A token that belongs to the word before it: a further part of a Latin word. */
const WORD_PART = /^[\p{Script=Latin}\p{N}'’-]+$/u;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/**
 * Returns the words of phrases with their times in seconds: each Chinese character, and each word of other languages. Punctuation is left out. A
 * model reports only when a token starts, so a word ends where the next token starts, and the last word of a phrase ends with the phrase.
 */
export const spokenWordsOf = (phrases: readonly RecognizedPhrase[]): SpokenWord[] => phrases.flatMap(wordsOfPhrase);

function wordsOfPhrase({ start, end, tokens, tokenStarts }: RecognizedPhrase): SpokenWord[] {
  if (tokens.length !== tokenStarts.length) return [];
  const words: SpokenWord[] = [];
  tokens.forEach((token, index) => {
    const text = token.trim();
    if (!HAS_LETTER.test(text)) return;
    const from = Math.min(end, start + tokenStarts[index]!);
    const to = Math.max(from, Math.min(end, start + (tokenStarts[index + 1] ?? Infinity)));
    const previous = words.at(-1);
    const continuesWord =
      !token.startsWith(' ') && WORD_PART.test(text) && previous !== undefined && WORD_PART.test(previous.text);
    if (continuesWord) words.splice(-1, 1, { ...previous, text: previous.text + text, end: to });
    else words.push({ text, start: from, end: to });
  });
  return words;
}
