import { formatRedisUserRules } from '@memory/event-bus/redis-acl';
import { createService } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { createTestDatabase, startTestRedis, type TestRedis } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { type Peer, startPeer } from './peer.ts';

interface Call {
  /** Who asks; signed out when left out. */
  as?: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface SocialApp {
  app: NestFastifyApplication;
  database: Database;
  redis: TestRedis;
  /** Media, journal and language in one. */
  peer: Peer;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    call?: Call,
  ): ReturnType<NestFastifyApplication['inject']>;
  stop(): Promise<void>;
}

/** The whole service on a database and a Redis of its own. */
export async function startSocialApp(settings: Record<string, string> = {}): Promise<SocialApp> {
  const [testDatabase, redis, peer] = await Promise.all([
    createTestDatabase({ migrations: 'apps/social-svc' }),
    startTestRedis({ users: formatRedisUserRules((user) => user) }),
    startPeer(),
  ]);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('social-svc'),
    DATABASE_URL: testDatabase.url,
    REDIS_URL: redis.urlFor('social-svc'),
    MEDIA_URL: peer.url,
    JOURNAL_URL: peer.url,
    LANGUAGE_URL: peer.url,
    ...settings,
  });
  const app = await createService({ name: 'social-svc', module: AppModule.with(config), config });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    database: app.get(Database),
    redis,
    peer,
    call: async (method, url, { as, body, headers }: Call = {}) =>
      app.inject({
        method,
        url,
        headers: { ...headers, ...(await identityHeadersFor('social-svc', as ?? null, { method, url })) },
        payload: body,
      }),
    async stop() {
      await app.close();
      await Promise.all([testDatabase.drop(), redis.stop(), peer.stop()]);
    },
  };
}
