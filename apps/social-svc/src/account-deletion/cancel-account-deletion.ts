import { Injectable } from '@nestjs/common';
import { lockPair } from '../blocks/pair-lock.ts';
import { Database, type Transaction } from '../database.ts';
import { listFriendsAndRequesters } from '../friendships/list-friends-and-requesters.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import type { MailLanguage } from '../mail/mail-content.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountWithDeletion } from './lock-account-with-deletion.ts';
import { DeletionMailQueue } from './mail/deletion-mail-queue.ts';

@Injectable()
export class CancelAccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly mails: DeletionMailQueue,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Cancels the requested deletion of an account whose user has signed in. The lock on the account's row orders this call and the erasure: this
   * call waits for an erasure that has begun, and then finds no account.
   * @returns whether there was a deletion to cancel
   * @throws ApiError `user_not_found`
   */
  execute(userId: string, language: MailLanguage): Promise<boolean> {
    return this.database.$transaction((tx) => this.cancel(tx, userId, language), { timeout: 60_000 });
  }

  private async cancel(tx: Transaction, userId: string, language: MailLanguage): Promise<boolean> {
    const account = await lockAccountWithDeletion(tx, userId);
    if (!account.deletion) return false;
    await lockPair(tx, userId, userId);
    await tx.requestedDeletion.delete({ where: { accountId: userId } });
    await this.relationChanges.grant(tx, userId, userId, 'none');
    await this.securityLog.record(tx, { event: 'account.deletion_cancelled', userId });
    await publishFriendshipChange(tx, await listFriendsAndRequesters(tx, userId));
    await this.mails.add(tx, account, { kind: 'cancelled', language });
    return true;
  }
}
