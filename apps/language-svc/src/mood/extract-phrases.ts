import { tokenizeEnglish } from './tokenize-english.ts';

const CHINESE = /\p{Unified_Ideograph}+/gu;
const CHARACTERS_MAX = 3;
const MARKS = /[!！?？]/g;
/** Words and characters that say nothing about the mood by themselves. They become features only as parts of longer phrases. */
const STOP_WORDS = new Set([
  ...'i a the to of and in on at is was it my me we he she they his her our you that this for with are be had have has did do not'.split(
    ' ',
  ),
  ...'我你他她它们的了是在有和就也都这那个天几去上到说',
]);
/** Matches a phrase that contains a negation. */
const NEGATION = /[不没未别无]|(?:^|_)(?:not|never|no|without|hardly|less|neither|nor|nobody|noth|barely|les)(?:_|$)/;
/** In a text with more phrases than this, each phrase counts less: their total weight grows only with the square root of their number. */
const PHRASES_MAX = 60;

/**
 * Extracts the features of the phrase model from a text, without duplicates: English words without their endings, and pairs of consecutive words
 * (joined by `_`); one to three consecutive Chinese characters; `!` and `?`.
 * @param simplified the text in simplified characters
 * @param negatedPhrases positive phrases that the text negates. Features that contain a part of such a phrase are left out, because the model would
 * count them as positive, unless they also contain a negation (不快乐).
 */
export function extractPhrases(simplified: string, negatedPhrases: readonly string[] = []): Set<string> {
  const phrases = new Set<string>();
  const words = tokenizeEnglish(simplified).map(removeEnding);
  words.forEach((word, index) => {
    if (!STOP_WORDS.has(word)) phrases.add(word);
    const previous = words[index - 1];
    if (previous !== undefined && !(STOP_WORDS.has(previous) && STOP_WORDS.has(word)))
      phrases.add(`${previous}_${word}`);
  });
  for (const phrase of phrases) if (isPartOfNegated(phrase, negatedPhrases)) phrases.delete(phrase);
  for (const [span] of simplified.matchAll(CHINESE)) {
    const isNegated = negatedCharacters(span, negatedPhrases);
    for (let start = 0; start < span.length; start++) {
      for (let end = start + 1; end <= Math.min(start + CHARACTERS_MAX, span.length); end++) {
        const phrase = span.slice(start, end);
        if (STOP_WORDS.has(phrase)) continue;
        if (NEGATION.test(phrase) || !isNegated.slice(start, end).includes(true)) phrases.add(phrase);
      }
    }
  }
  for (const [mark] of simplified.matchAll(MARKS)) phrases.add(mark === '!' || mark === '！' ? '!' : '?');
  return phrases;
}

/** Whether an English word or pair contains a word of a negated phrase, and no negation. */
function isPartOfNegated(phrase: string, negatedPhrases: readonly string[]): boolean {
  if (negatedPhrases.length === 0 || NEGATION.test(phrase)) return false;
  return negatedPhrases.some((negated) =>
    negated.split(' ').some((word) => phrase.split('_').includes(removeEnding(word))),
  );
}

/** Returns for each character of a Chinese text whether it belongs to a negated phrase. */
function negatedCharacters(span: string, negatedPhrases: readonly string[]): boolean[] {
  const isNegated = Array.from({ length: span.length }, () => false);
  for (const phrase of new Set(negatedPhrases))
    for (let index = span.indexOf(phrase); index >= 0; index = span.indexOf(phrase, index + 1))
      isNegated.fill(true, index, index + phrase.length);
  return isNegated;
}

/**
 * The factor by which the weight of each phrase is multiplied in a text that contains `count` phrases. It falls with the count, so that a
 * long text is not judged extreme only because it contains many phrases.
 */
export const phraseCountScale = (count: number): number => Math.min(1, Math.sqrt(PHRASES_MAX / count));

/** Removes the ending of an English word, so that missed, misses and missing have the same stem. The stem is not always a word. */
function removeEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const ending = ['ing', 'ed', 'es', 's'].find((one) => word.endsWith(one) && word.length - one.length >= 3);
  const stem = ending ? word.slice(0, -ending.length) : word;
  if (stem.length <= 3) return stem;
  return (ending ? stem.replace(/([^ls])\1$/, '$1') : stem).replace(/(?<!e)e+$/, '');
}
