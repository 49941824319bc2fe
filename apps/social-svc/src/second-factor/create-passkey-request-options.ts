import type { PasskeyRequestOptions } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { lockAccountOfPendingSignIn } from './lock-account-of-pending-sign-in.ts';
import { presentCredential } from './second-factor.presenter.ts';
import { CEREMONY_TIMEOUT_MS, loadWebAuthn, USER_VERIFICATION } from './webauthn.ts';

@Injectable()
export class CreatePasskeyRequestOptions {
  constructor(private readonly database: Database) {}

  /**
   * Returns request options with a new challenge, for the account's passkeys under this domain.
   * @throws ApiError `sign_in_ended`
   */
  async execute(
    userId: string,
    { rpId, passwordKey }: { rpId: string; passwordKey: string },
  ): Promise<PasskeyRequestOptions> {
    const passkeys = await this.database.$transaction(async (tx) => {
      await lockAccountOfPendingSignIn(tx, userId, passwordKey);
      return tx.passkey.findMany({ where: { accountId: userId, rpId }, orderBy: { createdAt: 'asc' } });
    });
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    return {
      challenge,
      rpId,
      timeout: CEREMONY_TIMEOUT_MS,
      userVerification: USER_VERIFICATION,
      allowCredentials: passkeys.map(presentCredential),
    };
  }
}
