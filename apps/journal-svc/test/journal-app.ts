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
import { MediaPeer, SocialPeer } from './peers.ts';

export interface JournalApp {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly social: SocialPeer;
  readonly media: MediaPeer;
  readonly redis: Redis;
  /** Asks as this person, or as nobody in particular. */
  ask(userId: string | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Puts an event of another service on the bus. */
  hear<Definition extends EventDefinition>(
    definition: Definition,
    entityId: string,
    data: EventData<Definition>,
  ): Promise<Heard>;
  close(): Promise<void>;
}

export interface Heard {
  readonly eventId: string;
  /** The bus delivers the same event once more. */
  again(): Promise<void>;
}

/** The real journal on a database and a Redis of its own, between two peers that speak their contracts. */
export async function startJournal(): Promise<JournalApp> {
  const social = new SocialPeer();
  const media = new MediaPeer();
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
    module: AppModule.with(config),
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
    ask: async (userId, request) => inject(app, request, await identityHeadersFor('journal-svc', userId, request)),
    hear: async (definition, entityId, data) => {
      const event = createEnvelope(definition, { entityId, data });
      const deliver = () => publishEnvelopes(redis, definition.producer, [event]);
      await deliver();
      return { eventId: event.id, again: deliver };
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
