import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.ts';
import { ChangePassword } from './change-password.ts';
import { ExternalAccountsController } from './external-accounts.controller.ts';
import { FirstAnswers } from './first-answers.ts';
import { OpenExternalAccount } from './open-external-account.ts';
import { Passwords } from './passwords.ts';
import { ReadAccount } from './read-account.ts';
import { RegisterAccount } from './register-account.ts';
import { VerifyPassword } from './verify-password.ts';

@Module({
  controllers: [AccountsController, ExternalAccountsController],
  providers: [
    ChangePassword,
    FirstAnswers,
    OpenExternalAccount,
    Passwords,
    ReadAccount,
    RegisterAccount,
    VerifyPassword,
  ],
  exports: [ReadAccount],
})
export class AccountsModule {}
