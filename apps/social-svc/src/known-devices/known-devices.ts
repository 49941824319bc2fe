import { CONFIG } from '@memory/service-kit';
import { findDeviceToken, parseUnverifiedDeviceTokens } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable } from '@nestjs/common';
import { ReadKnownDeviceKey } from '../accounts/read-known-device-key.ts';
import type { SocialConfig } from '../config.ts';

/** Recognises devices (browsers) on which an account has been signed in to before. A known device has its own limits, and no other rights. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly deviceKeys: ReadKnownDeviceKey,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Returns the id under which the account with this username knows the device, or null.
   * @param deviceTokens the device cookie of the client (`Client`)
   */
  async identify(deviceTokens: string | null, username: string): Promise<string | null> {
    const tokens = parseUnverifiedDeviceTokens(deviceTokens ?? undefined, new Date());
    if (tokens.length === 0) return null;
    const secrets = { secret: this.config.SESSION_SECRET, deviceKey: await this.deviceKeys.execute(username) };
    return findDeviceToken(tokens, secrets)?.id ?? null;
  }
}
