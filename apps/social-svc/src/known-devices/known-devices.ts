import { type BrowserResponse, type Client, CONFIG } from '@memory/service-kit';
import { addDeviceToken, findDeviceToken, parseUnverifiedDeviceTokens } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable } from '@nestjs/common';
import { ReadKnownDeviceKey } from '../accounts/read-known-device-key.ts';
import type { SocialConfig } from '../config.ts';

/**
 * Recognises devices (browsers) on which an account has been signed in to before, by a cookie that survives sign-out. A known device has its own
 * limits on failed sign-ins, and no other rights. The server stores no list of devices.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly deviceKeys: ReadKnownDeviceKey,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Returns the id under which the account with this username knows the device, or null. Whether the account is looked up depends on the cookie
   * alone, so that the time of the response does not reveal which usernames exist.
   * @param deviceTokens the device cookie of the client (`Client`)
   */
  async identify(deviceTokens: string | null, username: string): Promise<string | null> {
    const tokens = parseUnverifiedDeviceTokens(deviceTokens ?? undefined, new Date());
    if (tokens.length === 0) return null;
    return findDeviceToken(tokens, await this.secretsOf(username))?.id ?? null;
  }

  /** Makes the device known to the account. Called after the password was verified, or a required second factor was set up. */
  async remember(
    username: string,
    { client, response }: { readonly client: Client; readonly response: BrowserResponse },
  ): Promise<void> {
    const now = new Date();
    const tokens = parseUnverifiedDeviceTokens(client.deviceTokens ?? undefined, now);
    response.setCookie('device', addDeviceToken(tokens, await this.secretsOf(username), now));
  }

  private async secretsOf(username: string): Promise<{ secret: string; deviceKey: string }> {
    return { secret: this.config.SESSION_SECRET, deviceKey: await this.deviceKeys.execute(username) };
  }
}
