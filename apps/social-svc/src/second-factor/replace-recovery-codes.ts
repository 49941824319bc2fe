import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';

@Injectable()
export class ReplaceRecoveryCodes {
  constructor(private readonly securityLog: SecurityLog) {}

  /** Replaces the recovery codes of an account. Only the result contains the codes; the database stores their hashes. */
  async execute(tx: Transaction, accountId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await tx.recoveryCode.deleteMany({ where: { accountId } });
    const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(accountId, code)));
    await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ accountId, codeHash })) });
    await this.securityLog.record(tx, { event: 'second_factor.recovery_codes_created', userId: accountId });
    return codes;
  }
}
