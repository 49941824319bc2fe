import type { PasskeyAssertion } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountOfPendingSignIn } from './lock-account-of-pending-sign-in.ts';
import { type Ceremony, verifyAssertion } from './webauthn.ts';

export interface PasskeyAttempt extends Ceremony {
  readonly response: PasskeyAssertion;
  readonly passwordKey: string;
}

/** Checks the passkey of a pending sign-in. */
@Injectable()
export class VerifyPasskey {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `sign_in_ended`, `passkey_rejected` */
  async execute(userId: string, attempt: PasskeyAttempt): Promise<void> {
    const isAccepted = await this.database.$transaction(async (tx) => {
      await lockAccountOfPendingSignIn(tx, userId, attempt.passwordKey);
      return this.usePasskey(tx, userId, attempt);
    });
    if (isAccepted) return;
    await this.securityLog.recordAlone({
      event: 'sign_in.second_factor_failed',
      userId,
      details: { method: 'passkey' },
    });
    throw new ApiError('passkey_rejected');
  }

  /** Searches only the passkeys of this account that were created under this domain. */
  private async usePasskey(
    tx: Transaction,
    accountId: string,
    { response, ...ceremony }: PasskeyAttempt,
  ): Promise<boolean> {
    const credentialId = new Uint8Array(Buffer.from(response.id, 'base64url'));
    const passkey = await tx.passkey.findFirst({ where: { accountId, credentialId, rpId: ceremony.rpId } });
    if (!passkey) return false;
    const { id, publicKey, counter } = passkey;
    const newCounter = await verifyAssertion(response, ceremony, {
      id: response.id,
      publicKey,
      counter: Number(counter),
    });
    if (newCounter === null) return false;
    await tx.passkey.update({ where: { id }, data: { counter: newCounter, lastUsedAt: new Date() } });
    return true;
  }
}
