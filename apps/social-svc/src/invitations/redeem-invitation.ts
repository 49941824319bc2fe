import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database.ts';

@Injectable()
export class RedeemInvitation {
  /**
   * Counts one use of an invitation, in the transaction that creates the account, so that a failed registration does not count as a use. One update
   * checks and counts: concurrent registrations wait for the row lock and then check the row again, so that the number of uses never exceeds the
   * maximum.
   * @param codeHash from `hashShortCode`
   * @returns false alike for an unknown, expired, ended and used-up invitation
   */
  async execute(tx: Transaction, codeHash: Buffer): Promise<boolean> {
    const count = await tx.$executeRaw`
      UPDATE invitation SET used_count = used_count + 1
      WHERE code_hash = ${codeHash} AND expires_at > now() AND used_count < max_uses`;
    return count > 0;
  }
}
