import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockPair } from '../blocks/pair-lock.ts';
import { Database } from '../database.ts';

const BATCH_SIZE = 1_000;

/**
 * Finds friendships and friend requests between two users when one user has blocked the other. The repair ends them, because a block ends a
 * friendship. The constraints of the table already ensure that a friendship has one row and that both accounts exist.
 */
@Injectable()
export class FriendshipsCheck implements IntegrityCheck {
  readonly name = 'friendships';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const [first = NO_ID, second = NO_ID] = after?.split(' ') ?? [];
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT f.first_id || ' ' || f.second_id AS id, CASE WHEN
        EXISTS (SELECT FROM block WHERE blocker_id = f.first_id AND blocked_id = f.second_id)
        OR EXISTS (SELECT FROM block WHERE blocker_id = f.second_id AND blocked_id = f.first_id) THEN 'contradictory' END AS kind
      FROM friendship f WHERE (f.first_id, f.second_id) > (${first}::uuid, ${second}::uuid)
      ORDER BY f.first_id, f.second_id LIMIT ${BATCH_SIZE}`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.endBlocked(id) : undefined });
  }

  private async endBlocked(id: string): Promise<boolean> {
    const [first = NO_ID, second = NO_ID] = id.split(' ');
    return this.database.$transaction(async (tx) => {
      await lockPair(tx, first, second);
      const ended = await tx.$executeRaw`
        DELETE FROM friendship WHERE first_id = ${first}::uuid AND second_id = ${second}::uuid AND EXISTS (
          SELECT FROM block WHERE (blocker_id = first_id AND blocked_id = second_id) OR (blocker_id = second_id AND blocked_id = first_id))`;
      return ended === 1;
    });
  }
}
