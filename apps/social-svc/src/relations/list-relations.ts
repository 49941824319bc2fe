import type { UserPair, UserRelation } from '@memory/contracts';
import { NO_ID } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MAX } from 'uuid';
import { Database } from '../database.ts';
import { limitLockWaits, waitForWithdrawals } from './relation-locks.ts';

/** The number of accounts in a range of ids. A range takes a few hundred milliseconds if each account has 500 friends. */
const ACCOUNTS_PER_RANGE = 100;

export interface RelationRange {
  readonly relations: readonly (UserPair & { kind: UserRelation })[];
  /** The last id of the range; null when no ids follow. */
  readonly last: string | null;
}

@Injectable()
export class ListRelations {
  constructor(private readonly database: Database) {}

  /**
   * Returns all relations other than `none` of the pairs whose first user is in the next range of ids. Before the first range, this method waits
   * for all withdrawals that have begun. It takes no locks on pairs: for each pair that differs, the caller reads the current relation
   * (`ReadRelations`).
   */
  async execute(after: string | null): Promise<RelationRange> {
    if (after === null)
      await this.database.$transaction(async (tx) => {
        await limitLockWaits(tx);
        await waitForWithdrawals(tx);
      });
    const first = after ?? NO_ID;
    const accounts = await this.database.$queryRaw<{ id: string }[]>`
      SELECT id FROM account WHERE id > ${first}::uuid ORDER BY id LIMIT ${ACCOUNTS_PER_RANGE}`;
    const last = accounts.length < ACCOUNTS_PER_RANGE ? null : accounts.at(-1)!.id;
    const end = last ?? MAX;
    // An account that is being erased is hidden until all services have deleted its data, even if a restore has brought the data back.
    const relations = await this.database.$queryRaw<RelationRange['relations'][number][]>`
      WITH hidden AS (
        SELECT blocker_id AS first_id, blocked_id AS second_id FROM block
        WHERE blocker_id > ${first}::uuid AND blocker_id <= ${end}::uuid AND blocker_id < blocked_id
        UNION
        SELECT blocked_id, blocker_id FROM block
        WHERE blocked_id > ${first}::uuid AND blocked_id <= ${end}::uuid AND blocked_id < blocker_id
        UNION
        SELECT account_id, account_id FROM requested_deletion WHERE account_id > ${first}::uuid AND account_id <= ${end}::uuid
        UNION
        SELECT user_id, user_id FROM erasure WHERE user_id > ${first}::uuid AND user_id <= ${end}::uuid
      )
      SELECT first_id AS "firstId", second_id AS "secondId", 'hidden' AS kind FROM hidden
      UNION ALL
      SELECT first_id, second_id, 'friend' FROM friendship f
      WHERE first_id > ${first}::uuid AND first_id <= ${end}::uuid AND requested_by IS NULL
        AND NOT EXISTS (SELECT FROM hidden h WHERE h.first_id = f.first_id AND h.second_id = f.second_id)`;
    return { relations, last };
  }
}
