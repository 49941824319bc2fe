import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** Finds erasures that are not finished after a day. `npm run admin -- user:erasures` shows which services have not deleted the user's data yet. */
@Injectable()
export class ErasuresCheck implements IntegrityCheck {
  readonly name = 'erasures';

  constructor(private readonly database: Database) {}

  async checkBatch(): Promise<IntegrityBatch> {
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT user_id::text AS id, CASE WHEN started_at < now() - interval '1 day' THEN 'overdue' END AS kind
      FROM erasure ORDER BY user_id`;
    return toIntegrityBatch(rows, { limit: Infinity });
  }
}
