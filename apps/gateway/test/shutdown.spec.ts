import { PassThrough } from 'node:stream';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { friendshipChanged } from '@memory/events';
import { Shutdown } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import type { FastifyInstance } from 'fastify';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
/** Another gateway of the installation. */
let other: GatewayApp;
beforeEach(async () => {
  app = await startGateway();
  other = await startGateway({ REDIS_URL: app.testRedis.url });
});
afterEach(async () => {
  await other.close();
  await app.close();
});

/** Begins the shutdown, and resolves when no new connection is accepted. */
async function beginShutdown(): Promise<{ ended: Promise<void> }> {
  const shutdown = new Shutdown(app.app, { SHUTDOWN_DELAY_SECONDS: 0, SHUTDOWN_TIMEOUT_SECONDS: 3_600 });
  const ended = shutdown.start();
  const { server } = app.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await eventually(() => expect(server.listening).toBe(false));
  return { ended };
}

/** Reads a live stream as text until the gateway ends it. */
async function readStream(browser: CookieBrowser): Promise<Promise<string>> {
  const response = await browser.fetch('/api/stream');
  return response.text();
}

const atOther = ({ cookies }: CookieBrowser): CookieBrowser => {
  const browser = other.newBrowser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

it('an upload that began before is stored', async () => {
  const { browser } = await app.newSignedInBrowser();
  const body = new PassThrough();
  body.write('first ');
  const uploaded = browser.fetch('/api/upload/audio', {
    method: 'POST',
    body: body as unknown as ReadableStream,
    duplex: 'half',
  });
  await eventually(() => expect(app.services.media.requests).toHaveLength(1));
  const { ended } = await beginShutdown();
  body.end('second');
  expect(await (await uploaded).json()).toMatchObject({ body: 'first second' });
  await ended;
});

it('the health of a gateway that shuts down is unavailable', async () => {
  const shutdown = new Shutdown(app.app, { SHUTDOWN_DELAY_SECONDS: 300, SHUTDOWN_TIMEOUT_SECONDS: 3_600 });
  const ended = shutdown.start();
  expect((await app.newBrowser().fetch('/api/health')).status).toBe(503);
  await Promise.all([shutdown.interrupt(), ended]);
});

it('live streams end with a time after which to reconnect, which differs, and resume at another gateway', async () => {
  const { browser, userId } = await app.newSignedInBrowser();
  const page = await LiveStreamClient.open(browser);
  await eventually(() => expect(page.lastEventId).not.toBe(''));
  const streams = Array.from({ length: 15 }, () => readStream(browser));
  await eventually(async () => expect(await app.redis.zcard(`streams-of:${userId}`)).toBe(16));
  const { ended } = await beginShutdown();
  const times = (await Promise.all(streams)).map((text) => Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
  expect(new Set(times).size).toBeGreaterThan(1);
  for (const time of times) expect(time >= 500 && time <= 660).toBe(true);
  expect(await page.ended).toBeUndefined();
  await publishEnvelopes(app.redis, 'social', [
    createEnvelope(friendshipChanged, { entityId: userId, data: { userId } }),
  ]);
  const resumed = await LiveStreamClient.open(atOther(browser), page.lastEventId);
  await eventually(() => expect(resumed.events).toMatchObject([{ event: 'friendship.changed' }]));
  resumed.close();
  await ended;
});
