import { type BlockedUser, idSchema } from '@memory/contracts';
import { ApiError, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { friendshipKey } from '../friendships/friendship-key.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import type { Account } from '../generated/prisma/client.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { hasNotBlocked } from './block.policy.ts';
import { presentBlockedUser } from './block.presenter.ts';
import { lockPair } from './pair-lock.ts';

/**
 * The maximum number of users whom one user may block: far more users than anyone knows here, and few enough for the filter of each timeline query.
 */
export const BLOCKS_MAX = 1_000;

export interface BlockUserResult extends BlockedUser {
  /** False when the user was blocked before this call. */
  readonly isNew: boolean;
}

@Injectable()
export class BlockUser {
  constructor(
    private readonly database: Database,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Blocks another user, and ends the friendship or friend request between the two users in the same transaction. Has no effect when the user is
   * already blocked. A repeated request with the same idempotency key has no effect either, so that it cannot restore a block that has ended.
   * @throws ApiError `block_oneself`; `user_not_found`, also when the other user has blocked `userId`; `too_many_blocks`; `idempotency_key_reused`;
   * `service_unavailable` when journal-svc cannot hide the users' entries from each other
   */
  async execute(userId: string, blockedId: string, request: IdempotentRequest | null): Promise<BlockUserResult> {
    const result = await runIdempotently(this.database, request, async (tx: Transaction) => {
      const blocked = await this.block(tx, userId, blockedId);
      if (blocked.isNew) await this.securityLog.record(tx, { event: 'block.added', userId, targetUserId: blockedId });
      return blocked;
    });
    // A stored response must not be sent again after the other user has blocked this user.
    if (request) await readBlockableAccount(this.database, userId, blockedId);
    return result;
  }

  private async block(tx: Transaction, userId: string, blockedId: string): Promise<BlockUserResult> {
    if (userId === blockedId) throw new ApiError('block_oneself');
    if (!idSchema.safeParse(blockedId).success) throw new ApiError('user_not_found');
    await lockAccounts(tx, 'keep', userId, blockedId);
    await lockPair(tx, userId, blockedId);
    const blocked = await readBlockableAccount(tx, userId, blockedId);
    const existing = await tx.block.findUnique({ where: { blockerId_blockedId: { blockerId: userId, blockedId } } });
    if (existing) return { ...presentBlockedUser(blocked, existing.createdAt), isNew: false };
    // The friendship is deleted before the block is inserted, because all transactions lock the rows of friend_counter before the rows of
    // block_counter.
    const { count } = await tx.friendship.deleteMany({ where: friendshipKey(userId, blockedId) });
    const { createdAt } = await tx.block.create({ data: { blockerId: userId, blockedId } });
    await requireWithinLimit(tx, userId);
    await this.relationChanges.withdraw(tx, userId, blockedId, 'hidden');
    // A blocked user who was no friend receives no event, because the event would reveal the block.
    await publishFriendshipChange(tx, count > 0 ? [userId, blockedId] : [userId]);
    return { ...presentBlockedUser(blocked, createdAt), isNew: true };
  }
}

async function readBlockableAccount(tx: Transaction, userId: string, blockedId: string): Promise<Account> {
  const account = await tx.account.findFirst({ where: { id: blockedId, ...hasNotBlocked(userId) } });
  if (!account) throw new ApiError('user_not_found');
  return account;
}

/** The insertion of the block has locked the user's counter, so concurrent blocks of the user are counted one after the other. */
async function requireWithinLimit(tx: Transaction, userId: string): Promise<void> {
  const { blocks } = await tx.blockCounter.findUniqueOrThrow({ where: { userId } });
  if (blocks > BLOCKS_MAX) throw new ApiError('too_many_blocks');
}
