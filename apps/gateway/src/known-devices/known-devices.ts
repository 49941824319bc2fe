import { CONFIG } from '@memory/service-kit';
import { addDeviceToken, findDeviceToken, parseUnverifiedDeviceTokens } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { issueDeviceCookie, readDeviceCookie } from './device-cookie.plugin.ts';

/**
 * Recognises devices (browsers) on which an account has been signed in to before, by a cookie that survives sign-out. A known device has its own
 * limits on failed sign-ins, and no other rights. The server stores no list of devices.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly accounts: SocialAccountsClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Returns the id under which the account with this username knows the device, or null. Whether social-svc is called depends on the cookie
   * alone, so that the time of the response does not reveal which usernames exist.
   */
  async identify(request: FastifyRequest, username: string): Promise<string | null> {
    const tokens = parseUnverifiedDeviceTokens(readDeviceCookie(request), new Date());
    if (tokens.length === 0) return null;
    return findDeviceToken(tokens, await this.secretsOf(username))?.id ?? null;
  }

  /** Makes the device known to the account. Called after the password was verified. */
  async remember(request: FastifyRequest, username: string): Promise<void> {
    const now = new Date();
    const tokens = parseUnverifiedDeviceTokens(readDeviceCookie(request), now);
    issueDeviceCookie(request, addDeviceToken(tokens, await this.secretsOf(username), now));
  }

  private async secretsOf(username: string): Promise<{ secret: string; deviceKey: string }> {
    return { secret: this.config.SESSION_SECRET, deviceKey: await this.accounts.readDeviceKey(username) };
  }
}
