import { PASSKEYS_MAX, type PasskeyCreationOptions } from '@memory/contracts';
import { ApiError, type Client } from '@memory/service-kit';
import { PasskeyChallenges, type UserSession } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { parse as parseUuid } from 'uuid';
import { Database } from '../database.ts';
import { lockAccountForChange } from './locked-account.ts';
import { relyingPartyOf } from './relying-party.ts';
import { presentCredential } from './second-factor.presenter.ts';
import { algorithmParameters, CEREMONY_TIMEOUT_MS, loadWebAuthn, RP_NAME, USER_VERIFICATION } from './webauthn.ts';

@Injectable()
export class CreatePasskeyCreationOptions {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly database: Database,
  ) {}

  /**
   * Returns creation options with a new challenge, which replaces an earlier challenge of the session. An authenticator that already has a passkey of
   * this account does not create a second passkey.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `too_many_passkeys`
   */
  async execute({ userId, sessionId }: UserSession, client: Client): Promise<PasskeyCreationOptions> {
    const { rpId } = relyingPartyOf(client);
    const { username, passkeys } = await this.database.$transaction(async (tx) => {
      const account = await lockAccountForChange(tx, userId);
      if (account.passkeyCount >= PASSKEYS_MAX) throw new ApiError('too_many_passkeys');
      return { ...account, passkeys: await tx.passkey.findMany({ where: { accountId: userId, rpId } }) };
    });
    const { generateRegistrationOptions } = await loadWebAuthn();
    const { challenge, user } = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: rpId,
      userName: username,
      userID: parseUuid(userId),
    });
    await this.challenges.save(sessionId, challenge);
    return {
      challenge,
      rp: { id: rpId, name: RP_NAME },
      user: { id: user.id, name: username, displayName: username },
      pubKeyCredParams: algorithmParameters(),
      timeout: CEREMONY_TIMEOUT_MS,
      attestation: 'none',
      // Users type the username before they use a passkey. A passkey therefore need not be a resident key, for which a security key has only a few
      // places.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: USER_VERIFICATION },
      excludeCredentials: passkeys.map(presentCredential),
    };
  }
}
