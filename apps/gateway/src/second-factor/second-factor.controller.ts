import {
  type AddedSecondFactor,
  gatewayRoutes as routes,
  type NewRecoveryCodes,
  type PasskeyCreationOptions,
  type SecondFactorStatus,
  type TotpSetup,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { requireSession } from '../session/request-session.ts';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { AddPasskey, type NewPasskey } from './add-passkey.ts';
import { ConfirmPassword } from './confirm-password.ts';
import { LiftSetupRestriction } from './lift-setup-restriction.ts';

/** Routes with which a signed-in user manages their second factor. Every change needs a confirmed password. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly confirmations: PasswordConfirmations,
    private readonly factors: SocialSecondFactorsClient,
    private readonly liftSetupRestriction: LiftSetupRestriction,
    private readonly passkeys: AddPasskey,
  ) {}

  @ImplementsRoute(routes.readSecondFactor)
  read(@SessionUserId() userId: string): Promise<SecondFactorStatus> {
    return this.factors.read(userId);
  }

  @ImplementsRoute(routes.confirmPassword)
  confirm(
    @SessionUserId() userId: string,
    @Body({ schema: routes.confirmPassword.body }) { currentPassword }: { currentPassword: string },
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.confirmPassword.execute(userId, currentPassword, request);
  }

  @ImplementsRoute(routes.startTotpSetup)
  async startTotpSetup(@Req() request: FastifyRequest): Promise<TotpSetup> {
    return this.factors.startTotpSetup(await this.confirmations.requireUserId(requireSession(request)));
  }

  @ImplementsRoute(routes.confirmTotpSetup)
  async confirmTotpSetup(
    @Body({ schema: routes.confirmTotpSetup.body }) { code }: { code: string },
    @Req() request: FastifyRequest,
  ): Promise<AddedSecondFactor> {
    const userId = await this.confirmations.requireUserId(requireSession(request));
    const added = await this.factors.confirmTotpSetup(userId, code);
    await this.liftSetupRestriction.execute(userId, request);
    return added;
  }

  @ImplementsRoute(routes.removeTotp)
  async removeTotp(@Req() request: FastifyRequest): Promise<void> {
    await this.factors.removeTotp(await this.confirmations.requireUserId(requireSession(request)));
  }

  @ImplementsRoute(routes.createPasskeyOptions)
  async createPasskeyOptions(@Req() request: FastifyRequest): Promise<PasskeyCreationOptions> {
    return this.passkeys.createOptions(await this.confirmations.requireUserId(requireSession(request)), request);
  }

  @ImplementsRoute(routes.addPasskey)
  async addPasskey(
    @Body({ schema: routes.addPasskey.body }) passkey: NewPasskey,
    @Req() request: FastifyRequest,
  ): Promise<AddedSecondFactor> {
    const userId = await this.confirmations.requireUserId(requireSession(request));
    const added = await this.passkeys.execute(userId, passkey, request);
    await this.liftSetupRestriction.execute(userId, request);
    return added;
  }

  @ImplementsRoute(routes.removePasskey)
  async removePasskey(
    @Param({ schema: routes.removePasskey.params }) { id }: { id: string },
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.factors.removePasskey(await this.confirmations.requireUserId(requireSession(request)), id);
  }

  @ImplementsRoute(routes.createRecoveryCodes)
  async createRecoveryCodes(@Req() request: FastifyRequest): Promise<NewRecoveryCodes> {
    return this.factors.createRecoveryCodes(await this.confirmations.requireUserId(requireSession(request)));
  }
}
