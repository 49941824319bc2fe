/** Query keys of the vocabulary and of dictionary lookups. */
export const vocabularyQueryKeys = {
  all: ['vocabulary'] as const,
  /** The items that the user has hidden. Not below `all`: they are another list. */
  hidden: ['hidden-vocabulary'] as const,
  sentence: (itemId: string) => ['vocabulary-sentence', itemId] as const,
  character: (character: string) => ['character-info', character] as const,
};
