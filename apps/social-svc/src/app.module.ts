import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountDeletionModule } from './account-deletion/account-deletion.module.ts';
import { AccountSessionsModule } from './account-sessions/account-sessions.module.ts';
import { AccountsModule } from './accounts/accounts.module.ts';
import { BlocksModule } from './blocks/blocks.module.ts';
import type { SocialConfig } from './config.ts';
import { Database } from './database.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FriendCodesModule } from './friend-codes/friend-codes.module.ts';
import { FriendNoticesModule } from './friend-notices/friend-notices.module.ts';
import { FriendshipsModule } from './friendships/friendships.module.ts';
import { socialIntegrityModule } from './integrity/social-integrity.module.ts';
import { MaintenanceModule } from './maintenance/maintenance.module.ts';
import { PasswordResetsModule } from './password-resets/password-resets.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { ProfilesModule } from './profiles/profiles.module.ts';
import { ReadingAidsModule } from './reading-aids/reading-aids.module.ts';
import { RecommendationsModule } from './recommendations/recommendations.module.ts';
import { RedisModule } from './redis/redis.module.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { SecondFactorModule } from './second-factor/second-factor.module.ts';
import { SecurityLogModule } from './security-log/security-log.module.ts';
import { UserSearchModule } from './user-search/user-search.module.ts';

/**
 * The limits of a transaction in milliseconds: the time it waits for a connection and the time it may run. A transaction that withdraws a user's
 * access to another user's entries waits for journal-svc, at most 5 s.
 */
const TRANSACTION_LIMITS = { maxWait: 2_000, timeout: 10_000 };

@Module({})
export class AppModule {
  static forRoot(config: SocialConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({ client: Database, config, transactionOptions: TRANSACTION_LIMITS }),
        OutboxModule.forRoot({
          producer: 'social',
          databaseUrl: config.DATABASE_URL,
          redisUrl: config.REDIS_URL,
          // The gateway has no outbox relay that could measure which services have handled its events, so social-svc measures them.
          measuredProducers: ['social', 'gateway'],
        }),
        ServiceClientsModule.forRoot({
          caller: 'social-svc',
          signingKey: config.SIGNING_KEY,
          urls: {
            'journal-svc': config.JOURNAL_URL,
            'language-svc': config.LANGUAGE_URL,
            'media-svc': config.MEDIA_URL,
          },
        }),
        RedisModule,
        AccountsModule,
        AccountDeletionModule,
        AccountSessionsModule,
        BlocksModule,
        FriendshipsModule,
        FriendCodesModule,
        FriendNoticesModule,
        MaintenanceModule,
        PasswordResetsModule,
        PrivacyModule,
        ProfilesModule,
        UserSearchModule,
        ReadingAidsModule,
        RecommendationsModule,
        ReportsModule,
        ErasureModule,
        ExportModule,
        SecurityLogModule,
        SecondFactorModule,
        EventHandlersModule,
        socialIntegrityModule(config),
      ],
    };
  }
}
