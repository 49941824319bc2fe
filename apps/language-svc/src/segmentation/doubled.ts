const DOUBLED = /(\p{Unified_Ideograph})\1(?!\1)(\p{Unified_Ideograph})\2/gu;

type IsWord = (word: string) => boolean;

/**
 * The word that a simplified one doubles, character by character: 干净 in 干干净净. Undefined for 爸爸妈妈, which is two words though 爸妈
 * is one.
 */
export function undoubled(word: string, isWord: IsWord): string | undefined {
  if (word.length !== 4 || word.match(DOUBLED)?.[0] !== word) return undefined;
  const single = word.charAt(0) + word.charAt(2);
  return isWord(single) && !(isWord(word.slice(0, 2)) && isWord(word.slice(2))) ? single : undefined;
}

/** Where doubled words, which dictionaries seldom list, begin and end in a simplified text. */
export function doubledPlaces(plain: string, isWord: IsWord): number[] {
  return Array.from(plain.matchAll(DOUBLED), ({ 0: word, index }) =>
    undoubled(word, isWord) ? [index, index + word.length] : [],
  ).flat();
}
