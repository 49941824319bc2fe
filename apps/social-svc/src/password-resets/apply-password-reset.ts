import type { PasswordResetInput } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../accounts/password-hasher.ts';
import { PasswordRules } from '../accounts/password-rules.ts';
import { Database } from '../database.ts';
import type { ResetCode } from '../generated/prisma/client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { VerifyResetCode } from './verify-reset-code.ts';

@Injectable()
export class ApplyPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
    private readonly securityLog: SecurityLog,
    private readonly verifyResetCode: VerifyResetCode,
  ) {}

  /**
   * Sets a new password with a reset code, which uses up all codes of the account. The caller ends the sessions after this call. The gateway ends
   * them again when it receives `sessions.revoked`, in case the caller was interrupted after this call.
   * @returns the id of the account
   * @throws ApiError `reset_code_invalid`; `invalid_request` for a password that the installation's rules reject
   */
  async execute({ code, newPassword }: PasswordResetInput): Promise<string> {
    const verified = await this.verifyResetCode.execute(code);
    if (!verified) throw new ApiError('reset_code_invalid');
    const { account } = verified;
    await this.passwordRules.check(newPassword, { username: account.username, field: 'newPassword' });
    await this.replace(verified, account.passwordHash, await this.passwordHasher.hash(newPassword));
    return account.id;
  }

  /**
   * Replaces the password hash and deletes the codes. Of two concurrent requests with codes of the same account, only the first still finds the old
   * password hash and its code; the second fails.
   */
  private async replace({ id, accountId, method }: ResetCode, oldHash: string, newHash: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const { count: changed } = await tx.account.updateMany({
        where: { id: accountId, passwordHash: oldHash },
        data: { passwordHash: newHash },
      });
      const { count: used } = await tx.resetCode.deleteMany({ where: { id, expiresAt: { gt: new Date() } } });
      if (changed === 0 || used === 0) throw new ApiError('reset_code_invalid');
      await tx.resetCode.deleteMany({ where: { accountId } });
      await writeOutbox(tx, sessionsRevoked, { entityId: accountId, data: { userId: accountId } });
      await this.securityLog.record(tx, { event: 'password.reset', userId: accountId, details: { method } });
    });
  }
}
