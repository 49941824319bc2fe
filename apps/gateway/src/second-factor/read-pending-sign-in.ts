import type { SecondFactorMethod } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import type { PendingSignIn } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';

@Injectable()
export class ReadPendingSignIn {
  constructor(
    private readonly factors: SocialSecondFactorsClient,
    private readonly pendingSignIns: PendingSignIns,
  ) {}

  /**
   * Returns how the pending sign-in of the browser can be finished.
   * @throws ApiError `sign_in_ended`
   */
  async execute(request: FastifyRequest, reply: FastifyReply): Promise<SecondFactorMethod[]> {
    const pending = await this.pendingSignIns.get(request, reply);
    return this.pendingSignIns.endIfOver(this.methodsOf(pending), pending, request, reply);
  }

  private async methodsOf({ userId, passwordKey }: PendingSignIn): Promise<SecondFactorMethod[]> {
    const present = await this.factors.readSignInRequirement(userId);
    if (present.requirement !== 'second_factor' || present.passwordKey !== passwordKey)
      throw new ApiError('sign_in_ended');
    return present.methods;
  }
}
