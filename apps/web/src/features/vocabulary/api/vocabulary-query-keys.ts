/** Cache keys of the vocabulary and of what the dictionary said. */
export const vocabularyQueryKeys = {
  all: ['vocabulary'] as const,
  character: (character: string) => ['character-info', character] as const,
};
