import { createEnvelope, publishEnvelopes, subscribeToEvents } from '@memory/event-bus';
import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import type { EventData, EventDefinition } from '@memory/events';
import { createTestDatabase, startTestRedis, type TestDatabase, type TestRedis } from '@memory/testing';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Redis } from 'ioredis';
import type { Client } from '../access/client.ts';
import { createService, type ServiceOptions } from '../bootstrap-service.ts';
import { testIdentitySettings, identityHeadersFor } from './identities.ts';

type Environment = Record<string, string>;
type ServiceConfig = ServiceOptions['config'] & { readonly REDIS_URL: string };

export interface TestServiceOptions<Config extends ServiceConfig> {
  /** The name under which the service verifies identities and reads events, for example `journal-svc`. */
  readonly service: 'journal-svc' | 'media-svc' | 'language-svc' | 'social-svc';
  readonly module: (config: Config) => DynamicModule;
  readonly readConfig: (environment: Environment) => Config;
  /** The settings that only this service has, for example the URLs of other services and limits. */
  readonly environment?: Environment;
  /** A database that the caller creates and drops. By default, the test service creates a database with its migrations, and `close` drops it. */
  readonly database?: TestDatabase;
  /** Whether the service reads events of other services from the bus. */
  readonly subscribes?: boolean;
  readonly configure?: (config: Config) => ServiceOptions['configure'];
}

export interface TestService<Config> {
  readonly app: NestFastifyApplication;
  readonly config: Config;
  readonly environment: Environment;
  readonly testRedis: TestRedis;
  /** A Redis connection with all permissions. */
  readonly redis: Redis;
  /** Sends a request for this viewer: to a public route as the gateway would, to an internal route as a listed caller would. */
  request(userId: string | null, request: TestRequest): Promise<LightMyRequestResponse>;
  /** Publishes an event as its producer would. The returned `republish` delivers the same event again. */
  publish<Definition extends EventDefinition>(
    definition: Definition,
    entityId: string,
    data: EventData<Definition>,
  ): Promise<PublishedEvent>;
  close(): Promise<void>;
}

export interface TestRequest extends InjectOptions {
  /** The client of a request to a route that needs one: what differs from `TEST_CLIENT`. */
  readonly client?: Partial<Client> | undefined;
}

export interface PublishedEvent {
  readonly eventId: string;
  republish(): Promise<void>;
}

/**
 * The value of BODY_IDLE_MS in tests. Injected requests have no socket whose progress could be checked, so with the default of 30 s their
 * bodies would count as stalled.
 */
const INJECTED_BODY_IDLE_MS = 10 * 60_000;

/** Starts a whole service on its own PostgreSQL database and Redis server, with the Redis permissions that the service has in production. */
export async function startTestService<Config extends ServiceConfig>(
  options: TestServiceOptions<Config>,
): Promise<TestService<Config>> {
  const { service } = options;
  const [database, testRedis] = await Promise.all([
    options.database ?? createTestDatabase({ migrations: `apps/${service}` }),
    startTestRedis({ appendOnly: true, users: formatRulesOfRedisUsers((user) => user) }),
  ]);
  const environment: Environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    BODY_IDLE_MS: String(INJECTED_BODY_IDLE_MS),
    ...testIdentitySettings(service),
    REDIS_URL: testRedis.urlFor(service),
    DATABASE_URL: database.url,
    ...options.environment,
  };
  const config = options.readConfig(environment);
  const app = await createService({
    name: service,
    module: options.module(config),
    config,
    configure: async (instance) => {
      await options.configure?.(config)?.(instance);
      if (options.subscribes) await subscribeToEvents(instance, { group: service, redisUrl: config.REDIS_URL });
    },
  });
  await app.startAllMicroservices();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const redis = new Redis(testRedis.url);

  return {
    app,
    config,
    environment,
    testRedis,
    redis,
    async request(userId, { client, ...request }) {
      const identity = await identityHeadersFor(service, userId, request, client);
      return app.inject({ ...request, headers: { ...request.headers, ...identity } });
    },
    async publish(definition, entityId, data) {
      const event = createEnvelope(definition, { entityId, data });
      const republish = () => publishEnvelopes(redis, definition.producer, [event]);
      await republish();
      return { eventId: event.id, republish };
    },
    async close() {
      await app.close();
      redis.disconnect();
      await testRedis.stop();
      if (!options.database) await database.drop();
    },
  };
}
