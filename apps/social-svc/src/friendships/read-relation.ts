import type { UserRelation } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { isHiddenCondition, isNotWaitingForErasure } from '../blocks/block.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { friendshipKey } from './friendship-key.ts';

@Injectable()
export class ReadRelation {
  constructor(private readonly statements: PreparedStatements) {}

  /**
   * Returns the current relation of another user to a user. The relation to an account that does not exist or waits for its erasure is `hidden`, as
   * after a block, so that callers cannot respond differently to a block. The nil UUID stands for a signed-out viewer. The result must not be
   * cached, because access to entries depends on it.
   */
  async execute(userId: string, otherId: string): Promise<UserRelation> {
    const { firstId, secondId } = friendshipKey(userId, otherId);
    const [row] = await this.statements.query<{ relation: UserRelation }>(Prisma.sql`
      SELECT CASE
        WHEN NOT EXISTS (SELECT FROM account WHERE id = ${otherId}::uuid AND ${isNotWaitingForErasure('id')}) OR ${isHiddenCondition(Prisma.sql`${userId}::uuid`, Prisma.sql`${otherId}::uuid`)} THEN 'hidden'
        WHEN EXISTS (
          SELECT FROM friendship
          WHERE first_id = ${firstId}::uuid AND second_id = ${secondId}::uuid AND requested_by IS NULL
        ) THEN 'friend'
        ELSE 'none' END AS relation`);
    if (!row) throw new Error('the query of a relation returned no row');
    return row.relation;
  }
}
