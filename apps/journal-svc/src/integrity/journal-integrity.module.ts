import { IntegrityModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { JournalConfig } from '../config.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { AuthorCountersCheck } from './author-counters.check.ts';
import { EntryFilesCheck } from './entry-files.check.ts';
import { FindEntryVersions } from './find-entry-versions.ts';
import { FindFilesWithoutText } from './find-files-without-text.ts';
import { JournalIntegrityController } from './journal-integrity.controller.ts';
import { ListDataOwners } from './list-data-owners.ts';
import { PublicCounterCheck } from './public-counter.check.ts';
import { SearchSignaturesCheck } from './search-signatures.check.ts';
import { UserRelationsCheck } from './user-relations.check.ts';

@Module({
  controllers: [JournalIntegrityController],
  providers: [FindEntryVersions, FindFilesWithoutText, ListDataOwners],
})
export class JournalIntegrityModule {
  static forRoot({ REDIS_URL }: JournalConfig): DynamicModule {
    const checks = IntegrityModule.forRoot({
      checks: [AuthorCountersCheck, PublicCounterCheck, SearchSignaturesCheck, EntryFilesCheck, UserRelationsCheck],
      imports: [PeersModule, RelationsModule],
      events: { redisUrl: REDIS_URL, producers: ['journal'] },
    });
    return { module: JournalIntegrityModule, imports: [checks] };
  }
}
