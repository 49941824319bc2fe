/** A character that the user wrote, and whether it is the one that was spoken. */
export interface WrittenCharacter {
  text: string;
  isRight: boolean;
}

/** What an input method adds to a word: spaces and punctuation. */
const NOT_WRITTEN = /[\s\p{P}]/gu;
const charactersOf = (text: string): string[] => Array.from(text.normalize('NFKC').replaceAll(NOT_WRITTEN, ''));

/** Characters that nobody can hear apart: the pronouns tā and nǐ. */
const SAME_PRONOUNS = ['他她它牠祂', '你妳'];

/**
 * Compares what the user wrote with the spoken word, character by character: with the spelling, of those in both scripts, that it is most like. Null if
 * nothing was written.
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
