import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRedisUserRules } from '@memory/event-bus/redis-acl';
import { createService } from '@memory/service-kit';
import { identityEnvironment } from '@memory/service-kit/testing';
import { startTestRedis, type TestRedis } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { gatewayOptions } from '../src/door/door.ts';
import { Browser } from './browser.ts';
import { type StandIn, startStandIn } from './stand-in-service.ts';
import { StandInSocial } from './stand-in-social.ts';

export const PAGE = '<!doctype html><title>Memory</title><script>first()</script>';

export interface GatewayApp {
  app: NestFastifyApplication;
  url: string;
  redis: TestRedis;
  social: StandInSocial;
  services: Record<'journal' | 'media' | 'language' | 'social', StandIn>;
  /** Puts another page of the web app into the place of the one that is served. */
  buildPage(html: string): Promise<void>;
  /** Somebody who has not been here before. */
  newBrowser(): Browser;
  /** Somebody who is signed in. */
  signedIn(): Promise<{ browser: Browser; userId: string }>;
  stop(): Promise<void>;
}

/** The whole gateway on a port and a Redis of its own, before stand-ins of the services. */
export async function startGateway(settings: Record<string, string> = {}): Promise<GatewayApp> {
  const social = new StandInSocial();
  const [redis, webRoot, journal, media, language, socialService] = await Promise.all([
    startTestRedis({ users: formatRedisUserRules((user) => user) }),
    buildWebRoot(),
    startStandIn(),
    startStandIn(),
    startStandIn(),
    startStandIn(social.listener),
  ]);
  const services = { journal, media, language, social: socialService };
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('gateway'),
    SESSION_SECRET: 'a session secret only for this test run',
    REDIS_URL: redis.urlFor('gateway'),
    WEB_ROOT: webRoot,
    JOURNAL_URL: journal.url,
    MEDIA_URL: media.url,
    LANGUAGE_URL: language.url,
    SOCIAL_URL: socialService.url,
    ...settings,
  });
  const app = await createService({
    name: 'gateway',
    module: AppModule.with(config),
    config,
    ...gatewayOptions(config),
  });
  const url = await listen(app);
  let people = 0;
  const newBrowser = () => new Browser(url);
  return {
    app,
    url,
    redis,
    social,
    services,
    newBrowser,
    buildPage: (html) => writeFile(join(webRoot, 'index.html'), html),
    async signedIn() {
      const browser = newBrowser();
      const answer = await browser.post('/api/simple-register', {
        username: `person-${(people += 1)}`,
        password: 'secret-1',
      });
      const { id } = (await answer.json()) as { id: string };
      return { browser, userId: id };
    },
    async stop() {
      await app.close();
      await Promise.all([
        redis.stop(),
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
    writeFile(join(root, 'index.html'), PAGE),
    writeFile(join(root, 'assets', 'main-1a2b3c.js'), 'export {};'),
    writeFile(join(root, '.settings.txt'), 'not for browsers'),
    writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  return root;
}
