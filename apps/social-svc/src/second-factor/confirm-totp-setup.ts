import { type AddedSecondFactor } from '@memory/contracts';
import { normalizeCode } from '@memory/contracts/text';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { countFactors } from './second-factor.policy.ts';
import { TotpSecretCipher } from './totp-secret-cipher.ts';
import { findTotpStep } from './totp.ts';

/** The time in milliseconds in which the first code of a new authenticator app must be confirmed: as long as a password confirmation. */
const SETUP_LIFETIME_MS = 10 * 60_000;

@Injectable()
export class ConfirmTotpSetup {
  constructor(
    private readonly database: Database,
    private readonly cipher: TotpSecretCipher,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Makes the new authenticator app valid, in place of an earlier authenticator app.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `totp_setup_expired`, `wrong_code`
   */
  async execute(userId: string, code: string): Promise<AddedSecondFactor> {
    const added = await this.database.$transaction((tx) => this.confirm(tx, userId, code));
    if (added) return added;
    await this.securityLog.recordAlone({ event: 'second_factor.setup_failed', userId, details: { method: 'totp' } });
    throw new ApiError('wrong_code');
  }

  /** @returns null when the code is wrong */
  private async confirm(tx: Transaction, userId: string, code: string): Promise<AddedSecondFactor | null> {
    const account = await lockAccountForChange(tx, userId);
    const setup = await tx.totpSetup.findUnique({ where: { accountId: userId } });
    const now = new Date();
    if (!setup || setup.startedAt.getTime() + SETUP_LIFETIME_MS <= now.getTime())
      throw new ApiError('totp_setup_expired');
    const step = findTotpStep(this.cipher.decrypt(setup.secret, userId), normalizeCode(code), now);
    if (step === null) return null;
    // The confirmed code is used up, so that a person who saw the user type the code cannot sign in with it.
    const totp = { secret: setup.secret, lastUsedStep: BigInt(step), createdAt: now };
    await tx.totp.upsert({ where: { accountId: userId }, create: { accountId: userId, ...totp }, update: totp });
    await tx.totpSetup.delete({ where: { accountId: userId } });
    await this.securityLog.record(tx, { event: 'second_factor.totp_added', userId });
    const isFirst = countFactors(account) === 0;
    return { recoveryCodes: isFirst ? await this.replaceRecoveryCodes.execute(tx, userId) : null };
  }
}
