import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const BATCH_SIZE = 500;

/** Checks how many bytes a user's files take. Triggers on `file` maintain this number in `storage_usage`. */
@Injectable()
export class StorageUsageCheck implements IntegrityCheck {
  readonly name = 'storage-usage';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const afterId = after ?? NO_ID;
    // The triggers run in the statement that changes the files, so the snapshot of one statement contains either both a change and its effect on
    // the sum, or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      WITH batch AS (
        SELECT id FROM (
          (SELECT owner_id AS id FROM storage_usage WHERE owner_id > ${afterId}::uuid ORDER BY owner_id LIMIT ${BATCH_SIZE})
          UNION (SELECT DISTINCT owner_id FROM file WHERE owner_id > ${afterId}::uuid ORDER BY owner_id LIMIT ${BATCH_SIZE})
        ) AS owner ORDER BY id LIMIT ${BATCH_SIZE}
      )
      SELECT batch.id::text AS id, CASE WHEN coalesce(stored.used_bytes, 0)
        <> (SELECT coalesce(sum(f.bytes), 0) FROM file f WHERE f.owner_id = batch.id) THEN 'wrong_number' END AS kind
      FROM batch LEFT JOIN storage_usage stored ON stored.owner_id = batch.id ORDER BY batch.id`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /**
   * Adds up the files again while the counter's row is locked. A concurrent statement that changes files waits for the lock, so its files are not
   * added up yet. A statement that changed the counter before has ended, so its files are included.
   */
  private async mend(ownerId: string): Promise<boolean> {
    await this.database.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO storage_usage (owner_id) VALUES (${ownerId}::uuid) ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM storage_usage WHERE owner_id = ${ownerId}::uuid FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE storage_usage SET used_bytes = (SELECT coalesce(sum(bytes), 0) FROM file WHERE owner_id = ${ownerId}::uuid)
        WHERE owner_id = ${ownerId}::uuid`;
    });
    return true;
  }
}
