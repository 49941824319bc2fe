import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

const BATCH_SIZE = 500;

/** SQL: the columns of `friend_counter`, counted from the friendships of a user. */
const recount = (userId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT (count(*) FILTER (WHERE requested_by IS NULL))::int AS friends, (count(*) FILTER (WHERE requested_by IS NOT NULL))::int AS requests,
    (count(*) FILTER (WHERE notice_for = ${userId}))::int AS notices
  FROM (
    SELECT requested_by, notice_for FROM friendship WHERE first_id = ${userId}
    UNION ALL SELECT requested_by, notice_for FROM friendship WHERE second_id = ${userId}
  ) AS friendship`;

/** Checks the numbers of a user's friends, friend requests and friend notices. Triggers maintain these numbers in `friend_counter`. */
@Injectable()
export class FriendCountersCheck implements IntegrityCheck {
  readonly name = 'friend-counters';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    // The triggers run in the statements that change the friendships, so the snapshot of one statement contains either both a change and its effect
    // on the counter, or neither.
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      WITH batch AS (SELECT id FROM account WHERE id > ${after ?? NO_ID}::uuid ORDER BY id LIMIT ${BATCH_SIZE})
      SELECT batch.id::text AS id, CASE WHEN
        (coalesce(stored.friends, 0), coalesce(stored.requests, 0), coalesce(stored.notices, 0))
        <> (counted.friends, counted.requests, counted.notices) THEN 'wrong_number' END AS kind
      FROM batch LEFT JOIN friend_counter stored ON stored.user_id = batch.id
      CROSS JOIN LATERAL (${recount(Prisma.sql`batch.id`)}) AS counted ORDER BY batch.id`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /**
   * Counts again while the counter's row is locked. A concurrent change of a friendship waits for the lock, and changes the corrected counter
   * afterwards.
   */
  private async mend(userId: string): Promise<boolean> {
    return this.database.$transaction(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO friend_counter (user_id) SELECT id FROM account WHERE id = ${userId}::uuid ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM friend_counter WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const updated = await tx.$executeRaw`
        UPDATE friend_counter SET (friends, requests, notices) = (${recount(Prisma.sql`${userId}::uuid`)})
        WHERE user_id = ${userId}::uuid`;
      return updated === 1;
    });
  }
}

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
