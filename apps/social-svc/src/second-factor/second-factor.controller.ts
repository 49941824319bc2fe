import {
  type AddedSecondFactor,
  type NewRecoveryCodes,
  type PasskeyCreationOptions,
  type SecondFactorStatus,
  secondFactorInternalRoutes as routes,
  type TotpSetup,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { AddPasskey, type NewPasskey } from './add-passkey.ts';
import { ConfirmTotpSetup } from './confirm-totp-setup.ts';
import { CreatePasskeyCreationOptions } from './create-passkey-creation-options.ts';
import { CreateRecoveryCodes } from './create-recovery-codes.ts';
import { ReadSecondFactor } from './read-second-factor.ts';
import { RemovePasskey } from './remove-passkey.ts';
import { RemoveTotp } from './remove-totp.ts';
import { StartTotpSetup } from './start-totp-setup.ts';

/** Internal routes for the gateway, which has checked that the user confirmed the password in this session. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly readSecondFactor: ReadSecondFactor,
    private readonly startTotpSetup: StartTotpSetup,
    private readonly confirmTotpSetup: ConfirmTotpSetup,
    private readonly removeTotp: RemoveTotp,
    private readonly createPasskeyCreationOptions: CreatePasskeyCreationOptions,
    private readonly addPasskey: AddPasskey,
    private readonly removePasskey: RemovePasskey,
    private readonly createRecoveryCodes: CreateRecoveryCodes,
  ) {}

  @ImplementsRoute(routes.readAccountSecondFactor)
  read(
    @Param({ schema: routes.readAccountSecondFactor.params }) { userId }: { userId: string },
  ): Promise<SecondFactorStatus> {
    return this.readSecondFactor.execute(userId);
  }

  @ImplementsRoute(routes.startAccountTotpSetup)
  startTotp(
    @Param({ schema: routes.startAccountTotpSetup.params }) { userId }: { userId: string },
  ): Promise<TotpSetup> {
    return this.startTotpSetup.execute(userId);
  }

  @ImplementsRoute(routes.confirmAccountTotpSetup)
  confirmTotp(
    @Param({ schema: routes.confirmAccountTotpSetup.params }) { userId }: { userId: string },
    @Body({ schema: routes.confirmAccountTotpSetup.body }) { code }: { code: string },
  ): Promise<AddedSecondFactor> {
    return this.confirmTotpSetup.execute(userId, code);
  }

  @ImplementsRoute(routes.removeAccountTotp)
  deleteTotp(@Param({ schema: routes.removeAccountTotp.params }) { userId }: { userId: string }): Promise<void> {
    return this.removeTotp.execute(userId);
  }

  @ImplementsRoute(routes.createPasskeyCreationOptions)
  createOptions(
    @Param({ schema: routes.createPasskeyCreationOptions.params }) { userId }: { userId: string },
    @Body({ schema: routes.createPasskeyCreationOptions.body }) { rpId }: { rpId: string },
  ): Promise<PasskeyCreationOptions> {
    return this.createPasskeyCreationOptions.execute(userId, rpId);
  }

  @ImplementsRoute(routes.addAccountPasskey)
  createPasskey(
    @Param({ schema: routes.addAccountPasskey.params }) { userId }: { userId: string },
    @Body({ schema: routes.addAccountPasskey.body }) passkey: NewPasskey,
  ): Promise<AddedSecondFactor> {
    return this.addPasskey.execute(userId, passkey);
  }

  @ImplementsRoute(routes.removeAccountPasskey)
  deletePasskey(
    @Param({ schema: routes.removeAccountPasskey.params }) { userId, id }: { userId: string; id: string },
  ): Promise<void> {
    return this.removePasskey.execute(userId, id);
  }

  @ImplementsRoute(routes.createAccountRecoveryCodes)
  createCodes(
    @Param({ schema: routes.createAccountRecoveryCodes.params }) { userId }: { userId: string },
  ): Promise<NewRecoveryCodes> {
    return this.createRecoveryCodes.execute(userId);
  }
}
