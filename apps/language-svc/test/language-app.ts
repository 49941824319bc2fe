import { startTestService, type TestService } from '@memory/service-kit/testing';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { type LanguageConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { FakeJournal } from './fake-journal.ts';
import { FakeMedia } from './fake-media.ts';

export interface LanguageApp extends TestService<LanguageConfig> {
  readonly database: Database;
  /** The database that `database` is connected to; with it a test can start a second replica. */
  readonly testDatabase: TestDatabase;
  readonly journal: FakeJournal;
  readonly media: FakeMedia;
}

export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase({ migrations: 'apps/language-svc' });

interface LanguageAppOptions {
  /**
   * A database that the caller creates and drops, for several starts on one database. By default the app creates a database, and `close`
   * drops it.
   */
  readonly database?: TestDatabase;
  readonly environment?: Record<string, string>;
}

/** Starts language-svc with its own PostgreSQL database and Redis and fakes of journal-svc and media-svc. */
export async function startLanguageApp(options: LanguageAppOptions = {}): Promise<LanguageApp> {
  const testDatabase = options.database ?? (await createEmptyDatabase());
  const journal = new FakeJournal();
  const media = new FakeMedia();
  const [JOURNAL_URL, MEDIA_URL] = await Promise.all([journal.listen(), media.listen()]);
  const service = await startTestService({
    service: 'language-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: { JOURNAL_URL, MEDIA_URL, ...options.environment },
    database: testDatabase,
    subscribes: true,
  });
  return {
    ...service,
    database: service.app.get(Database),
    testDatabase,
    journal,
    media,
    async close() {
      await service.close();
      await Promise.all([journal.close(), media.close()]);
      if (!options.database) await testDatabase.drop();
    },
  };
}
