import { createService, IdentitySigner } from '@memory/service-kit';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.ts';
import { type LanguageConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { DICTIONARY_VERSION } from '../src/dictionary/dictionary-version.ts';

const INTERNAL_KEY = 'an internal key for the tests of language';

export interface LanguageApp {
  readonly database: Database;
  /** Asks as this person, or as nobody in particular. */
  ask(userId: string | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export const emptyDatabase = (): Promise<TestDatabase> => createTestDatabase({ migrations: 'apps/language-svc' });

/** A database that says it holds the dictionary, for tests that look nothing up: loading takes seconds. */
export async function databaseWithoutDictionary(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const connection = new Database(configFor(database));
  await connection.dictionaryVersion.create({ data: { version: DICTIONARY_VERSION } });
  await connection.$disconnect();
  return database;
}

/** The real service on a real database; the dictionary is loaded if the database lacks it. */
export async function startLanguage(on: TestDatabase): Promise<LanguageApp> {
  const config = configFor(on);
  const app = await createService({ name: 'language-svc', module: AppModule.with(config), config });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const signer = new IdentitySigner({ key: INTERNAL_KEY, issuer: 'test' });
  return {
    database: app.get(Database),
    ask: async (userId, request) =>
      app.inject({ ...request, headers: { ...request.headers, 'x-memory-identity': await signer.sign({ userId }) } }),
    close: () => app.close(),
  };
}

function configFor(database: TestDatabase): LanguageConfig {
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    INTERNAL_KEY,
    // nothing of language goes over the bus yet
    REDIS_URL: 'redis://127.0.0.1:1',
    DATABASE_URL: database.url,
  });
}
