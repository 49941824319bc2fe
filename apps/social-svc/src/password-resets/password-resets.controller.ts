import {
  internalPasswordResetRoutes as routes,
  type PasswordResetInput,
  type PasswordResetRequest,
  type ResetCode,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { MailLanguage } from '../mail/mail-content.ts';
import { ApplyPasswordReset } from './apply-password-reset.ts';
import { CreateResetCode } from './create-reset-code.ts';
import { StorePasswordResetRequest } from './store-password-reset-request.ts';

/** Internal routes for the gateway, and for the administrator's command line (`npm run admin`). */
@Controller()
export class PasswordResetsController {
  constructor(
    private readonly storePasswordResetRequest: StorePasswordResetRequest,
    private readonly applyPasswordReset: ApplyPasswordReset,
    private readonly createResetCode: CreateResetCode,
  ) {}

  @ImplementsRoute(routes.storePasswordResetRequest)
  store(
    @Body({ schema: routes.storePasswordResetRequest.body })
    { usernameOrEmail, language }: PasswordResetRequest & { language: MailLanguage },
  ): Promise<void> {
    return this.storePasswordResetRequest.execute(usernameOrEmail, language);
  }

  @ImplementsRoute(routes.applyPasswordReset)
  async apply(
    @Body({ schema: routes.applyPasswordReset.body }) reset: PasswordResetInput,
  ): Promise<{ userId: string }> {
    return { userId: await this.applyPasswordReset.execute(reset) };
  }

  @ImplementsRoute(routes.createResetCode)
  create(
    @Param({ schema: routes.createResetCode.params }) { userId }: { userId: string },
    @Body({ schema: routes.createResetCode.body }) { hours }: { hours: number },
  ): Promise<ResetCode> {
    return this.createResetCode.execute(userId, hours);
  }
}
