import { englishTokens } from './english-feeling.ts';

const CHINESE = /\p{Unified_Ideograph}+/gu;
const CHARACTERS_MAX = 3;
const MARKS = /[!！?？]/g;
/** Words and characters that tell how somebody writes and not how they feel; they count beside others only. */
const COMMON = new Set([
  ...'i a the to of and in on at is was it my me we he she they his her our you that this for with are be had have has did do not'.split(
    ' ',
  ),
  ...'我你他她它们的了是在有和就也都这那个天几去上到说',
]);
/** From here on a text of more phrases is surer only by the root of their number. */
const PHRASES_MAX = 60;

/**
 * The phrases of a text that its mood is learned from, each once: English words without their endings, and pairs of them; one to three Chinese
 * characters that stand together; whether it shouts or asks.
 * @param text simplified
 */
export function phrasesOf(text: string): Set<string> {
  const found = new Set<string>();
  const words = englishTokens(text).map(withoutEnding);
  words.forEach((word, place) => {
    if (!COMMON.has(word)) found.add(word);
    if (place > 0) found.add(`${words[place - 1]}_${word}`);
  });
  for (const [stretch] of text.matchAll(CHINESE)) {
    for (let from = 0; from < stretch.length; from++) {
      for (let to = from + 1; to <= Math.min(from + CHARACTERS_MAX, stretch.length); to++) {
        const phrase = stretch.slice(from, to);
        if (!COMMON.has(phrase)) found.add(phrase);
      }
    }
  }
  for (const [mark] of text.matchAll(MARKS)) found.add(mark === '!' || mark === '！' ? '!' : '?');
  return found;
}

/** How much each phrase counts in a text that has so many. */
export const shareOf = (phrases: number): number => Math.min(1, Math.sqrt(PHRASES_MAX / phrases));

/** missed, misses and missing are one word; not always a word that exists. */
function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const ending = ['ing', 'ed', 'es', 's'].find((one) => word.endsWith(one) && word.length - one.length >= 3);
  const stem = ending ? word.slice(0, -ending.length) : word;
  if (stem.length <= 3) return stem;
  return (ending ? stem.replace(/([^ls])\1$/, '$1') : stem).replace(/e+$/, '');
}
