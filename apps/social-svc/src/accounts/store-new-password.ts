import type { PasswordChange } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { ReadAccount } from './read-account.ts';

@Injectable()
export class StoreNewPassword {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Stores a new password if the current password is correct. The update also compares the stored hash, so that only one of two concurrent changes
   * succeeds. The caller ends the other sessions after this call. The gateway ends them when it receives `sessions.revoked`, in case
   * the caller was interrupted after this call.
   * @returns the time of the event `sessions.revoked`. Sessions that began before this time end.
   * @throws ApiError `user_not_found`, `wrong_password`; `invalid_request` for a password that the installation's rules reject
   */
  async execute(userId: string, { currentPassword, newPassword }: PasswordChange): Promise<Date> {
    const { passwordHash, username } = await this.readAccount.execute(userId);
    if (await this.passwordHasher.verify(currentPassword, passwordHash)) {
      await this.passwordRules.check(newPassword, { username, field: 'newPassword' });
      const revokedAt = await this.replace(userId, passwordHash, await this.passwordHasher.hash(newPassword));
      if (revokedAt) return revokedAt;
    }
    await this.securityLog.recordAlone({ event: 'password.rejected', userId });
    throw new ApiError('wrong_password');
  }

  /**
   * Replaces the password hash and writes `sessions.revoked`. The event is written last, close to the commit, because a sign-in that arrives
   * between the time of the event and the commit may still verify the old password. The caller ends the session of such a sign-in only if the session
   * begins before the caller lists the sessions.
   * @returns null when the stored hash no longer equals the given hash
   */
  private replace(userId: string, passwordHash: string, newPasswordHash: string): Promise<Date | null> {
    return this.database.$transaction(async (tx: Transaction) => {
      const { count } = await tx.account.updateMany({
        where: { id: userId, passwordHash },
        data: { passwordHash: newPasswordHash },
      });
      if (count === 0) return null;
      await this.securityLog.record(tx, { event: 'password.changed', userId });
      const id = await writeOutbox(tx, sessionsRevoked, { entityId: userId, data: { userId } });
      const { occurredAt } = await tx.outboxEvent.findUniqueOrThrow({ where: { id } });
      return occurredAt;
    });
  }
}
