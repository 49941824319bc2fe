import { normalizeCode } from '@memory/contracts/text';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountOfPendingSignIn } from './lock-account-of-pending-sign-in.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { UseTotpCode } from './use-totp-code.ts';

const TOTP_CODE = /^\d{6}$/;

export interface CodeAttempt {
  readonly code: string;
  readonly passwordKey: string;
}

/** Checks the code of a pending sign-in: six digits belong to the authenticator app, anything else is a recovery code. */
@Injectable()
export class VerifySecondFactorCode {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly useTotpCode: UseTotpCode,
  ) {}

  /**
   * Uses up the code.
   * @throws ApiError `sign_in_ended`; `wrong_code`, both for a wrong code and for a used code
   */
  async execute(userId: string, { code, passwordKey }: CodeAttempt): Promise<'totp' | 'recovery_code'> {
    const method = TOTP_CODE.test(normalizeCode(code)) ? 'totp' : 'recovery_code';
    const isRight = await this.database.$transaction(async (tx) => {
      await lockAccountOfPendingSignIn(tx, userId, passwordKey);
      return method === 'totp'
        ? this.useTotpCode.execute(tx, userId, normalizeCode(code))
        : this.useRecoveryCode(tx, userId, code);
    });
    if (isRight) return method;
    await this.securityLog.recordAlone({ event: 'sign_in.second_factor_failed', userId, details: { method: 'code' } });
    throw new ApiError('wrong_code');
  }

  private async useRecoveryCode(tx: Transaction, accountId: string, code: string): Promise<boolean> {
    const { count } = await tx.recoveryCode.deleteMany({
      where: { accountId, codeHash: await hashRecoveryCode(accountId, code) },
    });
    if (count === 1)
      await this.securityLog.record(tx, { event: 'second_factor.recovery_code_used', userId: accountId });
    return count === 1;
  }
}
