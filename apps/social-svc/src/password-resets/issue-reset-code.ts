import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';
import type { Account, ResetCodeMethod } from '../generated/prisma/client.ts';
import { ResetCodeHash } from './reset-code-hash.ts';
import { createResetCode } from './reset-code.ts';

interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

@Injectable()
export class IssueResetCode {
  constructor(private readonly resetCodeHash: ResetCodeHash) {}

  /**
   * Creates a code and makes earlier codes of the account invalid. A code for a mail leaves the code of an administrator valid: otherwise anyone
   * could invalidate the administrator's code by requesting a mail. The caller must have locked the account.
   */
  async execute(
    tx: Transaction,
    account: Account,
    { method, lifetimeMs }: { method: ResetCodeMethod; lifetimeMs: number },
  ): Promise<IssuedCode> {
    const code = createResetCode();
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await tx.resetCode.deleteMany({ where: { accountId: account.id, ...(method === 'mail' && { method }) } });
    await tx.resetCode.create({
      data: {
        id: uuidv7(),
        accountId: account.id,
        method,
        selectorHash: this.resetCodeHash.ofSelector(code),
        codeHash: this.resetCodeHash.ofCode(code, account.passwordHash),
        expiresAt,
      },
    });
    return { code, expiresAt };
  }
}
