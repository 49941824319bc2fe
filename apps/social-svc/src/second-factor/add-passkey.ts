import { type AddedSecondFactor, PASSKEYS_MAX, type PasskeyRegistration } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { countFactors } from './second-factor.policy.ts';
import { type Ceremony, knownTransports, verifyRegistration } from './webauthn.ts';

export interface NewPasskey extends Ceremony {
  readonly name: string;
  readonly response: PasskeyRegistration;
}

@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Adds the passkey that a browser has created.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `passkey_rejected`, `passkey_exists`, `too_many_passkeys`
   */
  async execute(userId: string, passkey: NewPasskey): Promise<AddedSecondFactor> {
    const credential = await verifyRegistration(passkey.response, passkey);
    if (!credential) {
      await this.securityLog.recordAlone({
        event: 'second_factor.setup_failed',
        userId,
        details: { method: 'passkey' },
      });
      throw new ApiError('passkey_rejected');
    }
    return this.database
      .$transaction((tx) => this.store(tx, userId, passkey, credential))
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'credential_id')) throw new ApiError('passkey_exists', { cause: error });
        throw error;
      });
  }

  private async store(
    tx: Transaction,
    userId: string,
    { name, rpId }: NewPasskey,
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
