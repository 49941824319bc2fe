import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AddPasskey } from './add-passkey.ts';
import { ConfirmTotpSetup } from './confirm-totp-setup.ts';
import { CreatePasskeyCreationOptions } from './create-passkey-creation-options.ts';
import { CreatePasskeyRequestOptions } from './create-passkey-request-options.ts';
import { CreateRecoveryCodes } from './create-recovery-codes.ts';
import { LiftSetupRestriction } from './lift-setup-restriction.ts';
import { ReadSecondFactor } from './read-second-factor.ts';
import { ReadSignInRequirement } from './read-sign-in-requirement.ts';
import { RemovePasskey } from './remove-passkey.ts';
import { RemoveTotp } from './remove-totp.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { ResetSecondFactor } from './reset-second-factor.ts';
import { SecondFactorAdminController } from './second-factor-admin.controller.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SetSecondFactorRequirement } from './set-second-factor-requirement.ts';
import { StartTotpSetup } from './start-totp-setup.ts';
import { TotpSecretCipher } from './totp-secret-cipher.ts';
import { UseTotpCode } from './use-totp-code.ts';
import { VerifyPasskey } from './verify-passkey.ts';
import { VerifySecondFactorCode } from './verify-second-factor-code.ts';

@Module({
  imports: [AccountsModule, KnownDevicesModule, SecurityLogModule],
  controllers: [SecondFactorController, SecondFactorAdminController],
  providers: [
    AddPasskey,
    ConfirmTotpSetup,
    CreatePasskeyCreationOptions,
    CreatePasskeyRequestOptions,
    CreateRecoveryCodes,
    LiftSetupRestriction,
    ReadSecondFactor,
    ReadSignInRequirement,
    RemovePasskey,
    RemoveTotp,
    ReplaceRecoveryCodes,
    ResetSecondFactor,
    SetSecondFactorRequirement,
    StartTotpSetup,
    TotpSecretCipher,
    UseTotpCode,
    VerifySecondFactorCode,
    VerifyPasskey,
  ],
  exports: [
    CreatePasskeyRequestOptions,
    ReadSecondFactor,
    ReadSignInRequirement,
    VerifyPasskey,
    VerifySecondFactorCode,
  ],
})
export class SecondFactorModule {}
