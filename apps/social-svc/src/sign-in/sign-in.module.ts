import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account-deletion/account-deletion.module.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { BeginSignInSession } from './begin-sign-in-session.ts';
import { ChangePassword } from './change-password.ts';
import { ContinueAfterPassword } from './continue-after-password.ts';
import { CreateSignInPasskeyOptions } from './create-sign-in-passkey-options.ts';
import { FinishSignIn } from './finish-sign-in.ts';
import { PendingSignInController } from './pending-sign-in.controller.ts';
import { PendingSignInStore } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { ReadPendingSignIn } from './read-pending-sign-in.ts';
import { SecondFactorAttempts } from './second-factor-attempts.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

@Module({
  imports: [AccountDeletionModule, AccountsModule, KnownDevicesModule, SecondFactorModule, SecurityLogModule],
  controllers: [PendingSignInController, SignInController],
  providers: [
    BeginSignInSession,
    ChangePassword,
    ContinueAfterPassword,
    CreateSignInPasskeyOptions,
    FinishSignIn,
    PendingSignIns,
    PendingSignInStore,
    ReadPendingSignIn,
    SecondFactorAttempts,
    SignIn,
    SignUp,
  ],
  exports: [BeginSignInSession],
})
export class SignInModule {}
