import type { VocabularyContext } from '@memory/contracts';

/** The entry that most words of a session came from, with the contexts of these words. */
export interface SourceEntry {
  entryId: string;
  contexts: VocabularyContext[];
}

/** Finds the entry that most of the contexts belong to; of several, the newest. Null without contexts. */
export function mostFrequentEntry(contexts: readonly VocabularyContext[]): SourceEntry | null {
  const entries = [...Map.groupBy(contexts, ({ entryId }) => entryId)].map(([entryId, ofEntry]) => ({
    entryId,
    contexts: ofEntry,
    createdAt: ofEntry[0]?.createdAt ?? '',
  }));
  const [first] = entries.toSorted(
    (one, other) => other.contexts.length - one.contexts.length || (one.createdAt < other.createdAt ? 1 : -1),
  );
  return first ? { entryId: first.entryId, contexts: first.contexts } : null;
}
