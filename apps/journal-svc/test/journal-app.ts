import { createEnvelope, publishEnvelopes, subscribeToEvents } from '@memory/event-bus';
import { formatRedisUserRules } from '@memory/event-bus/redis-acl';
import type { EventData, EventDefinition } from '@memory/events';
import { createService } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { createTestDatabase, startTestRedis } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { FakeMediaService, FakeSocialService } from './fake-peers.ts';

export interface JournalApp {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly social: FakeSocialService;
  readonly media: FakeMediaService;
  readonly redis: Redis;
  /** Sends a request with this user's identity, or signed out. */
  request(userId: string | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Publishes an event of another service. */
  publish<Definition extends EventDefinition>(
    definition: Definition,
    entityId: string,
    data: EventData<Definition>,
  ): Promise<PublishedEvent>;
  close(): Promise<void>;
}

export interface PublishedEvent {
  readonly eventId: string;
  /** Publishes the same event again, as a redelivery. */
  publishAgain(): Promise<void>;
}

/** Starts journal-svc with its own PostgreSQL database, Redis and fake peers. */
export async function startJournalApp(): Promise<JournalApp> {
  const social = new FakeSocialService();
  const media = new FakeMediaService();
  const [database, redisServer, SOCIAL_URL, MEDIA_URL] = await Promise.all([
    createTestDatabase({ migrations: 'apps/journal-svc' }),
    startTestRedis({ appendOnly: true, users: formatRedisUserRules((user) => user) }),
    social.listen(),
    media.listen(),
  ]);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('journal-svc'),
    REDIS_URL: redisServer.urlFor('journal-svc'),
    DATABASE_URL: database.url,
    SOCIAL_URL,
    MEDIA_URL,
  });
  const app = await createService({
    name: 'journal-svc',
    module: AppModule.forRoot(config),
    config,
    configure: (service) => subscribeToEvents(service, { group: 'journal-svc', redisUrl: config.REDIS_URL }),
  });
  await app.startAllMicroservices();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const redis = new Redis(redisServer.url);
  return {
    app,
    database: app.get(Database),
    social,
    media,
    redis,
    request: async (userId, request) => inject(app, request, await identityHeadersFor('journal-svc', userId, request)),
    publish: async (definition, entityId, data) => {
      const event = createEnvelope(definition, { entityId, data });
      const deliver = () => publishEnvelopes(redis, definition.producer, [event]);
      await deliver();
      return { eventId: event.id, publishAgain: deliver };
    },
    close: async () => {
      await app.close();
      redis.disconnect();
      await Promise.all([database.drop(), redisServer.stop(), social.close(), media.close()]);
    },
  };
}

function inject(
  app: NestFastifyApplication,
  request: InjectOptions,
  identity: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return app.inject({ ...request, headers: { ...request.headers, ...identity } });
}
