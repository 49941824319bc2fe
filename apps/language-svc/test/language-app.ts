import { postgresOptions } from '@memory/service-kit/database';
import { startTestService, type TestService } from '@memory/service-kit/testing';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { type LanguageConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { DICTIONARY_VERSION } from '../src/dictionary/dictionary-version.ts';
import { FakeJournal } from './fake-journal.ts';

export interface LanguageApp extends TestService<LanguageConfig> {
  readonly database: Database;
  readonly journal: FakeJournal;
}

export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase({ migrations: 'apps/language-svc' });

/** A database with the current dictionary version but no entries, for tests without look-ups: loading the dictionary takes seconds. */
export async function createDatabaseWithoutDictionary(): Promise<TestDatabase> {
  const testDatabase = await createEmptyDatabase();
  const database = new Database(postgresOptions(testDatabase.url));
  await database.dictionaryVersion.create({ data: { version: DICTIONARY_VERSION } });
  await database.$disconnect();
  return testDatabase;
}

/** Starts language-svc with its own Redis and a fake journal-svc. It loads the dictionary if the database has another version of it. */
export async function startLanguageApp(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<LanguageApp> {
  const journal = new FakeJournal();
  const JOURNAL_URL = await journal.listen();
  const service = await startTestService({
    service: 'language-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: { JOURNAL_URL, ...environment },
    database,
    subscribes: true,
  });
  return {
    ...service,
    database: service.app.get(Database),
    journal,
    async close() {
      await service.close();
      await journal.close();
    },
  };
}
