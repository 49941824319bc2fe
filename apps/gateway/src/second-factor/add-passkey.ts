import type { AddedSecondFactor, PasskeyCreationOptions, PasskeyRegistration } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { PasskeyChallenges } from '@memory/service-kit/sessions';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { requireSession } from '../session/request-session.ts';
import { relyingParty } from './relying-party.ts';

export interface NewPasskey {
  readonly name: string;
  readonly response: PasskeyRegistration;
}

/** Creates a passkey in two steps: the browser gets a challenge, then sends the new passkey with the challenge that its authenticator has signed. */
@Injectable()
export class AddPasskey {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly challenges: PasskeyChallenges,
    private readonly factors: SocialSecondFactorsClient,
  ) {}

  async createOptions(userId: string, request: FastifyRequest): Promise<PasskeyCreationOptions> {
    const { rpId } = relyingParty(request, this.config);
    const options = await this.factors.createCreationOptions(userId, rpId);
    await this.challenges.save(requireSession(request).sessionId, options.challenge);
    return options;
  }

  /** @throws ApiError `passkey_rejected`, also when the challenge has expired or was used; `passkey_exists`, `too_many_passkeys` */
  async execute(userId: string, passkey: NewPasskey, request: FastifyRequest): Promise<AddedSecondFactor> {
    const ceremony = relyingParty(request, this.config);
    const challenge = await this.challenges.take(requireSession(request).sessionId);
    if (challenge === null) throw new ApiError('passkey_rejected');
    return this.factors.addPasskey(userId, { ...passkey, ...ceremony, challenge });
  }
}
