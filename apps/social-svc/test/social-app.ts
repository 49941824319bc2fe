import type { Client } from '@memory/service-kit';
import { startTestService, type TestService } from '@memory/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { type FakePeerService, startFakePeerService } from './fake-peer-service.ts';

interface RequestOptions {
  /** The user id of the viewer; without it, the request is sent as an anonymous viewer. */
  as?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
  /** The client of a request to a route that needs one. */
  client?: Partial<Client>;
}

export interface SocialApp {
  app: NestFastifyApplication;
  database: Database;
  /** A Redis connection with all permissions. */
  redis: Redis;
  /** Replaces media-svc, journal-svc and language-svc. */
  fakePeers: FakePeerService;
  /** Publishes an event as another service would. */
  publish: TestService<unknown>['publish'];
  request(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: RequestOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  close(): Promise<void>;
}

/** Starts the whole service on a database and a Redis server of its own. */
export async function startSocialApp(environment: Record<string, string> = {}): Promise<SocialApp> {
  const fakePeers = await startFakePeerService();
  const service = await startTestService({
    service: 'social-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    subscribes: true,
    environment: {
      MEDIA_URL: fakePeers.url,
      JOURNAL_URL: fakePeers.url,
      LANGUAGE_URL: fakePeers.url,
      SESSION_SECRET: 'a session secret only for this test run',
      // Less than a test waits, and not so often that the polls of three services keep a processor busy.
      POLL_INTERVAL_MS: '200',
      ...environment,
    },
  });
  return {
    app: service.app,
    database: service.app.get(Database),
    redis: service.redis,
    fakePeers,
    publish: (definition, entityId, data) => service.publish(definition, entityId, data),
    request: (method, url, { as, body, headers, client }: RequestOptions = {}) =>
      service.request(as ?? null, { method, url, headers, payload: body, client }),
    async close() {
      await service.close();
      await fakePeers.stop();
    },
  };
}
