import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.ts';
import type { GatewayConfig } from './config.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { HealthModule } from './health/health.module.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { LiveStreamModule } from './live-stream/live-stream.module.ts';
import { OpenapiModule } from './openapi/openapi.module.ts';
import { OwnerNoticesModule } from './owner-notices/owner-notices.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { RedisModule } from './redis/redis.module.ts';
import { SecurityLogModule } from './security-log/security-log.module.ts';

@Module({})
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
        RedisModule,
        SecurityLogModule,
        AuthModule,
        LiveStreamModule,
        InstallationModule,
        OwnerNoticesModule,
        PrivacyModule,
        HealthModule,
        OpenapiModule,
        EventHandlersModule,
      ],
    };
  }
}
