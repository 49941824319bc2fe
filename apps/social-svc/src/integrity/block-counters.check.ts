import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const BATCH_SIZE = 500;

/** Checks the number of users whom a user has blocked. Triggers maintain this number in `block_counter`. See `FriendCountersCheck`. */
@Injectable()
export class BlockCountersCheck implements IntegrityCheck {
  readonly name = 'block-counters';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      WITH batch AS (SELECT id FROM account WHERE id > ${after ?? NO_ID}::uuid ORDER BY id LIMIT ${BATCH_SIZE})
      SELECT batch.id::text AS id, CASE WHEN coalesce(stored.blocks, 0)
        <> (SELECT count(*) FROM block WHERE blocker_id = batch.id) THEN 'wrong_number' END AS kind
      FROM batch LEFT JOIN block_counter stored ON stored.user_id = batch.id ORDER BY batch.id`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  private async mend(userId: string): Promise<boolean> {
    return this.database.$transaction(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO block_counter (user_id) SELECT id FROM account WHERE id = ${userId}::uuid ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM block_counter WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const updated = await tx.$executeRaw`
        UPDATE block_counter SET blocks = (SELECT count(*) FROM block WHERE blocker_id = ${userId}::uuid)
        WHERE user_id = ${userId}::uuid`;
      return updated === 1;
    });
  }
}
