import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

const BATCH_SIZE = 500;

/** SQL: the columns of `author_counter`, counted from the entries of an author. */
const recount = (authorId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int AS entries, (count(*) FILTER (WHERE privacy_level = 'friends'))::int AS friends_entries,
    (count(*) FILTER (WHERE privacy_level = 'public'))::int AS public_entries
  FROM entry WHERE author_id = ${authorId}`;

/** Checks the number of an author's entries by privacy level (`author_counter`). */
@Injectable()
export class AuthorCountersCheck implements IntegrityCheck {
  readonly name = 'author-counters';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const afterId = after ?? NO_ID;
    // Counters and entries change in the same transactions, so the snapshot of one statement contains either both changes or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      WITH batch AS (
        SELECT id FROM (
          (SELECT author_id AS id FROM author_counter WHERE author_id > ${afterId}::uuid ORDER BY author_id LIMIT ${BATCH_SIZE})
          UNION (SELECT user_id FROM author WHERE user_id > ${afterId}::uuid ORDER BY user_id LIMIT ${BATCH_SIZE})
        ) AS author ORDER BY id LIMIT ${BATCH_SIZE}
      )
      SELECT batch.id::text AS id, CASE WHEN
        (coalesce(stored.entries, 0), coalesce(stored.friends_entries, 0), coalesce(stored.public_entries, 0))
        <> (counted.entries, counted.friends_entries, counted.public_entries) THEN 'wrong_number' END AS kind
      FROM batch LEFT JOIN author_counter stored ON stored.author_id = batch.id
      CROSS JOIN LATERAL (${recount(Prisma.sql`batch.id`)}) AS counted ORDER BY batch.id`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /**
   * Counts again while the author's counter row is locked. A transaction that changed the counter before has ended, so its entries are counted. A
   * transaction that waits for the lock changes the counter afterwards, so its entries are not counted yet.
   */
  private async mend(authorId: string): Promise<boolean> {
    await this.database.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO author_counter (author_id) VALUES (${authorId}::uuid) ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM author_counter WHERE author_id = ${authorId}::uuid FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE author_counter SET (entries, friends_entries, public_entries) = (${recount(Prisma.sql`${authorId}::uuid`)})
        WHERE author_id = ${authorId}::uuid`;
    });
    return true;
  }
}
