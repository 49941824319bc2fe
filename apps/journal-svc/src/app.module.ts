import { OutboxModule } from '@memory/event-bus';
import { IDEMPOTENCY_DATABASE, READINESS_CHECK } from '@memory/service-kit';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ActiveAuthorsModule } from './active-authors/active-authors.module.ts';
import { CONFIG, type JournalConfig } from './config.ts';
import { Database } from './database.ts';
import { EntriesModule } from './entries/entries.module.ts';
import { EntryTextsModule } from './entry-texts/entry-texts.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FileVisibilityModule } from './file-visibility/file-visibility.module.ts';
import { SharingModule } from './sharing/sharing.module.ts';
import { TimelinesModule } from './timelines/timelines.module.ts';

const readiness = {
  provide: READINESS_CHECK,
  inject: [Database],
  useFactory: (database: Database) => async () => void (await database.$queryRaw`SELECT 1`),
};

const idempotency = { provide: IDEMPOTENCY_DATABASE, useExisting: Database };

/** Configuration and database, available in every module. */
@Global()
@Module({})
class JournalCoreModule {
  static forRoot(config: JournalConfig): DynamicModule {
    return {
      module: JournalCoreModule,
      providers: [{ provide: CONFIG, useValue: config }, Database, idempotency, readiness],
      exports: [CONFIG, Database, IDEMPOTENCY_DATABASE, READINESS_CHECK],
    };
  }
}

@Module({
  imports: [
    EntriesModule,
    TimelinesModule,
    SharingModule,
    FileVisibilityModule,
    EntryTextsModule,
    ActiveAuthorsModule,
    EventHandlersModule,
    ExportModule,
  ],
})
export class AppModule {
  static forRoot(config: JournalConfig): DynamicModule {
    const outbox = OutboxModule.forRoot({ producer: 'journal', database: Database, redisUrl: config.REDIS_URL });
    return { module: AppModule, imports: [JournalCoreModule.forRoot(config), outbox] };
  }
}
