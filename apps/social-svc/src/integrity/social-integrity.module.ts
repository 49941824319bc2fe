import { IntegrityModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { AccountNamesCheck } from './account-names.check.ts';
import { BlockCountersCheck } from './block-counters.check.ts';
import { DataOwnersClient } from './data-owners-client.ts';
import { ErasedAccountsCheck } from './erased-accounts.check.ts';
import { ErasuresCheck } from './erasures.check.ts';
import { FriendCountersCheck } from './friend-counters.check.ts';
import { FriendshipsCheck } from './friendships.check.ts';
import { SocialIntegrityController } from './social-integrity.controller.ts';

@Module({ controllers: [SocialIntegrityController], providers: [DataOwnersClient], exports: [DataOwnersClient] })
class DataOwnersModule {}

export const socialIntegrityModule = ({ REDIS_URL }: SocialConfig): DynamicModule =>
  IntegrityModule.forRoot({
    checks: [
      FriendshipsCheck,
      FriendCountersCheck,
      BlockCountersCheck,
      AccountNamesCheck,
      ErasuresCheck,
      ErasedAccountsCheck,
    ],
    imports: [DataOwnersModule],
    // The gateway has no database, so this service stores the gateway's events.
    events: { redisUrl: REDIS_URL, producers: ['social', 'gateway'] },
  });
