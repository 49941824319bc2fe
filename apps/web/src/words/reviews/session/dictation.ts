/** A character that the user wrote, and whether it is the one that was spoken. */
export interface WrittenCharacter {
  text: string;
  isRight: boolean;
}

/** The characters that input methods add to a word: spaces and punctuation. */
const NOT_WRITTEN = /[\s\p{P}]/gu;
const charactersOf = (text: string): string[] => Array.from(text.normalize('NFKC').replaceAll(NOT_WRITTEN, ''));

/** Pronouns that sound the same: tā and nǐ. */
const SAME_PRONOUNS = ['他她它牠祂', '你妳'];

/**
 * Compares the user's text with the spoken word, character by character. Of the word's spellings in both scripts, the most similar one is compared.
 * Returns null if the user wrote nothing.
 */
export function checkDictation(written: string, spellings: readonly string[]): WrittenCharacter[] | null {
  const characters = charactersOf(written);
  if (characters.length === 0) return null;
  const compared = spellings.map((spelling) => {
    const expected = charactersOf(spelling);
    return characters.map((text, index) => ({ text, isRight: soundsAsWritten(text, expected[index]) }));
  });
  const rightOf = (result: readonly WrittenCharacter[]): number => result.filter(({ isRight }) => isRight).length;
  return compared.toSorted((a, b) => rightOf(b) - rightOf(a))[0] ?? null;
}

const soundsAsWritten = (text: string, expected: string | undefined): boolean =>
  expected !== undefined &&
  (text === expected || SAME_PRONOUNS.some((pronouns) => pronouns.includes(text) && pronouns.includes(expected)));

/** Whether the whole word was written, and nothing else. */
export const isRightDictation = (written: readonly WrittenCharacter[], word: string): boolean =>
  written.length === charactersOf(word).length && written.every(({ isRight }) => isRight);

/** The number of words that a dictation offers to choose from. */
const CHOICES = 4;

/**
 * Returns the words to choose from instead of writing: the spoken word and words of similar length, in an order that does not reveal the word. The
 * same card always has the same choices.
 * @param others words of the user's own vocabulary
 * @returns an empty list when there are too few other words
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
