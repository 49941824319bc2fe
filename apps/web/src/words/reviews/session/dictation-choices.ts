/** The number of words that a dictation offers to choose from. */
const CHOICES = 4;

/**
 * The words to choose from instead of writing one: the spoken word among others of about its length, in an order that says nothing. The same
 * card always has the same choices.
 * @param others words of the user's own vocabulary
 * @returns an empty list when there are too few others
 */
export function dictationChoices(word: string, others: readonly string[]): string[] {
  const length = Array.from(word).length;
  const distinct = [...new Set(others)].filter((other) => other !== word);
  const nearest = distinct.toSorted(
    (one, other) => difference(one) - difference(other) || hash(word + one) - hash(word + other),
  );
  if (nearest.length < CHOICES - 1) return [];
  return [word, ...nearest.slice(0, CHOICES - 1)].toSorted((one, other) => hash(one + word) - hash(other + word));

  function difference(other: string): number {
    return Math.abs(Array.from(other).length - length);
  }
}

/** A number that depends on all characters of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
