import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { hashShortCode } from '../codes/short-code.ts';
import type { SocialConfig } from '../config.ts';
import type { Transaction } from '../database.ts';
import { LinkToChild } from '../family/link-to-child.ts';
import { RedeemInvitation } from '../invitations/redeem-invitation.ts';
import { decideRegistration, type RegistrationMethod } from './registration.policy.ts';

/** What the transaction does after it has created the account; null for nothing. */
type AfterCreation = ((accountId: string) => Promise<void>) | null;
/** Checks in the transaction that creates an account whether the person may have one, before anything else is read or written. */
export type AdmitRegistration = (tx: Transaction) => Promise<AfterCreation>;

/** Applies the setting REGISTRATION to every way of creating an account. */
@Injectable()
export class RegistrationGate {
  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly linkToChild: LinkToChild,
    private readonly redeemInvitation: RedeemInvitation,
  ) {}

  /**
   * Returns the check for one registration. Parents of a student register with a family code, which links the new account to the student. The invitation code is hashed here, outside of the transaction, because hashing is slow. A missing code
   * is hashed too, so that the response takes as long as for a wrong code.
   * @throws ApiError the returned function throws `registration_closed` or `invitation_invalid`
   */
  async prepare(kind: RegistrationMethod, invitationCode?: string | null): Promise<AdmitRegistration> {
    const decision = decideRegistration(this.config.REGISTRATION, kind);
    if (decision === 'allowed') return () => Promise.resolve(null);
    if (decision !== 'needs-invitation') return () => Promise.reject(new ApiError(decision));
    const codeHash = await hashShortCode(invitationCode ?? '');
    return async (tx) => {
      if (await this.redeemInvitation.execute(tx, codeHash)) return null;
      if (!(await this.linkToChild.isUsable(tx, codeHash))) throw new ApiError('invitation_invalid');
      return (accountId) => this.linkToChild.linkNewAccount(tx, accountId, codeHash);
    };
  }
}
