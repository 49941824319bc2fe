import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { Account, ResetCode } from '../generated/prisma/client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ResetCodeHash } from './reset-code-hash.ts';

/** A code is deleted after this many codes with the same first part were wrong: a person mistypes a code a few times. */
export const WRONG_GUESSES_MAX = 5;

type ResetCodeOfAccount = ResetCode & { account: Account };

@Injectable()
export class VerifyResetCode {
  constructor(
    private readonly database: Database,
    private readonly resetCodeHash: ResetCodeHash,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the stored code with its account. The code stays valid: a new password that the rules reject does not use it up.
   * @returns null for a wrong, used, replaced or expired code, and for a code that was created before the last change of the password
   */
  async execute(code: string): Promise<ResetCodeOfAccount | null> {
    const { stored, isValid } = await this.database.$transaction((tx) => this.check(tx, code));
    if (stored && isValid) return stored;
    await this.securityLog.recordAlone({ event: 'password_reset.rejected', userId: stored?.accountId ?? null });
    return null;
  }

  /** Checks a code and counts wrong guesses. The row lock makes parallel guesses wait for each other, so that each guess is counted. */
  private async check(tx: Transaction, code: string): Promise<{ stored: ResetCodeOfAccount | null; isValid: boolean }> {
    const selectorHash = this.resetCodeHash.ofSelector(code);
    await tx.$queryRaw`SELECT 1 FROM reset_code WHERE selector_hash = ${selectorHash} FOR UPDATE`;
    const stored = await tx.resetCode.findFirst({
      where: { selectorHash, expiresAt: { gt: new Date() } },
      include: { account: true },
    });
    if (!stored) return { stored, isValid: false };
    const isValid = this.resetCodeHash.matches(code, stored.account.passwordHash, stored.codeHash);
    if (!isValid) await this.countWrongGuess(tx, stored);
    return { stored, isValid };
  }

  private async countWrongGuess(tx: Transaction, { id, wrongGuesses }: ResetCode): Promise<void> {
    if (wrongGuesses + 1 < WRONG_GUESSES_MAX)
      await tx.resetCode.update({ where: { id }, data: { wrongGuesses: { increment: 1 } } });
    else await tx.resetCode.delete({ where: { id } });
  }
}
