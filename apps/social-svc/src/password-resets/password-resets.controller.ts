import {
  internalPasswordResetRoutes,
  type PasswordResetInput,
  type PasswordResetRequest,
  passwordResetRoutes as routes,
  type ResetCode,
} from '@memory/contracts';
import { type Client, CurrentClient, ImplementsRoute, responseLanguage } from '@memory/service-kit';
import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CreateResetCode } from './create-reset-code.ts';
import { ResetPassword } from './reset-password.ts';
import { StorePasswordResetRequest } from './store-password-reset-request.ts';

const { createResetCode } = internalPasswordResetRoutes;

/** Routes for people who have forgotten their password, and for the administrator's command line (`npm run admin`). */
@Controller()
export class PasswordResetsController {
  constructor(
    private readonly storePasswordResetRequest: StorePasswordResetRequest,
    private readonly resetPassword: ResetPassword,
    private readonly createResetCode: CreateResetCode,
  ) {}

  @ImplementsRoute(routes.requestPasswordReset)
  request(
    @Body({ schema: routes.requestPasswordReset.body }) { usernameOrEmail }: PasswordResetRequest,
    @CurrentClient() { addressKey }: Client,
    @Req() { headers }: FastifyRequest,
  ): Promise<void> {
    return this.storePasswordResetRequest.execute(usernameOrEmail, responseLanguage(headers), addressKey);
  }

  @ImplementsRoute(routes.resetPassword)
  reset(
    @Body({ schema: routes.resetPassword.body }) reset: PasswordResetInput,
    @CurrentClient() { addressKey }: Client,
  ): Promise<void> {
    return this.resetPassword.execute(reset, addressKey);
  }

  @ImplementsRoute(createResetCode)
  create(
    @Param({ schema: createResetCode.params }) { userId }: { userId: string },
    @Body({ schema: createResetCode.body }) { hours }: { hours: number },
  ): Promise<ResetCode> {
    return this.createResetCode.execute(userId, hours);
  }
}
