import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { addTokenOfAccount, DEVICE_LIFETIME_DAYS, findTokenOfAccount, parseDeviceCookie } from './device-tokens.ts';

const DEVICE_COOKIE = 'memory.device';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Recognises devices (browsers) on which an account has been signed in to before, by a cookie that survives sign-out. A known device only
 * has other limits on failed sign-ins; it grants nothing else. Nothing is stored on the server.
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
    const tokens = parseDeviceCookie(request.cookies[DEVICE_COOKIE], new Date());
    if (tokens.length === 0) return null;
    return findTokenOfAccount(tokens, await this.secretsOf(username))?.id ?? null;
  }

  /** Makes the device known to the account. Called after the password was verified. */
  async remember(request: FastifyRequest, reply: FastifyReply, username: string): Promise<void> {
    const now = new Date();
    const tokens = parseDeviceCookie(request.cookies[DEVICE_COOKIE], now);
    void reply.setCookie(DEVICE_COOKIE, addTokenOfAccount(tokens, await this.secretsOf(username), now), {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: DEVICE_LIFETIME_DAYS * DAY_SECONDS,
    });
  }

  private async secretsOf(username: string): Promise<{ secret: string; deviceKey: string }> {
    return { secret: this.config.SESSION_SECRET, deviceKey: await this.accounts.readDeviceKey(username) };
  }
}
