/** Query keys of the vocabulary and of dictionary lookups. */
export const vocabularyQueryKeys = {
  all: ['vocabulary'] as const,
  character: (character: string) => ['character-info', character] as const,
};
