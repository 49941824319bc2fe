import type { AddedFriend } from '@memory/contracts';
import { runIdempotently, ApiError, type IdempotentRequest } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { presentPerson } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { CONFIG, type SocialConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';
import { friendPair } from './friend-pair.ts';

export interface Added extends AddedFriend {
  /** False when there was a friendship or a request between the two already. */
  readonly isNew: boolean;
}

interface Row {
  pending: boolean;
  isNew: boolean;
}

@Injectable()
export class AddFriend {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Makes two people friends at once and both ways. Where approval is required the first to add has asked, and the other
   * agrees by adding back. Once per idempotency key: somebody removed meanwhile is not added again by a repeat.
   * @throws ApiError `friend_oneself`, `user_not_found`, `idempotency_key_reused`.
   */
  async add(userId: string, friendId: string, request: IdempotentRequest | null): Promise<Added> {
    if (userId === friendId) throw new ApiError('friend_oneself');
    const friend = await this.readAccount.read(friendId);
    return runIdempotently(this.database, request, async (tx: Transaction) => {
      const { pending, isNew } = await this.write(tx, userId, friendId);
      return { ...presentPerson(friend, { isFriend: !pending }), friendship: pending ? 'pending' : 'friends', isNew };
    });
  }

  /**
   * One statement, so that of two people who add each other at the same moment one asks and the other agrees. A row whose
   * asker adds again stays as it is; `xmax` is 0 only in a row that was inserted.
   */
  private async write(tx: Transaction, userId: string, friendId: string): Promise<Row> {
    const { firstId, secondId } = friendPair(userId, friendId);
    const asker = this.config.FRIENDSHIP_APPROVAL === 'required' ? userId : null;
    const [row] = await tx.$queryRaw<Row[]>`
      INSERT INTO friendship AS f (first_id, second_id, requested_by)
      VALUES (${firstId}::uuid, ${secondId}::uuid, ${asker}::uuid)
      ON CONFLICT (first_id, second_id) DO UPDATE SET
        created_at = CASE WHEN f.requested_by IS DISTINCT FROM excluded.requested_by AND f.requested_by IS NOT NULL THEN now() ELSE f.created_at END,
        requested_by = CASE WHEN f.requested_by = excluded.requested_by THEN f.requested_by END
      RETURNING requested_by IS NOT NULL AS pending, xmax = 0 AS "isNew"`;
    if (!row) throw new Error('a friendship was neither there nor made');
    return row;
  }
}
