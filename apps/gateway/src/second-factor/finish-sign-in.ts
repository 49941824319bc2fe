import type { PasskeyAssertion, SecondFactorMethod, User } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from '../session/begin-sign-in-session.ts';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { relyingParty } from './relying-party.ts';
import { SecondFactorAttempts } from './second-factor-attempts.ts';

/** Finishes a pending sign-in with the second factor. */
@Injectable()
export class FinishSignIn {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly accounts: SocialAccountsClient,
    private readonly attempts: SecondFactorAttempts,
    private readonly beginSignInSession: BeginSignInSession,
    private readonly devices: KnownDevices,
    private readonly factors: SocialSecondFactorsClient,
    private readonly pendingSignIns: PendingSignIns,
    private readonly store: PendingSignInStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `sign_in_ended`, `wrong_code`, `too_many_requests` */
  withCode(code: string, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.finish(request, reply, ({ userId, passwordKey }) =>
      this.factors.verifyCode(userId, { code, passwordKey }),
    );
  }

  /** @throws ApiError `sign_in_ended`, `passkey_rejected`, `too_many_requests` */
  withPasskey(response: PasskeyAssertion, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.finish(request, reply, async (pending) => {
      const { userId, passwordKey } = pending;
      const challenge = await this.store.takeChallenge(pending);
      if (challenge === null) throw new ApiError('passkey_rejected');
      const ceremony = { challenge, ...relyingParty(request, this.config) };
      await this.factors.verifyPasskey(userId, { ...ceremony, response, passwordKey });
      return 'passkey';
    });
  }

  private async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    verify: (pending: PendingSignIn) => Promise<SecondFactorMethod>,
  ): Promise<User> {
    const pending = await this.pendingSignIns.get(request, reply);
    const { user, secondFactor } = await this.pendingSignIns.endIfOver(
      this.verify(pending, request, () => verify(pending)),
      pending,
      request,
      reply,
    );
    if (!(await this.pendingSignIns.end(pending, request, reply))) throw new ApiError('sign_in_ended');
    await this.devices.remember(request, user.username);
    await this.beginSignInSession.execute(user.id, request, reply);
    const details = { method: 'password', secondFactor } as const;
    await this.securityLog.record({ event: 'sign_in.succeeded', userId: user.id, details });
    return user;
  }

  private async verify(
    pending: PendingSignIn,
    request: FastifyRequest,
    verify: () => Promise<SecondFactorMethod>,
  ): Promise<{ user: User; secondFactor: SecondFactorMethod }> {
    const user = await this.accounts.read(pending.userId);
    return { user, secondFactor: await this.attempts.count(pending, user, request, verify) };
  }
}
