import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { normalizeCode } from '@memory/contracts/text';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { resetCodeSelector } from './reset-code.ts';

type Hash = Uint8Array<ArrayBuffer>;

/**
 * Hashes of reset codes, which are stored in place of the codes. The key is derived from this service's own key and is not in the database, so an
 * attacker with a copy of the database cannot find a code. With a new signing key, all codes become invalid.
 */
@Injectable()
export class ResetCodeHash {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'password reset codes', 32));
  }

  /** The hash by which a code is found. */
  ofSelector(code: string): Hash {
    return this.hash('selector', resetCodeSelector(code));
  }

  /**
   * The hash that proves the whole code. It includes the hash of the password that the code may replace, so that every change of the password makes
   * the code invalid.
   */
  ofCode(code: string, passwordHash: string): Hash {
    return this.hash('code', `${normalizeCode(code)}\n${passwordHash}`);
  }

  /** Whether the stored hash belongs to the code, for an account with the given password hash. */
  matches(code: string, passwordHash: string, storedHash: Uint8Array): boolean {
    return timingSafeEqual(this.ofCode(code, passwordHash), storedHash);
  }

  private hash(purpose: string, text: string): Hash {
    return new Uint8Array(createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest());
  }
}
