import type { PasskeyRequestOptions } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { PendingSignInStore } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { relyingParty } from './relying-party.ts';

@Injectable()
export class CreateSignInPasskeyOptions {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly factors: SocialSecondFactorsClient,
    private readonly pendingSignIns: PendingSignIns,
    private readonly store: PendingSignInStore,
  ) {}

  /**
   * Returns the options that the browser needs to use a passkey. The new challenge replaces an earlier challenge of the pending sign-in.
   * @throws ApiError `sign_in_ended`
   */
  async execute(request: FastifyRequest, reply: FastifyReply): Promise<PasskeyRequestOptions> {
    const { rpId } = relyingParty(request, this.config);
    const pending = await this.pendingSignIns.get(request, reply);
    const creating = this.factors.createRequestOptions(pending.userId, { rpId, passwordKey: pending.passwordKey });
    const options = await this.pendingSignIns.endIfOver(creating, pending, request, reply);
    if (!(await this.store.setChallenge(pending, options.challenge))) throw new ApiError('sign_in_ended');
    return options;
  }
}
