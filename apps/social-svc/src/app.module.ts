import { OutboxModule } from '@memory/event-bus';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import type { SocialConfig } from './config.ts';
import { DatabaseModule } from './database.module.ts';
import { Database } from './database.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FriendshipsModule } from './friendships/friendships.module.ts';
import { PeopleSearchModule } from './people-search/people-search.module.ts';
import { ProfilesModule } from './profiles/profiles.module.ts';
import { RecommendationsModule } from './recommendations/recommendations.module.ts';

@Module({})
export class AppModule {
  static with(config: SocialConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(config),
        OutboxModule.forRoot({ producer: 'social', database: Database, redisUrl: config.REDIS_URL }),
        AccountsModule,
        FriendshipsModule,
        ProfilesModule,
        PeopleSearchModule,
        RecommendationsModule,
        ErasureModule,
        ExportModule,
      ],
    };
  }
}
