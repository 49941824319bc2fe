import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { BeginExternalLogin } from './begin-external-login.ts';
import { ExternalLoginController } from './external-login.controller.ts';
import { FinishExternalLogin } from './finish-external-login.ts';
import { OidcClient } from './oidc-client.ts';

const passwordConfirmations = {
  provide: PasswordConfirmations,
  inject: [GatewayRedis],
  useFactory: (redis: GatewayRedis) => new PasswordConfirmations(redis),
};

@Module({
  imports: [PeersModule, SecurityLogModule, SessionModule],
  controllers: [ExternalLoginController],
  providers: [
    OidcAuthorizationRequestStore,
    BeginExternalLogin,
    FinishExternalLogin,
    OidcClient,
    passwordConfirmations,
  ],
})
export class ExternalLoginModule {}
