import {
  type AccountDeletion,
  type DeletionConfirmation,
  gatewayRoutes as routes,
  type PasskeyRequestOptions,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

@Controller()
export class AccountDeletionController {
  constructor(
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly requestAccountDeletion: RequestAccountDeletion,
  ) {}

  @ImplementsRoute(routes.createDeletionPasskeyOptions)
  createPasskeyOptions(@Req() request: FastifyRequest): Promise<PasskeyRequestOptions> {
    return this.confirmSecondFactor.createPasskeyOptions(request);
  }

  @ImplementsRoute(routes.requestAccountDeletion)
  request(
    @Body({ schema: routes.requestAccountDeletion.body }) confirmation: DeletionConfirmation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountDeletion> {
    return this.requestAccountDeletion.execute(confirmation, request, reply);
  }
}
