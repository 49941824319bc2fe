import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const BATCH_SIZE = 1_000;

/** The frequency of each vocabulary item, compared with the occurrences in entries that are stored beside it. */
@Injectable()
export class FrequenciesCheck implements IntegrityCheck {
  readonly name = 'frequencies';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    await this.fillInitialFrequencies(after ?? NO_ID);
    // Occurrences and frequencies change in the same transactions, so the snapshot of one statement has both or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT item.id::text AS id, CASE WHEN frequency <> initial_frequency + coalesce(
        (SELECT sum(count) FROM occurrence WHERE item_id = item.id), 0) THEN 'wrong_number' END AS kind
      FROM vocabulary_item item WHERE item.id > ${after ?? NO_ID}::uuid ORDER BY item.id LIMIT ${BATCH_SIZE}`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /**
   * Fills `initial_frequency` of items that a version without this column created: the frequency minus the stored occurrences. All code that changes occurrences locks
   * the item first, so the sums belong to the locked rows.
   */
  private async fillInitialFrequencies(after: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const items = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM vocabulary_item WHERE initial_frequency IS NULL AND id IN (
          SELECT id FROM vocabulary_item WHERE id > ${after}::uuid ORDER BY id LIMIT ${BATCH_SIZE})
        ORDER BY id FOR UPDATE`;
      if (items.length === 0) return;
      await tx.$executeRaw`
        UPDATE vocabulary_item AS item SET initial_frequency = frequency - coalesce(
          (SELECT sum(count) FROM occurrence WHERE item_id = item.id), 0)
        WHERE id = ANY(${items.map(({ id }) => id)}::uuid[])`;
    });
  }

  /** Locks the item, as all code that changes occurrences does. */
  private async mend(id: string): Promise<boolean> {
    await this.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM vocabulary_item WHERE id = ${id}::uuid FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE vocabulary_item SET frequency = initial_frequency + coalesce(
          (SELECT sum(count) FROM occurrence WHERE item_id = ${id}::uuid), 0)
        WHERE id = ${id}::uuid`;
    });
    return true;
  }
}
