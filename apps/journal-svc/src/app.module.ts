import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActiveAuthorsModule } from './active-authors/active-authors.module.ts';
import type { JournalConfig } from './config.ts';
import { Database } from './database.ts';
import { EntriesModule } from './entries/entries.module.ts';
import { EntryAuthorsModule } from './entry-authors/entry-authors.module.ts';
import { EntryTextsModule } from './entry-texts/entry-texts.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FileVisibilityModule } from './file-visibility/file-visibility.module.ts';
import { JournalIntegrityModule } from './integrity/journal-integrity.module.ts';
import { MaintenanceModule } from './maintenance/maintenance.module.ts';
import { OwnPastModule } from './own-past/own-past.module.ts';
import { RelationsModule } from './relations/relations.module.ts';
import { SharingModule } from './sharing/sharing.module.ts';
import { TimelinesModule } from './timelines/timelines.module.ts';

/**
 * The limits of a database transaction in milliseconds: the time it waits for a connection (`maxWait`) and the time it may run (`timeout`).
 * They are long enough for many simultaneous writes that wait for each other's locks.
 */
const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 10_000 };

@Module({
  imports: [
    ActiveAuthorsModule,
    EntriesModule,
    EntryAuthorsModule,
    EntryTextsModule,
    EventHandlersModule,
    ExportModule,
    FileVisibilityModule,
    MaintenanceModule,
    OwnPastModule,
    RelationsModule,
    SharingModule,
    TimelinesModule,
  ],
})
export class AppModule {
  static forRoot(config: JournalConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({
          client: Database,
          config,
          transactionOptions: TRANSACTION_LIMITS,
        }),
        OutboxModule.forRoot({ producer: 'journal', databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        ServiceClientsModule.forRoot({
          caller: 'journal-svc',
          signingKey: config.SIGNING_KEY,
          urls: {
            'language-svc': config.LANGUAGE_URL,
            'media-svc': config.MEDIA_URL,
            'social-svc': config.SOCIAL_URL,
          },
        }),
        JournalIntegrityModule.forRoot(config),
      ],
    };
  }
}
