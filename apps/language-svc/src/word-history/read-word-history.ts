import type { WordHistoryPoint } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { vocabularyOwnedBy } from '../vocabulary/vocabulary.policy.ts';
import { WordKeys } from '../word-keys/word-keys.ts';

/** The maximum number of points of one kind. Only the newest points are returned, because a common word is in every entry. */
const POINTS_PER_KIND = 30;

type PointWithEntryId = Omit<WordHistoryPoint, 'at' | 'entry'> & { at: Date; entryId: string | null };

/** Reads the history of a word in a user's vocabulary. */
@Injectable()
export class ReadWordHistory {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Returns the events of an item, the oldest event first. The current texts of entries are read from journal-svc with the owner's identity. An
   * entry that was deleted or no longer contains the word is not part of the history.
   * @throws ApiError `vocabulary_item_not_found`, `service_unavailable`
   */
  async execute(userId: string, id: string): Promise<WordHistoryPoint[]> {
    const item = await this.database.vocabularyItem.findFirst({ where: { AND: [vocabularyOwnedBy(userId), { id }] } });
    if (!item) throw new ApiError('vocabulary_item_not_found');
    const [occurrences, lookups, changes] = await Promise.all([
      this.database.occurrence.findMany({
        where: { itemId: id },
        select: { entryId: true },
        // Entry ids are ordered by time (UUID version 7).
        orderBy: { entryId: 'desc' },
        take: POINTS_PER_KIND,
      }),
      this.database.wordLookup.findMany({
        where: { userId, word: this.wordKeys.keyOf(item.character) },
        orderBy: { at: 'desc' },
        take: POINTS_PER_KIND,
      }),
      this.database.wordStateChange.findMany({
        where: { itemId: id },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: POINTS_PER_KIND,
      }),
    ]);
    const entryIds = new Set([
      // null stands for the oldest entry that contains the word.
      null,
      ...(item.sourceEntryId === null ? [] : [item.sourceEntryId]),
      ...occurrences.map(({ entryId }) => entryId),
      ...lookups.flatMap(({ entryId }) => entryId ?? []),
    ]);
    const entries = await this.readEntries(userId, item, [...entryIds]);
    const met = firstMeeting(item, entries);
    const points: PointWithEntryId[] = [
      { event: 'met', ...met },
      ...occurrences.flatMap(({ entryId }): PointWithEntryId[] => {
        const entry = entries.get(entryId);
        return entry && entryId !== met.entryId ? [{ event: 'used', at: entry.createdAt, entryId }] : [];
      }),
      ...lookups.map(({ at, entryId }): PointWithEntryId => ({ event: 'looked-up', at, entryId })),
      ...changes.map(({ from, to, cause, at }): PointWithEntryId => ({
        event: eventOf(from, to, cause),
        at,
        entryId: null,
      })),
    ];
    return points
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ entryId, event, at }) => {
        const entry = entries.get(entryId ?? '') ?? newestUntil(at, entries);
        return {
          event,
          at: at.toISOString(),
          entry: entry ? { id: entry.entryId, title: entry.title, createdAt: entry.createdAt.toISOString() } : null,
        };
      });
  }

  /** Reads the given entries that belong to the user and contain the word now. */
  private async readEntries(
    userId: string,
    { character }: VocabularyItem,
    ids: readonly (string | null)[],
  ): Promise<Map<string, EntryText>> {
    const wanted = this.wordKeys.spellingsOf(character).flatMap((word) => ids.map((entryId) => ({ word, entryId })));
    const entries = await this.journal.findEntryTexts(userId, wanted);
    return new Map(entries.map((entry) => [entry.entryId, entry]));
  }
}

/**
 * Returns when and in which entry the owner met a word for the first time. This is the oldest entry with the word, which may be older than the
 * item.
 */
function firstMeeting(
  { sourceEntryId, sourceEntryAt, createdAt }: VocabularyItem,
  entries: ReadonlyMap<string, EntryText>,
): { at: Date; entryId: string | null } {
  const met = { at: sourceEntryAt ?? createdAt, entryId: sourceEntryId };
  const [oldest] = [...entries.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return oldest && oldest.createdAt <= met.at ? { at: oldest.createdAt, entryId: oldest.entryId } : met;
}

/** Returns the entry to which a point without its own entry leads: the newest entry with the word that was written until the time of the point. */
function newestUntil(at: Date, entries: ReadonlyMap<string, EntryText>): EntryText | undefined {
  return [...entries.values()]
    .filter(({ createdAt }) => createdAt <= at)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
}

/** Returns the event of a state change. A change from `known` to another state by a review means that the word was forgotten. */
function eventOf(from: string, to: string, cause: string): WordHistoryPoint['event'] {
  if (to === 'known' || to === 'ignored') return to;
  return from === 'known' && cause === 'schedule' ? 'forgotten' : 'learning';
}
