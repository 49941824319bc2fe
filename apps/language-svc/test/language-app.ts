import { createEnvelope, publishEnvelopes, subscribeToEvents } from '@memory/event-bus';
import { formatRedisUserRules } from '@memory/event-bus/redis-acl';
import type { EventData, EventDefinition } from '@memory/events';
import { createService } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { createTestDatabase, startTestRedis, type TestDatabase } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.ts';
import { type LanguageConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { DICTIONARY_VERSION } from '../src/dictionary/dictionary-version.ts';
import { FakeJournal } from './fake-journal.ts';

// for tests in which nothing goes over the bus, and nobody asks the journal
const NOWHERE = '127.0.0.1:1';

export interface LanguageApp {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  /** Asks as this person, or as nobody in particular. */
  request(userId: string | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface ConnectedLanguageApp extends LanguageApp {
  readonly journal: FakeJournal;
  /** Puts an event of another service on the bus. @returns puts the same event there once more */
  publish<Definition extends EventDefinition>(
    definition: Definition,
    entityId: string,
    data: EventData<Definition>,
  ): Promise<{ eventId: string; again(): Promise<void> }>;
}

export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase({ migrations: 'apps/language-svc' });

/** A database that says it holds the dictionary, for tests that look nothing up: loading takes seconds. */
export async function createDatabaseWithoutDictionary(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const connection = new Database(configFor(database));
  await connection.dictionaryVersion.create({ data: { version: DICTIONARY_VERSION } });
  await connection.$disconnect();
  return database;
}

/** The real service on a real database; the dictionary is loaded if the database lacks it. */
export async function startLanguageApp(on: TestDatabase, settings: NodeJS.ProcessEnv = {}): Promise<LanguageApp> {
  const config = configFor(on, settings);
  const app = await createService({ name: 'language-svc', module: AppModule.forRoot(config), config });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  return {
    app,
    database: app.get(Database),
    request: async (userId, request) =>
      app.inject({
        ...request,
        headers: { ...request.headers, ...(await identityHeadersFor('language-svc', userId, request)) },
      }),
    close: () => app.close(),
  };
}

/** The same on a bus of its own, beside a journal. */
export async function startConnectedLanguageApp(on: TestDatabase): Promise<ConnectedLanguageApp> {
  const journal = new FakeJournal();
  const [redisServer, JOURNAL_URL] = await Promise.all([
    startTestRedis({ appendOnly: true, users: formatRedisUserRules((user) => user) }),
    journal.listen(),
  ]);
  const config = configFor(on, { REDIS_URL: redisServer.urlFor('language-svc'), JOURNAL_URL });
  const app = await createService({
    name: 'language-svc',
    module: AppModule.forRoot(config),
    config,
    configure: (service) => subscribeToEvents(service, { group: 'language-svc', redisUrl: config.REDIS_URL }),
  });
  await app.startAllMicroservices();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const redis = new Redis(redisServer.url);
  return {
    app,
    journal,
    database: app.get(Database),
    request: async (userId, request) =>
      app.inject({
        ...request,
        headers: { ...request.headers, ...(await identityHeadersFor('language-svc', userId, request)) },
      }),
    publish: async (definition, entityId, data) => {
      const event = createEnvelope(definition, { entityId, data });
      const deliver = () => publishEnvelopes(redis, definition.producer, [event]);
      await deliver();
      return { eventId: event.id, again: deliver };
    },
    close: async () => {
      await app.close();
      redis.disconnect();
      await Promise.all([redisServer.stop(), journal.close()]);
    },
  };
}

function configFor(database: TestDatabase, settings: NodeJS.ProcessEnv = {}): LanguageConfig {
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('language-svc'),
    REDIS_URL: `redis://${NOWHERE}`,
    JOURNAL_URL: `http://${NOWHERE}`,
    DATABASE_URL: database.url,
    ...settings,
  });
}
