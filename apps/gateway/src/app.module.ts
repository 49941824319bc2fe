import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthController } from './auth/auth.controller.ts';
import { ReadCurrentUser } from './auth/read-current-user.ts';
import type { GatewayConfig } from './config.ts';
import { EndSessionsWhenAccountDeleted } from './event-handlers/end-sessions-when-account-deleted.ts';
import { EndSessionsWhenRevoked } from './event-handlers/end-sessions-when-revoked.ts';
import { HealthController } from './health/health.controller.ts';
import { InstallationController } from './installation/installation.controller.ts';
import { LiveStreamCounter } from './live-stream/live-stream-counter.ts';
import { LiveStreamHub } from './live-stream/live-stream-hub.ts';
import { LiveStreamController } from './live-stream/live-stream.controller.ts';
import { OpenapiController } from './openapi/openapi.controller.ts';
import { OwnerNoticesController } from './owner-notices/owner-notices.controller.ts';
import { ReadOwnerNotices } from './owner-notices/read-owner-notices.ts';
import { PrivacyController } from './privacy/privacy.controller.ts';
import { ReadPrivacy } from './privacy/read-privacy.ts';
import { GatewayRedis } from './redis/gateway-redis.ts';
import { SecurityLog } from './security-log/security-log.ts';
import { EndListedSession } from './session/end-listed-session.ts';
import { ListSessions } from './session/list-sessions.ts';
import { RedisSessionStore } from './session/redis-session.store.ts';
import { SessionsController } from './session/sessions.controller.ts';

/** Lists the controllers and providers of all features, grouped in the same way. */
@Module({
  controllers: [
    // Sessions.
    AuthController,
    SessionsController,
    EndSessionsWhenAccountDeleted,
    EndSessionsWhenRevoked,
    // What the gateway puts together from several services.
    OwnerNoticesController,
    PrivacyController,
    LiveStreamController,
    // The installation.
    InstallationController,
    HealthController,
    OpenapiController,
  ],
  providers: [
    // Sessions.
    GatewayRedis,
    {
      provide: RedisSessionStore,
      inject: [GatewayRedis],
      useFactory: (redis: GatewayRedis) => new RedisSessionStore(redis),
    },
    ReadCurrentUser,
    ListSessions,
    EndListedSession,
    SecurityLog,
    // What the gateway puts together from several services.
    ReadOwnerNotices,
    ReadPrivacy,
    LiveStreamHub,
    LiveStreamCounter,
  ],
})
export class AppModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        ServiceClientsModule.forRoot({
          caller: 'gateway',
          signingKey: config.SIGNING_KEY,
          urls: {
            'social-svc': config.SOCIAL_URL,
            'media-svc': config.MEDIA_URL,
            'language-svc': config.LANGUAGE_URL,
          },
        }),
      ],
    };
  }
}
