import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.ts';
import { Passwords } from './passwords.ts';
import { ReadAccount } from './read-account.ts';
import { RegisterAccount } from './register-account.ts';
import { VerifyPassword } from './verify-password.ts';

@Module({
  controllers: [AccountsController],
  providers: [Passwords, ReadAccount, RegisterAccount, VerifyPassword],
  exports: [ReadAccount],
})
export class AccountsModule {}
