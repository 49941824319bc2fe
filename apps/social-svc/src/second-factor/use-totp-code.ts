import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../database.ts';
import { TotpSecretCipher } from './totp-secret-cipher.ts';
import { findTotpStep } from './totp.ts';

/** Checks and uses up a code of the authenticator app. */
@Injectable()
export class UseTotpCode {
  private readonly logger = new Logger(UseTotpCode.name);

  constructor(private readonly cipher: TotpSecretCipher) {}

  /**
   * Returns whether the code is valid and newer than the last used code. The update compares the time steps in the database, so that a code can be
   * used only once.
   * @param code six digits
   */
  async execute(tx: Transaction, accountId: string, code: string): Promise<boolean> {
    const totp = await tx.totp.findUnique({ where: { accountId } });
    const secret = totp && this.decrypt(totp.secret, accountId);
    const step = secret && findTotpStep(secret, code, new Date());
    if (step === null) return false;
    const { count } = await tx.totp.updateMany({
      where: { accountId, lastUsedStep: { lt: BigInt(step) } },
      data: { lastUsedStep: BigInt(step) },
    });
    return count === 1;
  }

  /** Returns null when SIGNING_KEY has changed. The user then needs a recovery code or a passkey, and the log tells the operator the reason. */
  private decrypt(encrypted: Uint8Array, accountId: string): Uint8Array | null {
    try {
      return this.cipher.decrypt(encrypted, accountId);
    } catch (error) {
      this.logger.error(
        { err: error, accountId },
        'the key of an authenticator app cannot be decrypted: SIGNING_KEY has changed',
      );
      return null;
    }
  }
}
