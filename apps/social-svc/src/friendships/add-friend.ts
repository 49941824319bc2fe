import { type AddedFriend, idSchema } from '@memory/contracts';
import { ApiError, CONFIG, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { presentFriend, presentStranger } from '../accounts/account.presenter.ts';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { lockPair } from '../blocks/pair-lock.ts';
import { ReadVisibleAccount } from '../blocks/read-visible-account.ts';
import type { SocialConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { friendshipKey } from './friendship-key.ts';
import { mayBecomeFriends } from './may-become-friends.ts';
import { publishFriendshipChange } from './publish-friendship-change.ts';
import { ReadRelation } from './read-relation.ts';

/**
 * The number of friendships and friend requests that one user may create in a day. A teacher with five classes of forty pupils may add all pupils
 * on the first day of school; a program that adds every user it finds exceeds this number. Accepting a request does not count, because the other
 * user sent the request.
 */
export const FRIENDS_ADDED_PER_DAY = 200;

/**
 * Counts a friendship or request that the user creates in this transaction. The user's day begins with the first addition and has 24 hours. The
 * statement locks the user's row, so concurrent calls count one after the other. The rollback after the error takes the rejected addition back.
 * @throws ApiError `too_many_friends_added`
 */
async function countFriendAddition(tx: Transaction, userId: string): Promise<void> {
  const [day] = await tx.$queryRaw<{ count: number; secondsLeft: number }[]>`
    INSERT INTO friend_additions AS f (user_id, count) VALUES (${userId}::uuid, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      count = CASE WHEN f.since <= now() - interval '24 hours' THEN 1 ELSE f.count + 1 END,
      since = CASE WHEN f.since <= now() - interval '24 hours' THEN now() ELSE f.since END
    RETURNING count, ceil(extract(epoch FROM since + interval '24 hours' - now()))::int AS "secondsLeft"`;
  if (day && day.count > FRIENDS_ADDED_PER_DAY)
    throw new ApiError('too_many_friends_added', { retryAfterSeconds: Math.max(1, day.secondsLeft) });
}

interface AddFriendOptions {
  /** Whether the other user must accept the friend request; FRIENDSHIP_APPROVAL by default. */
  approval?: SocialConfig['FRIENDSHIP_APPROVAL'];
}

interface AddFriendResult extends AddedFriend {
  /** False when a friendship or a friend request between the two users existed before this call. */
  readonly isNew: boolean;
}

interface UpsertedFriendship {
  /** True while the other user has not accepted the friend request yet. */
  isPending: boolean;
  isNew: boolean;
  /** Whether this call created or accepted the friendship or friend request. */
  hasChanged: boolean;
}

@Injectable()
export class AddFriend {
  constructor(
    private readonly database: Database,
    private readonly readVisibleAccount: ReadVisibleAccount,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
    private readonly readRelation: ReadRelation,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Makes two users friends of each other. With FRIENDSHIP_APPROVAL=required the first call creates a friend request, and the other user accepts it
   * by adding the first user. When a call makes the two users friends, the user who did not make the call gets a friend notice. A repeated call
   * with the same idempotency key has no effect, so that it cannot restore a friendship that was removed since the first call. Only the outcome is
   * stored under the key, not the fields of the other user: a former friend or a blocked user may repeat the request, so these fields depend on the
   * friendship at the time of the response.
   * @throws ApiError `friend_oneself`; `user_not_found`, also when the other account is hidden, or one of the two is a student of whom the other
   * knows nothing; `too_many_friends_added`; `idempotency_key_reused`
   */
  async execute(
    userId: string,
    friendId: string,
    request: IdempotentRequest | null,
    { approval = this.config.FRIENDSHIP_APPROVAL }: AddFriendOptions = {},
  ): Promise<AddFriendResult> {
    const { friendship, isNew } = await runIdempotently(this.database, request, (tx: Transaction) =>
      this.add(tx, userId, friendId, approval),
    );
    const friend = await this.readVisibleAccount.execute(userId, friendId);
    const isFriend = friendship === 'friends' && (await this.readRelation.execute(userId, friendId)) === 'friend';
    return { ...(isFriend ? presentFriend(friend, this.config) : presentStranger(friend)), friendship, isNew };
  }

  private async add(
    tx: Transaction,
    userId: string,
    friendId: string,
    approval: SocialConfig['FRIENDSHIP_APPROVAL'],
  ): Promise<Pick<AddFriendResult, 'friendship' | 'isNew'>> {
    if (userId === friendId) throw new ApiError('friend_oneself');
    if (!idSchema.safeParse(friendId).success) throw new ApiError('user_not_found');
    await lockAccounts(tx, 'keep', userId, friendId);
    await lockPair(tx, userId, friendId);
    await this.readVisibleAccount.execute(userId, friendId, tx);
    if (!(await mayBecomeFriends(tx, userId, friendId))) throw new ApiError('user_not_found');
    const { isPending, isNew, hasChanged } = await this.upsertFriendship(tx, userId, friendId, approval);
    if (isNew) await countFriendAddition(tx, userId);
    if (hasChanged) {
      if (!isPending) await this.relationChanges.grant(tx, userId, friendId, 'friend');
      await publishFriendshipChange(tx, [userId, friendId]);
      const event = isPending ? 'friendship.requested' : 'friendship.added';
      await this.securityLog.record(tx, { event, userId, targetUserId: friendId });
    }
    return { friendship: isPending ? 'pending' : 'friends', isNew };
  }

  /**
   * Inserts a friend request or accepts the request of the other user, in one SQL statement. When two users add each other concurrently,
   * one of the statements therefore inserts the request and the other accepts it. Adding the same user again changes nothing, and the
   * statement then returns no row, although it has locked the row. The system column `xmax` is 0 only in an inserted row.
   */
  private async upsertFriendship(
    tx: Transaction,
    userId: string,
    friendId: string,
    approval: SocialConfig['FRIENDSHIP_APPROVAL'],
  ): Promise<UpsertedFriendship> {
    const key = friendshipKey(userId, friendId);
    const requestedBy = approval === 'required' ? userId : null;
    const noticeFor = requestedBy === null ? friendId : null;
    const noticeKind = requestedBy === null ? 'added' : null;
    const [changed] = await tx.$queryRaw<Omit<UpsertedFriendship, 'hasChanged'>[]>`
      INSERT INTO friendship AS f (first_id, second_id, requested_by, notice_for, notice_kind)
      VALUES (${key.firstId}::uuid, ${key.secondId}::uuid, ${requestedBy}::uuid, ${noticeFor}::uuid, ${noticeKind}::friend_notice_kind)
      ON CONFLICT (first_id, second_id) DO UPDATE SET
        created_at = now(),
        requested_by = NULL,
        notice_for = ${friendId}::uuid,
        notice_kind = CASE WHEN f.requested_by = ${friendId}::uuid THEN 'approved' ELSE 'added' END::friend_notice_kind
      WHERE f.requested_by IS NOT NULL AND f.requested_by IS DISTINCT FROM excluded.requested_by
      RETURNING requested_by IS NOT NULL AS "isPending", xmax = 0 AS "isNew"`;
    if (changed) return { ...changed, hasChanged: true };
    const { requestedBy: pendingFrom } = await tx.friendship.findUniqueOrThrow({ where: { firstId_secondId: key } });
    return { isPending: pendingFrom !== null, isNew: false, hasChanged: false };
  }
}
