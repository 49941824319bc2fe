/** A character that the user wrote, and whether it is the one that was spoken. */
export interface WrittenCharacter {
  text: string;
  isRight: boolean;
}

/** What an input method adds to a word: spaces and punctuation. */
const NOT_WRITTEN = /[\s\p{P}]/gu;
const charactersOf = (text: string): string[] => Array.from(text.normalize('NFKC').replaceAll(NOT_WRITTEN, ''));

/** Compares what the user wrote with the spoken word, character by character. Null if nothing was written. */
export function checkDictation(written: string, word: string): WrittenCharacter[] | null {
  const expected = charactersOf(word);
  const characters = charactersOf(written).map((text, index) => ({ text, isRight: text === expected[index] }));
  return characters.length === 0 ? null : characters;
}

/** Whether the whole word was written, and nothing else. */
export const isRightDictation = (written: readonly WrittenCharacter[], word: string): boolean =>
  written.length === charactersOf(word).length && written.every(({ isRight }) => isRight);
