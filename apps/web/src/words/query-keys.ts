/** Query keys of the vocabulary and of dictionary lookups. */
export const vocabularyQueryKeys = {
  all: ['vocabulary'] as const,
  /**
   * Only the words of the vocabulary, with which reading aids compare texts. The key begins with the key `all`, so that refetching `all` refetches
   * the words, too.
   */
  words: ['vocabulary', 'words'] as const,
  /** The coverage of texts: how many of their words the user knows. The key begins with the key `all`, for the same reason as `words`. */
  coverages: ['vocabulary', 'coverage'] as const,
  coverage: (text: string, writtenAt: string) => ['vocabulary', 'coverage', text, writtenAt] as const,
  /** How the vocabulary has grown. The key begins with the key `all`, for the same reason as `words`. */
  growth: ['vocabulary', 'growth'] as const,
  /** The items that the user has hidden. They are another list, so the key does not begin with the key `all`. */
  hidden: ['hidden-vocabulary'] as const,
  sentence: (itemId: string) => ['vocabulary-sentence', itemId] as const,
  context: (itemId: string) => ['vocabulary-context', itemId] as const,
  histories: ['vocabulary-history'] as const,
  /** What happened to an item. */
  history: (itemId: string) => ['vocabulary-history', itemId] as const,
  /** Items of one character that were added although a longer word was tapped, until the user has chosen. */
  wordChoices: ['word-choices'] as const,
  character: (character: string, inWord?: { word: string; pinyin: string }) =>
    ['character-info', character, inWord] as const,
};

/** Query keys of reviews and of the learning settings. */
export const reviewQueryKeys = {
  /** The beginning of all keys whose data changes with each review. */
  all: ['reviews'] as const,
  today: ['reviews', 'today'] as const,
  material: (more: number) => ['reviews', 'material', more] as const,
  summary: ['reviews', 'summary'] as const,
  settings: ['learning-settings'] as const,
};
