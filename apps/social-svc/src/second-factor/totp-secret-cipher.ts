import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the secrets of authenticator apps, so that a copy of the database is not enough to compute codes. The key is derived from this service's
 * own key, which is not in the database. With a new signing key, authenticator apps have to be set up again; passkeys and recovery codes stay valid.
 */
@Injectable()
export class TotpSecretCipher {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'totp secrets', KEY_BYTES));
  }

  /** Returns the nonce, the authentication tag and the encrypted secret. The secret can be decrypted only for this account. */
  encrypt(secret: Uint8Array, accountId: string): Uint8Array<ArrayBuffer> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(accountId));
    const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
    return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]));
  }

  /** @throws Error when the secret was encrypted with another key or for another account, or has been changed */
  decrypt(stored: Uint8Array, accountId: string): Uint8Array {
    const nonce = stored.subarray(0, NONCE_BYTES);
    const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
