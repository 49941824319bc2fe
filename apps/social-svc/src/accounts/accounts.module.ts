import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { CheckFirstAccount } from './check-first-account.ts';
import { ConfirmPassword } from './confirm-password.ts';
import { ExternalAccountsController } from './external-accounts.controller.ts';
import { FindAccountByUsername } from './find-account-by-username.ts';
import { FindOrCreateExternalAccount } from './find-or-create-external-account.ts';
import { KeyStoredUsernames } from './key-stored-usernames.ts';
import { ListAddressNames } from './list-address-names.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { ReadAccount } from './read-account.ts';
import { ReadKnownDeviceKey } from './read-known-device-key.ts';
import { RegisterAccount } from './register-account.ts';
import { RegistrationGate } from './registration-gate.ts';
import { RegistrationReplay } from './registration-replay.ts';
import { StoreNewPassword } from './store-new-password.ts';
import { VerifyPassword } from './verify-password.ts';

@Module({
  imports: [BlocksModule, InvitationsModule, MailModule, SecurityLogModule],
  controllers: [AccountsController, ExternalAccountsController],
  providers: [
    CheckFirstAccount,
    ConfirmPassword,
    FindAccountByUsername,
    FindOrCreateExternalAccount,
    KeyStoredUsernames,
    ListAddressNames,
    PasswordHasher,
    PasswordRules,
    ReadAccount,
    ReadKnownDeviceKey,
    RegisterAccount,
    RegistrationGate,
    RegistrationReplay,
    StoreNewPassword,
    VerifyPassword,
  ],
  exports: [
    ConfirmPassword,
    FindAccountByUsername,
    FindOrCreateExternalAccount,
    PasswordHasher,
    PasswordRules,
    ReadAccount,
    ReadKnownDeviceKey,
    RegisterAccount,
    StoreNewPassword,
    VerifyPassword,
  ],
})
export class AccountsModule {}
