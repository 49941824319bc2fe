import { startTestService, type TestService } from '@memory/service-kit/testing';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { type LanguageConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { FakeJournal } from './fake-journal.ts';

export interface LanguageApp extends TestService<LanguageConfig> {
  readonly database: Database;
  /** The database that `database` is connected to; with it a test can start a second replica. */
  readonly testDatabase: TestDatabase;
  readonly journal: FakeJournal;
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

/** Starts language-svc with its own PostgreSQL database and Redis and a fake journal-svc. */
export async function startLanguageApp(options: LanguageAppOptions = {}): Promise<LanguageApp> {
  const testDatabase = options.database ?? (await createEmptyDatabase());
  const journal = new FakeJournal();
  const JOURNAL_URL = await journal.listen();
  const service = await startTestService({
    service: 'language-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: { JOURNAL_URL, ...options.environment },
    database: testDatabase,
    subscribes: true,
  });
  return {
    ...service,
    database: service.app.get(Database),
    testDatabase,
    journal,
    async close() {
      await service.close();
      await journal.close();
      if (!options.database) await testDatabase.drop();
    },
  };
}
