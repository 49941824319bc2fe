import { gatewayRoutes as routes, type PasswordResetInput, type PasswordResetRequest } from '@memory/contracts';
import { ImplementsRoute, responseLanguage } from '@memory/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestPasswordReset } from './request-password-reset.ts';
import { ResetPassword } from './reset-password.ts';

@Controller()
export class PasswordResetsController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
  ) {}

  @ImplementsRoute(routes.requestPasswordReset)
  request(
    @Body({ schema: routes.requestPasswordReset.body }) { usernameOrEmail }: PasswordResetRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.requestPasswordReset.execute(usernameOrEmail, responseLanguage(request.headers), request.ip);
  }

  @ImplementsRoute(routes.resetPassword)
  reset(
    @Body({ schema: routes.resetPassword.body }) reset: PasswordResetInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.resetPassword.execute(reset, request.ip);
  }
}
