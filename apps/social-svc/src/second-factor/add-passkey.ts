import { type AddedSecondFactor, PASSKEYS_MAX, type PasskeyRegistration } from '@memory/contracts';
import { ApiError, type Client } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { PasskeyChallenges, type UserSession } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { relyingPartyOf } from './relying-party.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { countFactors } from './second-factor.policy.ts';
import { knownTransports, verifyRegistration } from './webauthn.ts';

export interface NewPasskey {
  readonly name: string;
  readonly response: PasskeyRegistration;
}

@Injectable()
export class AddPasskey {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly database: Database,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Adds the passkey that a browser has created for the challenge of its session, and uses the challenge up.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `passkey_exists`, `too_many_passkeys`; `passkey_rejected`, also when the challenge
   * has expired or was used
   */
  async execute(
    { userId, sessionId }: UserSession,
    { name, response }: NewPasskey,
    client: Client,
  ): Promise<AddedSecondFactor> {
    const relyingParty = relyingPartyOf(client);
    const challenge = await this.challenges.take(sessionId);
    if (challenge === null) throw new ApiError('passkey_rejected');
    const credential = await verifyRegistration(response, { challenge, ...relyingParty });
    if (!credential) {
      await this.securityLog.recordAlone({
        event: 'second_factor.setup_failed',
        userId,
        details: { method: 'passkey' },
      });
      throw new ApiError('passkey_rejected');
    }
    return this.database
      .$transaction((tx) => this.store(tx, userId, { name, rpId: relyingParty.rpId }, credential))
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'credential_id')) throw new ApiError('passkey_exists', { cause: error });
        throw error;
      });
  }

  private async store(
    tx: Transaction,
    userId: string,
    { name, rpId }: { name: string; rpId: string },
    { id: credentialId, publicKey, counter, transports }: WebAuthnCredential,
  ): Promise<AddedSecondFactor> {
    const account = await lockAccountForChange(tx, userId);
    if (account.passkeyCount >= PASSKEYS_MAX) throw new ApiError('too_many_passkeys');
    const { id } = await tx.passkey.create({
      data: {
        id: uuidv7(),
        accountId: userId,
        credentialId: new Uint8Array(Buffer.from(credentialId, 'base64url')),
        publicKey,
        counter,
        transports: knownTransports(transports),
        rpId,
        name,
      },
    });
    await this.securityLog.record(tx, { event: 'second_factor.passkey_added', userId, details: { passkeyId: id } });
    const isFirst = countFactors(account) === 0;
    return { recoveryCodes: isFirst ? await this.replaceRecoveryCodes.execute(tx, userId) : null };
  }
}
