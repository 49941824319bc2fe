import {
  type AddedSecondFactor,
  type NewRecoveryCodes,
  type PasskeyCreationOptions,
  secondFactorRoutes as routes,
  type SecondFactorStatus,
  type TotpSetup,
} from '@memory/contracts';
import {
  BrowserResponse,
  type Client,
  CurrentBrowserResponse,
  CurrentClient,
  ImplementsRoute,
  requireSessionOf,
  SignedInUser,
} from '@memory/service-kit';
import { PasswordConfirmations, type UserSession } from '@memory/service-kit/sessions';
import { Body, Controller, Param } from '@nestjs/common';
import { ConfirmPassword } from '../accounts/confirm-password.ts';
import { AddPasskey, type NewPasskey } from './add-passkey.ts';
import { ConfirmTotpSetup } from './confirm-totp-setup.ts';
import { CreatePasskeyCreationOptions } from './create-passkey-creation-options.ts';
import { CreateRecoveryCodes } from './create-recovery-codes.ts';
import { LiftSetupRestriction } from './lift-setup-restriction.ts';
import { ReadSecondFactor } from './read-second-factor.ts';
import { RemovePasskey } from './remove-passkey.ts';
import { RemoveTotp } from './remove-totp.ts';
import { StartTotpSetup } from './start-totp-setup.ts';

/** Routes with which a signed-in user manages their second factor. Every change needs a confirmed password. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly addPasskey: AddPasskey,
    private readonly confirmations: PasswordConfirmations,
    private readonly confirmPassword: ConfirmPassword,
    private readonly confirmTotpSetup: ConfirmTotpSetup,
    private readonly createPasskeyCreationOptions: CreatePasskeyCreationOptions,
    private readonly createRecoveryCodes: CreateRecoveryCodes,
    private readonly liftSetupRestriction: LiftSetupRestriction,
    private readonly readSecondFactor: ReadSecondFactor,
    private readonly removePasskey: RemovePasskey,
    private readonly removeTotp: RemoveTotp,
    private readonly startTotpSetup: StartTotpSetup,
  ) {}

  @ImplementsRoute(routes.readSecondFactor)
  read(@SignedInUser() userId: string): Promise<SecondFactorStatus> {
    return this.readSecondFactor.execute(userId);
  }

  @ImplementsRoute(routes.confirmPassword)
  confirm(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
    @Body({ schema: routes.confirmPassword.body }) { currentPassword }: { currentPassword: string },
  ): Promise<void> {
    return this.confirmPassword.execute(requireSessionOf(userId, client), currentPassword);
  }

  @ImplementsRoute(routes.startTotpSetup)
  async startTotp(@SignedInUser() userId: string, @CurrentClient() client: Client): Promise<TotpSetup> {
    await this.requireConfirmedSession(userId, client);
    return this.startTotpSetup.execute(userId);
  }

  @ImplementsRoute(routes.confirmTotpSetup)
  async confirmTotp(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
    @Body({ schema: routes.confirmTotpSetup.body }) { code }: { code: string },
    @CurrentBrowserResponse() response: BrowserResponse,
  ): Promise<AddedSecondFactor> {
    const session = await this.requireConfirmedSession(userId, client);
    const added = await this.confirmTotpSetup.execute(userId, code);
    await this.liftSetupRestriction.execute(session, client, response);
    return added;
  }

  @ImplementsRoute(routes.removeTotp)
  async deleteTotp(@SignedInUser() userId: string, @CurrentClient() client: Client): Promise<void> {
    await this.requireConfirmedSession(userId, client);
    await this.removeTotp.execute(userId);
  }

  @ImplementsRoute(routes.createPasskeyOptions)
  async createOptions(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
  ): Promise<PasskeyCreationOptions> {
    const session = await this.requireConfirmedSession(userId, client);
    return this.createPasskeyCreationOptions.execute(session, client);
  }

  @ImplementsRoute(routes.addPasskey)
  async createPasskey(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
    @Body({ schema: routes.addPasskey.body }) passkey: NewPasskey,
    @CurrentBrowserResponse() response: BrowserResponse,
  ): Promise<AddedSecondFactor> {
    const session = await this.requireConfirmedSession(userId, client);
    const added = await this.addPasskey.execute(session, passkey, client);
    await this.liftSetupRestriction.execute(session, client, response);
    return added;
  }

  @ImplementsRoute(routes.removePasskey)
  async deletePasskey(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
    @Param({ schema: routes.removePasskey.params }) { id }: { id: string },
  ): Promise<void> {
    await this.requireConfirmedSession(userId, client);
    await this.removePasskey.execute(userId, id);
  }

  @ImplementsRoute(routes.createRecoveryCodes)
  async createCodes(@SignedInUser() userId: string, @CurrentClient() client: Client): Promise<NewRecoveryCodes> {
    await this.requireConfirmedSession(userId, client);
    return this.createRecoveryCodes.execute(userId);
  }

  /** @throws ApiError `not_signed_in`, `password_confirmation_required` */
  private async requireConfirmedSession(userId: string, client: Client): Promise<UserSession> {
    const session = requireSessionOf(userId, client);
    await this.confirmations.requireUserId(session);
    return session;
  }
}
