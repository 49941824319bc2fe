import type { passwordChangeSchema } from '@memory/contracts';
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
   * only one succeeds.
   * @throws ApiError `user_not_found`, `wrong_password`; `invalid_request` for a password that the installation's rules reject
   */
  async execute(userId: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    const { passwordHash, username } = await this.readAccount.execute(userId);
    if (await this.passwordHasher.verify(currentPassword, passwordHash)) {
      await this.passwordRules.check(newPassword, { username, field: 'newPassword' });
      if (await this.replace(userId, passwordHash, await this.passwordHasher.hash(newPassword))) return;
    }
    await this.securityLog.recordAlone({ event: 'password.rejected', userId });
    throw new ApiError('wrong_password');
  }

  /** @returns false when the stored hash is no longer the given one */
  private replace(userId: string, passwordHash: string, newPasswordHash: string): Promise<boolean> {
    return this.database.$transaction(async (tx: Transaction) => {
      const { count } = await tx.account.updateMany({
        where: { id: userId, passwordHash },
        data: { passwordHash: newPasswordHash },
      });
      if (count === 0) return false;
      await this.securityLog.record(tx, { event: 'password.changed', userId });
      return true;
    });
  }
}
