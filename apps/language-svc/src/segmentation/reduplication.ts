const REDUPLICATED = /(\p{Unified_Ideograph})\1(?!\1)(\p{Unified_Ideograph})\2/gu;

type IsWord = (word: string) => boolean;

/**
 * Returns the word that a text of doubled characters is formed from: 干净 for 干干净净. Returns undefined for 爸爸妈妈: although 爸妈 is a word, it
 * consists of the two words 爸爸 and 妈妈.
 */
export function reduplicatedBase(word: string, isWord: IsWord): string | undefined {
  if (word.length !== 4 || word.match(REDUPLICATED)?.[0] !== word) return undefined;
  const base = word.charAt(0) + word.charAt(2);
  return isWord(base) && !(isWord(word.slice(0, 2)) && isWord(word.slice(2))) ? base : undefined;
}

/**
 * Returns the indexes in a simplified text at which reduplicated words (干干净净) begin and end. Dictionaries seldom list such words, so the
 * segmenter would divide them.
 */
export function findReduplicationBoundaries(simplified: string, isWord: IsWord): number[] {
  return Array.from(simplified.matchAll(REDUPLICATED), ({ 0: word, index }) =>
    reduplicatedBase(word, isWord) ? [index, index + word.length] : [],
  ).flat();
}
