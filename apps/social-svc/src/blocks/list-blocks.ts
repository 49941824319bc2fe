import type { BlockedUser, PageQuery } from '@memory/contracts';
import { keysetCondition, toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { CountedPage } from '../friendships/friendship-page.ts';
import { isKept } from './block.policy.ts';
import { presentBlockedUser } from './block.presenter.ts';

@Injectable()
export class ListBlocks {
  constructor(private readonly database: Database) {}

  /** The users whom a user has blocked, the newest block first. @throws ApiError `bad_cursor` */
  async execute(userId: string, { limit, cursor }: PageQuery): Promise<CountedPage<BlockedUser>> {
    const [rows, counter, hidden] = await Promise.all([
      this.database.$queryRaw<{ id: string; since: Date }[]>`
        SELECT blocked_id AS id, created_at AS since FROM block
        WHERE blocker_id = ${userId}::uuid ${keysetCondition(cursor, { time: 'created_at', id: 'blocked_id' })}
        ORDER BY created_at DESC, blocked_id DESC LIMIT ${limit + 1}`,
      this.database.blockCounter.findUnique({ where: { userId } }),
      this.database.block.count({ where: { blockerId: userId, blocked: { deletion: { isNot: null } } } }),
    ]);
    const { items, nextCursor } = toKeysetPage(rows, limit, ({ since, id }) => ({ at: since, id }));
    return { items: await this.withAccounts(items), nextCursor, total: (counter?.blocks ?? 0) - hidden };
  }

  /** Adds the blocked account to each row. Omits accounts that wait for their erasure, and accounts that were deleted after the rows were read. */
  private async withAccounts(rows: readonly { id: string; since: Date }[]): Promise<BlockedUser[]> {
    const accounts = await this.database.account.findMany({
      where: { id: { in: rows.map(({ id }) => id) }, ...isKept },
    });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return rows.flatMap(({ id, since }) => {
      const account = byId.get(id);
      return account ? [presentBlockedUser(account, since)] : [];
    });
  }
}
