import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

const BATCH_SIZE = 500;

/** SQL: the columns of `vocabulary_count`, counted from the items of a user. */
const recount = (userId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT (count(*) FILTER (WHERE hidden_at IS NULL))::int AS total, (count(*) FILTER (WHERE hidden_at IS NOT NULL))::int AS hidden
  FROM vocabulary_item WHERE user_id = ${userId}`;

/** Checks the numbers of a user's vocabulary items (`vocabulary_count`). */
@Injectable()
export class VocabularyCountsCheck implements IntegrityCheck {
  readonly name = 'vocabulary-counts';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const afterId = after ?? NO_ID;
    // Counts and items change in the same transactions, so the snapshot of one statement contains either both changes or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      WITH batch AS (
        SELECT id FROM (
          (SELECT user_id AS id FROM vocabulary_count WHERE user_id > ${afterId}::uuid ORDER BY user_id LIMIT ${BATCH_SIZE})
          UNION (SELECT DISTINCT user_id FROM vocabulary_item WHERE user_id > ${afterId}::uuid ORDER BY user_id LIMIT ${BATCH_SIZE})
        ) AS owner ORDER BY id LIMIT ${BATCH_SIZE}
      )
      SELECT batch.id::text AS id, CASE WHEN (coalesce(stored.total, 0), coalesce(stored.hidden, 0)) <> (counted.total, counted.hidden)
        THEN 'wrong_number' END AS kind
      FROM batch LEFT JOIN vocabulary_count stored ON stored.user_id = batch.id
      CROSS JOIN LATERAL (${recount(Prisma.sql`batch.id`)}) AS counted ORDER BY batch.id`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /** Counts again while the counter's row is locked. A transaction that waits for the lock changes the corrected numbers afterwards. */
  private async mend(userId: string): Promise<boolean> {
    await this.database.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO vocabulary_count (user_id, total) VALUES (${userId}::uuid, 0) ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM vocabulary_count WHERE user_id = ${userId}::uuid FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE vocabulary_count SET (total, hidden) = (${recount(Prisma.sql`${userId}::uuid`)}) WHERE user_id = ${userId}::uuid`;
    });
    return true;
  }
}
