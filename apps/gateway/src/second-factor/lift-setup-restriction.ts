import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { requireSession } from '../session/request-session.ts';
import { beginSession } from '../session/session.plugin.ts';

@Injectable()
export class LiftSetupRestriction {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly confirmations: PasswordConfirmations,
    private readonly devices: KnownDevices,
    private readonly sessions: RedisSessionStore,
  ) {}

  /**
   * After the set-up of a second factor, gives the restricted session a new id and all rights. The user's other sessions end, because they began
   * with the password alone. Has no effect for a session that is not restricted.
   */
  async execute(userId: string, request: FastifyRequest): Promise<void> {
    if (!request.session.secondFactorSetupRequired) return;
    await beginSession(request, userId);
    await this.sessions.endOthers(userId, requireSession(request).sessionId);
    await this.confirmations.confirm(requireSession(request));
    const { username } = await this.accounts.read(userId);
    await this.devices.remember(request, username);
  }
}
