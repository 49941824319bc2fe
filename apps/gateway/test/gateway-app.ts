import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconnectAfterFailover } from '@memory/event-bus';
import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import { createService } from '@memory/service-kit';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { startTestRedis, type TestRedis } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { gatewayServiceOptions } from '../src/edge/configure-http.ts';
import { CookieBrowser } from './cookie-browser.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { FakeSocialService } from './fake-social-service.ts';

export const WEB_APP_HTML = '<!doctype html><title>Memory</title><script>first()</script>';

export interface GatewayApp {
  app: NestFastifyApplication;
  url: string;
  /** The settings of the gateway. */
  environment: Record<string, string>;
  testRedis: TestRedis;
  /** A Redis connection with all permissions. */
  redis: Redis;
  social: FakeSocialService;
  services: Record<'journal' | 'media' | 'language' | 'social', FakeService>;
  /** Replaces the index.html that the gateway serves. */
  replaceWebAppHtml(html: string): Promise<void>;
  /** Creates an HTTP client without cookies. */
  newBrowser(): CookieBrowser;
  /** Creates an HTTP client that is signed in to a new account. */
  newSignedInBrowser(): Promise<{ browser: CookieBrowser; userId: string }>;
  close(): Promise<void>;
}

/** Starts the whole gateway on a free port, with a Redis server of its own and fake services. */
export async function startGateway(environment: Record<string, string> = {}): Promise<GatewayApp> {
  const social = new FakeSocialService();
  const [testRedis, webRoot, journal, media, language, socialService] = await Promise.all([
    startTestRedis({ users: formatRulesOfRedisUsers((user) => user) }),
    buildWebRoot(),
    startFakeService(),
    startFakeService(),
    startFakeService(),
    startFakeService(social.listener),
  ]);
  const services = { journal, media, language, social: socialService };
  const settings: Record<string, string> = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...testIdentitySettings('gateway'),
    SESSION_SECRET: 'a session secret only for this test run',
    REDIS_URL: testRedis.urlFor('gateway'),
    WEB_ROOT: webRoot,
    JOURNAL_URL: journal.url,
    MEDIA_URL: media.url,
    LANGUAGE_URL: language.url,
    SOCIAL_URL: socialService.url,
    ...environment,
  };
  const config = readConfig(settings);
  const app = await createService({
    name: 'gateway',
    module: AppModule.forRoot(config),
    config,
    ...gatewayServiceOptions(config),
  });
  const url = await listen(app);
  const redis = new Redis(testRedis.url);
  social.redis = new Redis(environment['REDIS_URL'] ?? testRedis.url, { reconnectOnError: reconnectAfterFailover });
  social.redis.on('error', () => undefined);
  let users = 0;
  const newBrowser = () => new CookieBrowser(url);
  return {
    app,
    url,
    environment: settings,
    testRedis,
    redis,
    social,
    services,
    newBrowser,
    replaceWebAppHtml: (html) => writeFile(join(webRoot, 'index.html'), html),
    async newSignedInBrowser() {
      const browser = newBrowser();
      const response = await browser.post('/api/simple-register', {
        username: `person-${(users += 1)}`,
        password: 'secret-1',
      });
      const { id } = (await response.json()) as { id: string };
      return { browser, userId: id };
    },
    async close() {
      await app.close();
      redis.disconnect();
      social.redis?.disconnect();
      await Promise.all([
        testRedis.stop(),
        ...Object.values(services).map((service) => service.stop()),
        rm(webRoot, { recursive: true }),
      ]);
    },
  };
}

async function listen(app: NestFastifyApplication): Promise<string> {
  await app.startAllMicroservices();
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}

async function buildWebRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'memory-web-'));
  await mkdir(join(root, 'assets'));
  await Promise.all([
    writeFile(join(root, 'index.html'), WEB_APP_HTML),
    writeFile(join(root, 'assets', 'main-1a2b3c.js'), 'export {};'),
    writeFile(join(root, '.settings.txt'), 'not for browsers'),
    writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  return root;
}
