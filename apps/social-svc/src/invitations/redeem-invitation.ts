import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database.ts';

@Injectable()
export class RedeemInvitation {
  /**
   * Counts one use of an invitation, in the transaction that creates the account, so that a registration that fails counts nothing. The
   * update checks and counts at once: concurrent registrations wait for each other at the row and check it again, so that the uses never
   * exceed the maximum.
   * @param codeHash from `hashInvitationCode`
   * @throws ApiError `invitation_invalid`, alike for an unknown, expired, ended and used-up invitation, so that guesses reveal nothing
   */
  async execute(tx: Transaction, codeHash: Buffer): Promise<void> {
    const count = await tx.$executeRaw`
      UPDATE invitation SET used_count = used_count + 1
      WHERE code_hash = ${codeHash} AND expires_at > now() AND used_count < max_uses`;
    if (count === 0) throw new ApiError('invitation_invalid');
  }
}
