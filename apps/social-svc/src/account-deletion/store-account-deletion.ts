import { type AccountDeletion, DAYS_UNTIL_ERASURE } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
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
export class StoreAccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly mails: DeletionMailQueue,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Hides an account from everyone at once, and schedules its erasure DAYS_UNTIL_ERASURE days later. A repeated request changes nothing, so that it
   * does not postpone the erasure. The caller ends the sessions after this call. The gateway ends them when it receives `sessions.revoked`, in case
   * the caller was interrupted after this call.
   * @throws ApiError `user_not_found`; `service_unavailable` when journal-svc cannot hide the account's entries
   */
  async execute(userId: string, language: MailLanguage): Promise<AccountDeletion> {
    const eraseAfter = await this.database.$transaction((tx) => this.store(tx, userId, language), { timeout: 60_000 });
    return { eraseAfter: eraseAfter.toISOString() };
  }

  private async store(tx: Transaction, userId: string, language: MailLanguage): Promise<Date> {
    const account = await lockAccountWithDeletion(tx, userId);
    if (account.deletion) return account.deletion.eraseAfter;
    await lockPair(tx, userId, userId);
    await this.relationChanges.withdraw(tx, userId, userId, 'hidden');
    // This uses the clock of the database, because all replicas compare the due date with this clock.
    const [stored] = await tx.$queryRaw<{ eraseAfter: Date }[]>`
      INSERT INTO requested_deletion (account_id, erase_after)
      VALUES (${userId}::uuid, now() + make_interval(days => ${DAYS_UNTIL_ERASURE}::int))
      RETURNING erase_after AS "eraseAfter"`;
    await this.securityLog.record(tx, { event: 'account.deletion_requested', userId });
    await writeOutbox(tx, sessionsRevoked, { entityId: userId, data: { userId } });
    await publishFriendshipChange(tx, await listFriendsAndRequesters(tx, userId));
    await this.mails.add(tx, account, { kind: 'requested', language });
    return stored!.eraseAfter;
  }
}
