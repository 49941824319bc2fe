import type { EntryText } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { occurrencesOf, wordsOfEntry } from './words-of-entry.ts';

/** Keeps every item's frequency in step with its owner's entries. */
@Injectable()
export class CountEntry {
  constructor(private readonly database: Database) {}

  /** Whether there is anything to count for this person. */
  async concerns(userId: string): Promise<boolean> {
    return (await this.database.vocabularyItem.findFirst({ where: { userId }, select: { id: true } })) !== null;
  }

  /** Counts an entry as it is now. It may be counted as often as one likes and in any order: the newest version stands. */
  async count(tx: Transaction, userId: string, entry: EntryText): Promise<void> {
    const { entryId, version } = entry;
    const isNewer = await tx.$executeRaw`
      INSERT INTO counted_entry AS known (entry_id, user_id, version) VALUES (${entryId}::uuid, ${userId}::uuid, ${version})
      ON CONFLICT (entry_id) DO UPDATE SET version = excluded.version WHERE known.version < excluded.version`;
    if (isNewer === 0) return;
    // Held to the end and taken in one order, so that neither a removal nor another entry can come in between.
    const items = await tx.$queryRaw<{ id: string; character: string }[]>`
      SELECT id, character FROM vocabulary_item WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
    const text = wordsOfEntry(entry);
    const found = items
      .map(({ id, character }) => ({ id, count: occurrencesOf(character, text) }))
      .filter(({ count }) => count > 0);
    await setOccurrences(tx, entryId, found);
  }

  /** Takes an entry that is gone out of every frequency. */
  async forget(tx: Transaction, userId: string, entryId: string): Promise<void> {
    await tx.countedEntry.deleteMany({ where: { entryId } });
    await tx.$queryRaw`SELECT id FROM vocabulary_item WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
    await setOccurrences(tx, entryId, []);
  }
}

/** Makes `found` all that is counted of an entry, and moves the frequencies by the difference. */
async function setOccurrences(
  tx: Transaction,
  entryId: string,
  found: readonly { id: string; count: number }[],
): Promise<void> {
  await tx.$executeRaw`
    WITH found AS (
      SELECT * FROM unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(({ count }) => count)}::int[]) AS pair (item_id, count)
    ), before AS (
      SELECT item_id, count FROM occurrence WHERE entry_id = ${entryId}::uuid
    ), gone AS (
      DELETE FROM occurrence WHERE entry_id = ${entryId}::uuid AND item_id NOT IN (SELECT item_id FROM found)
    ), kept AS (
      INSERT INTO occurrence (item_id, entry_id, count) SELECT item_id, ${entryId}::uuid, count FROM found
      ON CONFLICT (item_id, entry_id) DO UPDATE SET count = excluded.count
    )
    UPDATE vocabulary_item AS item
    SET frequency = greatest(0, item.frequency + coalesce(found.count, 0) - coalesce(before.count, 0))
    FROM found FULL JOIN before USING (item_id)
    WHERE item.id = item_id AND coalesce(found.count, 0) <> coalesce(before.count, 0)`;
}
