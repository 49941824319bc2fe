import type { passwordChangeSchema } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { ReadAccount } from './read-account.ts';

export type PasswordChange = z.output<typeof passwordChangeSchema>;

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Stores a new password if the current password is correct. The update also compares the stored hash, so that of two concurrent changes
   * only one succeeds. The gateway ends the other sessions, and does so again when it receives `sessions.revoked`, in case it is interrupted in
   * between.
   * @returns the time of that event. Sessions that began before it end.
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
   * The event is written last, because a sign-in that arrives between its time and the commit may still verify the old password. The gateway
   * ends the session of such a sign-in only if it begins before the response to the change arrives there.
   * @returns null when the stored hash is no longer the given one
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
