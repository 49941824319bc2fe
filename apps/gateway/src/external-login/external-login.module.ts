import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { BeginExternalLogin } from './begin-external-login.ts';
import { ExternalLoginController } from './external-login.controller.ts';
import { FinishExternalLogin } from './finish-external-login.ts';
import { OidcClient } from './oidc-client.ts';

@Module({
  imports: [PeersModule, SecondFactorModule, SecurityLogModule, SessionModule],
  controllers: [ExternalLoginController],
  providers: [OidcAuthorizationRequestStore, BeginExternalLogin, FinishExternalLogin, OidcClient],
})
export class ExternalLoginModule {}
