import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { EntryText } from '../peers/journal-client.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { countWords } from './count-words.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';

/** Updates the frequencies of a user's vocabulary items when one of the user's entries changes. */
@Injectable()
export class VocabularyFrequencyUpdater {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Handles an event in one statement if its user has no vocabulary, as most users have none.
   * @returns false when the user has vocabulary; the event is not handled then
   */
  async handleWithoutVocabulary({ id }: { readonly id: string }, userId: string): Promise<boolean> {
    const items = await this.statements.query(Prisma.sql`
      WITH item AS (SELECT FROM vocabulary_item WHERE user_id = ${userId}::uuid LIMIT 1), handled AS (
        INSERT INTO handled_event (event_id, handled_at) SELECT ${id}::uuid, now() WHERE NOT EXISTS (SELECT FROM item) ON CONFLICT DO NOTHING
      ) SELECT FROM item`);
    return items.length === 0;
  }

  /** Idempotent and independent of order: an entry version older than the one counted last changes nothing. */
  async countEntry(tx: Transaction, userId: string, { entryId, version, text }: EntryText): Promise<void> {
    const isNewer = await tx.$executeRaw`
      INSERT INTO counted_entry AS counted (entry_id, user_id, version) VALUES (${entryId}::uuid, ${userId}::uuid, ${version})
      ON CONFLICT (entry_id) DO UPDATE SET version = excluded.version WHERE counted.version < excluded.version`;
    if (isNewer === 0) return;
    await this.replaceOccurrences(tx, userId, entryId, text);
  }

  /** Counts an entry as a change of the entry would, although its version was counted before. A newer counted version is left unchanged. */
  async countEntryAgain(tx: Transaction, userId: string, entry: EntryText): Promise<void> {
    await tx.countedEntry.deleteMany({ where: { entryId: entry.entryId, version: entry.version } });
    await this.countEntry(tx, userId, entry);
  }

  /** Subtracts the occurrences in a deleted entry from the frequencies of the items. */
  async removeEntry(tx: Transaction, userId: string, entryId: string): Promise<void> {
    await tx.countedEntry.deleteMany({ where: { entryId } });
    await this.replaceOccurrences(tx, userId, entryId, '');
  }

  /**
   * Replaces the stored occurrences of the user's items in an entry by the occurrences in `text`, and adds the differences to the frequencies. The
   * frequency of an uncounted item is no sum of occurrences, and the differences must not make it negative.
   */
  private async replaceOccurrences(tx: Transaction, userId: string, entryId: string, text: string): Promise<void> {
    const items = await lockVocabulary(tx, userId);
    const counts = countWords(items, text, this.wordKeys);
    const changes = await tx.$executeRaw`
      WITH counted AS (
        SELECT * FROM unnest(${counts.map(({ itemId }) => itemId)}::uuid[], ${counts.map(({ count }) => count)}::int[]) AS pair (item_id, count)
      ), before AS (
        SELECT item_id, count FROM occurrence WHERE entry_id = ${entryId}::uuid
      ), deleted AS (
        DELETE FROM occurrence WHERE entry_id = ${entryId}::uuid AND item_id NOT IN (SELECT item_id FROM counted)
      ), upserted AS (
        INSERT INTO occurrence (item_id, entry_id, count) SELECT item_id, ${entryId}::uuid, count FROM counted
        ON CONFLICT (item_id, entry_id) DO UPDATE SET count = excluded.count
      )
      UPDATE vocabulary_item AS item
      SET frequency = greatest(0, item.frequency + coalesce(counted.count, 0) - coalesce(before.count, 0))
      FROM counted FULL JOIN before USING (item_id)
      WHERE item.id = item_id AND coalesce(counted.count, 0) <> coalesce(before.count, 0)`;
    if (changes === 0) return;
    const hasUncountedItems = items.some(({ isCounted }) => !isCounted);
    await publishVocabularyChange(tx, userId, { hasUncountedItems });
  }
}

interface LockedItem {
  readonly id: string;
  readonly character: string;
  readonly isCounted: boolean;
}

/**
 * Selects the user's items and locks their rows until the transaction ends, so that no other transaction changes a frequency or deletes an
 * item before that. The rows are locked in the order of their ids, so that two transactions cannot deadlock.
 */
function lockVocabulary(tx: Transaction, userId: string): Promise<LockedItem[]> {
  return tx.$queryRaw`
    SELECT id, character, is_counted AS "isCounted" FROM vocabulary_item WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}
