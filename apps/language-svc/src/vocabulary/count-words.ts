interface CountedWord {
  readonly itemId: string;
  /** At least 1. */
  readonly count: number;
}

/**
 * Counts how often each item occurs in a text, as a part of other words too: 松 occurs in 松鼠. Occurrences do not overlap: 谢谢谢 contains 谢谢
 * once. Items that do not occur are left out.
 */
export function countWords(
  items: readonly { readonly id: string; readonly character: string }[],
  text: string,
): CountedWord[] {
  // Most items do not occur: the text is searched only for those whose first UTF-16 unit it contains.
  const units = new Set<number>();
  for (let at = 0; at < text.length; at += 1) units.add(text.charCodeAt(at));
  return items
    .filter(({ character }) => units.has(character.charCodeAt(0)))
    .map(({ id, character }) => ({ itemId: id, count: countOccurrences(character, text) }))
    .filter(({ count }) => count > 0);
}

function countOccurrences(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}
