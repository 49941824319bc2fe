import { INTEGRITY_MAX_IDS } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { countWords } from './count-words.ts';
import { lockVocabularyItems } from './lock-vocabulary-items.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

interface UncountedItem {
  readonly id: string;
  readonly character: string;
}

/**
 * Counts new items in all entries of their owner. Entries are not locked. If an entry changes during the count, the handler of its event counts the
 * new version for all items, and the counts of an older version never replace the counts of a newer one.
 */
@Injectable()
export class CountAddedItems {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Counts the uncounted items of a user. After a failure the items stay uncounted, and the next call begins again.
   * @throws ApiError `service_unavailable` when journal-svc is unavailable
   */
  async execute(userId: string): Promise<void> {
    const items = await this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { isCounted: false }] },
      select: { id: true, character: true },
    });
    if (items.length === 0) return;
    const ids = items.map(({ id }) => id);
    let cursor: string | null = null;
    do {
      const page: { texts: EntryText[]; next: string | null } = await this.journal.fetchEntryTextPage(userId, cursor);
      const counts = page.texts.map((text) => ({ text, words: countWords(items, text.text, this.wordKeys) }));
      await this.database.$transaction((tx) => storeCounts(tx, userId, items, counts));
      cursor = page.next;
    } while (cursor !== null);
    await this.removeDeletedEntries(userId, ids);
    await this.database.$transaction((tx) => markAsCounted(tx, userId, items));
  }

  /**
   * Removes the occurrences in entries that were deleted between the reading of their text and the storing of its counts. The event of a later
   * deletion finds the occurrences.
   */
  private async removeDeletedEntries(userId: string, ids: readonly string[]): Promise<void> {
    const rows = await this.database.$queryRaw<{ entryId: string }[]>`
      SELECT DISTINCT entry_id::text AS "entryId" FROM occurrence WHERE item_id = ANY(${ids}::uuid[])`;
    for (let start = 0; start < rows.length; start += INTEGRITY_MAX_IDS) {
      const entries = rows
        .slice(start, start + INTEGRITY_MAX_IDS)
        .map(({ entryId }) => ({ id: entryId, authorId: userId }));
      const versions = await this.journal.findEntryVersions(entries);
      const deleted = versions.filter(({ version }) => version === null).map(({ id }) => id);
      if (deleted.length === 0) continue;
      await this.database.$transaction(async (tx) => {
        await lockVocabularyItems(tx, userId, ids);
        await tx.$executeRaw`
          DELETE FROM occurrence WHERE item_id = ANY(${ids}::uuid[]) AND entry_id = ANY(${deleted}::uuid[])`;
      });
    }
  }
}

/** Stores the number of occurrences of the items in some entries, except in entries of which a newer version is counted. */
async function storeCounts(
  tx: Transaction,
  userId: string,
  items: readonly UncountedItem[],
  counts: readonly { text: EntryText; words: readonly { itemId: string; count: number }[] }[],
): Promise<void> {
  const ids = await lockItems(tx, userId, items);
  const present = new Set(ids);
  const newer = await tx.$queryRaw<{ entryId: string }[]>`
    SELECT counted.entry_id::text AS "entryId" FROM counted_entry counted
    JOIN unnest(${counts.map(({ text }) => text.entryId)}::uuid[], ${counts.map(({ text }) => text.version)}::int[])
      AS read (entry_id, version) ON counted.entry_id = read.entry_id AND counted.version > read.version`;
  const outdated = new Set(newer.map(({ entryId }) => entryId));
  const current = counts.filter(({ text }) => !outdated.has(text.entryId));
  const rows = current.flatMap(({ text: { entryId }, words }) =>
    words.filter(({ itemId }) => present.has(itemId)).map((word) => ({ ...word, entryId })),
  );
  await tx.$executeRaw`
    WITH counted AS (
      SELECT * FROM unnest(${rows.map(({ itemId }) => itemId)}::uuid[], ${rows.map(({ entryId }) => entryId)}::uuid[],
        ${rows.map(({ count }) => count)}::int[]) AS found (item_id, entry_id, count)
    ), deleted AS (
      DELETE FROM occurrence WHERE item_id = ANY(${ids}::uuid[]) AND entry_id = ANY(${current.map(({ text }) => text.entryId)}::uuid[])
        AND (item_id, entry_id) NOT IN (SELECT item_id, entry_id FROM counted)
    )
    INSERT INTO occurrence (item_id, entry_id, count) SELECT item_id, entry_id, count FROM counted
    ON CONFLICT (item_id, entry_id) DO UPDATE SET count = excluded.count`;
}

/** Marks items as counted. Their frequencies are then the sums of their occurrences, which events of entries keep up to date. */
async function markAsCounted(tx: Transaction, userId: string, items: readonly UncountedItem[]): Promise<void> {
  const present = await lockItems(tx, userId, items);
  if (present.length === 0) return;
  await tx.$executeRaw`
    UPDATE vocabulary_item AS item SET is_counted = true, initial_frequency = 0,
      frequency = coalesce((SELECT sum(count) FROM occurrence WHERE item_id = item.id), 0)
    WHERE id = ANY(${present}::uuid[])`;
  await publishVocabularyChange(tx, userId);
}

/** Locks items. @returns the ids of the items that still exist and have not become another word since they were read */
async function lockItems(tx: Transaction, userId: string, items: readonly UncountedItem[]): Promise<string[]> {
  const rows = await lockVocabularyItems(
    tx,
    userId,
    items.map(({ id }) => id),
  );
  const characters = new Map(items.map(({ id, character }) => [id, character]));
  return rows.filter(({ id, character }) => characters.get(id) === character).map(({ id }) => id);
}
