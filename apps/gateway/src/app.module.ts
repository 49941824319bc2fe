import { IdentitySigner } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { Accounts } from './auth/accounts.ts';
import { AuthController } from './auth/auth.controller.ts';
import { ExternalLoginController } from './auth/external/external-login.controller.ts';
import { ExternalLogin } from './auth/external/external-login.ts';
import { LoginProvider } from './auth/external/login-provider.ts';
import { PendingLogins } from './auth/external/pending-logins.ts';
import { LoginThrottle } from './auth/login-throttle.ts';
import { SignIn } from './auth/sign-in.ts';
import { SignUp } from './auth/sign-up.ts';
import { CONFIG, type GatewayConfig } from './config.ts';
import { EndSessionsWhenAccountDeleted } from './event-handlers/end-sessions-when-account-deleted.ts';
import { HealthController } from './health/health.controller.ts';
import { InstallationController } from './installation/installation.controller.ts';
import { OpenapiController } from './openapi/openapi.controller.ts';
import { GatewayRedis } from './redis.ts';
import { RedisSessionStore } from './session/redis-session.store.ts';
import { LiveStreams } from './stream/live-streams.ts';
import { StreamCounter } from './stream/stream-counter.ts';
import { StreamController } from './stream/stream.controller.ts';

@Module({
  controllers: [
    AuthController,
    EndSessionsWhenAccountDeleted,
    ExternalLoginController,
    HealthController,
    InstallationController,
    OpenapiController,
    StreamController,
  ],
  providers: [
    Accounts,
    ExternalLogin,
    GatewayRedis,
    LiveStreams,
    LoginProvider,
    LoginThrottle,
    PendingLogins,
    RedisSessionStore,
    SignIn,
    SignUp,
    StreamCounter,
  ],
})
export class AppModule {
  static with(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: IdentitySigner, useValue: new IdentitySigner({ key: config.SIGNING_KEY, caller: 'gateway' }) },
      ],
    };
  }
}
