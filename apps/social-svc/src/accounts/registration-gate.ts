import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import type { Transaction } from '../database.ts';
import { hashInvitationCode } from '../invitations/invitation-code.ts';
import { RedeemInvitation } from '../invitations/redeem-invitation.ts';
import { decideRegistration, type RegistrationMethod } from './registration.policy.ts';

/** Checks in the transaction that creates an account whether the person may have one, before anything else is read or written. */
export type AdmitRegistration = (tx: Transaction) => Promise<void>;

/** Applies the setting REGISTRATION to every way of creating an account. */
@Injectable()
export class RegistrationGate {
  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly redeemInvitation: RedeemInvitation,
  ) {}

  /**
   * Returns the check for one registration. The invitation code is hashed here, outside of the transaction, because hashing is slow. A missing code
   * is hashed too, so that the response takes as long as for a wrong code.
   * @throws ApiError the returned function throws `registration_closed` or `invitation_invalid`
   */
  async prepare(kind: RegistrationMethod, invitationCode?: string | null): Promise<AdmitRegistration> {
    const decision = decideRegistration(this.config.REGISTRATION, kind);
    if (decision === 'allowed') return () => Promise.resolve();
    if (decision !== 'needs-invitation') return () => Promise.reject(new ApiError(decision));
    const codeHash = await hashInvitationCode(invitationCode ?? '');
    return (tx) => this.redeemInvitation.execute(tx, codeHash);
  }
}
