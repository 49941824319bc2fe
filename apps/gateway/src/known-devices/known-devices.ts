import { CONFIG } from '@memory/service-kit';
import { addDeviceToken, parseUnverifiedDeviceTokens } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { issueDeviceCookie, readDeviceCookie } from '../session/device-cookie.plugin.ts';

/** Makes a device (browser) known to the account whose required second factor was set up in it. social-svc recognises known devices. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly accounts: SocialAccountsClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async remember(request: FastifyRequest, username: string): Promise<void> {
    const now = new Date();
    const tokens = parseUnverifiedDeviceTokens(readDeviceCookie(request), now);
    issueDeviceCookie(request, addDeviceToken(tokens, await this.secretsOf(username), now));
  }

  private async secretsOf(username: string): Promise<{ secret: string; deviceKey: string }> {
    return { secret: this.config.SESSION_SECRET, deviceKey: await this.accounts.readDeviceKey(username) };
  }
}
