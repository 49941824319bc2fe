import type { FriendNotice, PageQuery } from '@memory/contracts';
import { keysetCondition, toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { presentPublicProfile } from '../accounts/account.presenter.ts';
import { accountsVisibleTo } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import { type CountedPage, countHiddenFriendships } from '../friendships/friendship-page.ts';
import { Prisma } from '../generated/prisma/client.ts';

interface Row {
  /** The other user's id. */
  readonly id: string;
  readonly kind: FriendNotice['kind'];
  readonly since: Date;
}

const OTHER_ID = 'CASE WHEN notice_for = first_id THEN second_id ELSE first_id END';

@Injectable()
export class ListFriendNotices {
  constructor(private readonly database: Database) {}

  /** A page of a user's friend notices, the newest first. @throws ApiError `bad_cursor` */
  async execute(userId: string, { limit, cursor }: PageQuery): Promise<CountedPage<FriendNotice>> {
    const otherId = Prisma.raw(OTHER_ID);
    const [rows, counter, hidden] = await Promise.all([
      this.database.$queryRaw<Row[]>`
        SELECT ${otherId} AS id, notice_kind AS kind, created_at AS since FROM friendship
        WHERE notice_for = ${userId}::uuid ${keysetCondition(cursor, { time: 'created_at', id: OTHER_ID })}
        ORDER BY created_at DESC, ${otherId} DESC LIMIT ${limit + 1}`,
      this.database.friendCounter.findUnique({ where: { userId } }),
      countHiddenFriendships(this.database, userId, 'notices'),
    ]);
    const { items, nextCursor } = toKeysetPage(rows, limit, ({ since, id }) => ({ at: since, id }));
    return { items: await this.present(userId, items), nextCursor, total: (counter?.notices ?? 0) - hidden };
  }

  /** Omits accounts that were deleted or became hidden after the rows were read. */
  private async present(userId: string, rows: readonly Row[]): Promise<FriendNotice[]> {
    const accounts = await this.database.account.findMany({
      where: { id: { in: rows.map(({ id }) => id) }, ...accountsVisibleTo(userId) },
    });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return rows.flatMap(({ id, kind, since }) => {
      const account = byId.get(id);
      return account ? [{ ...presentPublicProfile(account), kind, friendsSince: since.toISOString() }] : [];
    });
  }
}
