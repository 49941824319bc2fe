import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { BeginExternalLogin } from './begin-external-login.ts';
import { ExternalLoginController } from './external-login.controller.ts';
import { FinishExternalLogin } from './finish-external-login.ts';
import { OidcClient } from './oidc-client.ts';

@Module({
  imports: [AccountsModule, SecurityLogModule, SignInModule],
  controllers: [ExternalLoginController],
  providers: [BeginExternalLogin, FinishExternalLogin, OidcAuthorizationRequestStore, OidcClient],
})
export class ExternalLoginModule {}
