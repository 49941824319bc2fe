import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { CountAddedItems } from '../vocabulary/count-added-items.ts';

const BATCH_SIZE = 1_000;

/**
 * Compares the frequency of each vocabulary item with the sum of its rows in `occurrence`. Also finds items that were added more than ten minutes
 * ago and have not been counted.
 */
@Injectable()
export class FrequenciesCheck implements IntegrityCheck {
  readonly name = 'frequencies';

  constructor(
    private readonly database: Database,
    private readonly countAddedItems: CountAddedItems,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    // Occurrences and frequencies change in the same transactions, so the snapshot of one statement contains either both changes or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT item.id::text AS id, CASE
        WHEN NOT is_counted THEN CASE WHEN created_at < now() - interval '10 minutes' THEN 'not_counted' END
        WHEN frequency <> coalesce((SELECT sum(count) FROM occurrence WHERE item_id = item.id), 0) THEN 'wrong_number'
      END AS kind
      FROM vocabulary_item item WHERE item.id > ${after ?? NO_ID}::uuid ORDER BY item.id LIMIT ${BATCH_SIZE}`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  private async mend(id: string): Promise<boolean> {
    const item = await this.database.vocabularyItem.findUnique({ where: { id } });
    if (item && !item.isCounted) await this.countAddedItems.execute(item.userId);
    else await this.addUp(id);
    return true;
  }

  /** Sets the frequency to the sum. Locks the item, because all code that changes occurrences locks the item. */
  private async addUp(id: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM vocabulary_item WHERE id = ${id}::uuid FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE vocabulary_item SET frequency = coalesce((SELECT sum(count) FROM occurrence WHERE item_id = ${id}::uuid), 0)
        WHERE id = ${id}::uuid`;
    });
  }
}
