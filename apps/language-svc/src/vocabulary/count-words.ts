import { maskJapaneseAndKorean } from '@memory/text';
import type { WordKeys } from '../word-keys/word-keys.ts';

interface CountedWord {
  readonly itemId: string;
  /** The number of occurrences, at least 1. */
  readonly count: number;
}

/**
 * Counts how often each item occurs in a text in any spelling of its word, also as a part of other words: 松 occurs in 松鼠. Occurrences do not overlap:
 * 谢谢谢 contains 谢谢 once. Japanese and Korean text does not count. Items that do not occur are left out.
 */
export function countWords(
  items: readonly { readonly id: string; readonly character: string }[],
  text: string,
  wordKeys: WordKeys,
): CountedWord[] {
  const chinese = maskJapaneseAndKorean(text);
  // Most items do not occur: the text is searched only for items whose first UTF-16 unit the text contains.
  const units = new Set<number>();
  for (let at = 0; at < chinese.length; at += 1) units.add(chinese.charCodeAt(at));
  return items.flatMap(({ id, character }) => {
    const possible = wordKeys.spellingsOf(character).filter((spelling) => units.has(spelling.charCodeAt(0)));
    const count = possible.length === 0 ? 0 : countOccurrences(possible, chinese);
    return count === 0 ? [] : [{ itemId: id, count }];
  });
}

function countOccurrences(spellings: readonly string[], text: string): number {
  const next = spellings.map((spelling) => text.indexOf(spelling));
  for (let count = 0; ; count += 1) {
    const first = next.reduce((best, at, index) => (at !== -1 && (best === -1 || at < next[best]!) ? index : best), -1);
    if (first === -1) return count;
    const end = next[first]! + spellings[first]!.length;
    for (const [index, spelling] of spellings.entries())
      if (next[index] !== -1 && next[index]! < end) next[index] = text.indexOf(spelling, end);
  }
}
