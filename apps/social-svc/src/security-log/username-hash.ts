import { createHmac, hkdfSync } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';

/**
 * Hashes typed usernames that no account has, for the security log. People sometimes type a password into the username field, so the log must not
 * contain the typed text. The key is derived from this service's own key and is not in the database: a person with a copy of the database cannot
 * find a typed text by guessing. With a new signing key, earlier rows are no longer found by the username.
 */
@Injectable()
export class UsernameHash {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'usernames in the security log', 32));
  }

  of(username: string): string {
    return createHmac('sha256', this.key).update(normalizeUsername(username)).digest('base64url');
  }
}
