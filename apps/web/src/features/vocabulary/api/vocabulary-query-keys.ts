/** Cache keys of the vocabulary and of what the dictionary said. */
export const vocabularyKeys = {
  all: ['vocabulary'] as const,
  character: (character: string) => ['character-info', character] as const,
};
