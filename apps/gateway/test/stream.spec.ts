import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createEnvelope, MediaProgressPublisher, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, entryUpdated, mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import type { Browser } from './browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { Page } from './page.ts';

let app: GatewayApp;
let redis: Redis;
beforeAll(async () => {
  app = await startGateway({ STREAM_HEARTBEAT_MS: '200' });
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

async function process(ownerId: string, extractedText: string): Promise<void> {
  const fileId = randomUUID();
  const data = { fileId, ownerId, kind: 'audio', job: 'transcription', status: 'done', extractedText } as const;
  await publishEnvelopes(redis, 'media', [createEnvelope(mediaProcessed, { entityId: fileId, data })]);
}

async function listening(browser: Browser, lastEventId?: string, address?: string): Promise<Page> {
  const page = await Page.open(browser, lastEventId, address);
  await eventually(async () => expect(page.lastEventId).not.toBe(''));
  return page;
}

const texts = (page: Page) => page.told.map(({ data }) => (data as { text: string }).text);

describe('the live stream', () => {
  it('is for those who are signed in', async () => {
    expect((await Page.open(app.newBrowser())).status).toBe(401);
  });

  it('is not kept open by requests for its headers alone, which would use up the person’s twenty', async () => {
    const { browser, userId } = await app.signedIn();
    for (let i = 0; i < 20; i += 1) expect((await browser.fetch('/api/stream', { method: 'HEAD' })).status).toBe(200);
    await eventually(async () => expect(await redis.exists(`streams-of:${userId}`)).toBe(0));
    (await listening(browser)).leave();
  });

  it('tells every page of a person what happens to their things, and of nobody else’s', async () => {
    const [mei, li] = await Promise.all([app.signedIn(), app.signedIn()]);
    const pages = await Promise.all([listening(mei.browser), listening(mei.browser), listening(li.browser)]);
    await process(mei.userId, '你好');
    await process(li.userId, '再见');
    const entryId = randomUUID();
    const gone = { entryId, authorId: mei.userId, fileIds: [randomUUID()] };
    await publishEnvelopes(redis, 'journal', [
      createEnvelope(entryUpdated, { entityId: entryId, data: { entryId, authorId: mei.userId, version: 2 } }),
      createEnvelope(entryDeleted, { entityId: entryId, data: gone }),
    ]);
    await eventually(async () => expect(pages.map(({ told }) => told.length)).toEqual([3, 3, 1]));
    expect(pages[0]?.told).toMatchObject([
      {
        event: 'media.processed',
        data: { job: 'transcription', status: 'done', text: '你好', url: expect.stringMatching(/^\/media\//) },
      },
      { event: 'entry.updated', data: { entryId, version: 2 } },
      { event: 'entry.deleted', data: { entryId } },
    ]);
    expect(JSON.stringify(pages[0]?.told)).not.toContain('fileIds');
    expect(texts(pages[2] as Page)).toEqual(['再见']);
    for (const page of pages) page.leave();
  });

  it('shows how far a job is to its owner alone, and moves nobody’s place by it', async () => {
    const [mei, li] = await Promise.all([app.signedIn(), app.signedIn()]);
    const [page, other] = await Promise.all([listening(mei.browser), listening(li.browser)]);
    const place = page.lastEventId;
    const announcer = new MediaProgressPublisher(app.redis.url);
    const fileId = randomUUID();
    await eventually(async () => {
      announcer.publish({ fileId, ownerId: mei.userId, job: 'ocr', percent: 40 });
      expect(page.told.length).toBeGreaterThan(0);
    });
    announcer.close();
    expect(page.told[0]).toMatchObject({
      event: 'media.progress',
      data: { fileId, url: `/media/${fileId}`, job: 'ocr', percent: 40 },
    });
    expect(page.told[0]?.id).toBe(place);
    await process(li.userId, 'after it');
    await eventually(async () => expect(texts(other)).toEqual(['after it']));
    for (const open of [page, other]) open.leave();
  });

  it('goes on where a page left it, without a gap and without telling anything twice', async () => {
    const { browser, userId } = await app.signedIn();
    const first = await listening(browser);
    await process(userId, '1');
    await eventually(async () => expect(texts(first)).toEqual(['1']));
    first.leave();
    await process(userId, '2');
    await process(randomUUID(), 'of somebody else');
    await process(userId, '3');
    const second = await listening(browser, first.lastEventId);
    await process(userId, '4');
    await eventually(async () => expect(texts(second)).toEqual(['2', '3', '4']));
    const third = await listening(browser, second.told[0]?.id);
    await eventually(async () => expect(texts(third)).toEqual(['3', '4']));
    for (const page of [second, third]) page.leave();
  });

  it('begins with what happened since its page was opened, where the page says when that was', async () => {
    const { browser, userId } = await app.signedIn();
    await process(userId, 'while it was loading');
    const [page, silent, old] = await Promise.all(
      ['?age=60000', '', '?age=99999999'].map((query) => listening(browser, undefined, `/api/stream${query}`)),
    );
    await process(userId, 'now');
    await eventually(async () =>
      expect([page, silent].map((open) => texts(open as Page))).toEqual([['while it was loading', 'now'], ['now']]),
    );
    await eventually(async () => expect(old?.told).toMatchObject([{ event: 'reload' }, { data: { text: 'now' } }]));
    expect((await Page.open(browser, undefined, '/api/stream?age=young')).status).toBe(400);
    for (const open of [page, silent, old]) open?.leave();
  });

  it.each(['1-0.1-0.1-0.1-0', 'junk', '1-0'])(
    'says so when it cannot tell what was missed (%s)',
    async (lastEventId) => {
      const { browser, userId } = await app.signedIn();
      await process(userId, 'long ago');
      const page = await listening(browser, lastEventId);
      expect(page.told).toMatchObject([{ event: 'reload' }]);
      page.leave();
    },
  );

  it('gives signs of life', async () => {
    const { browser } = await app.signedIn();
    const page = await listening(browser);
    await eventually(async () => expect(page.beats).toBeGreaterThan(2));
    page.leave();
  });
});

describe('the number of live streams of a person', () => {
  /** Two gateways of one installation. */
  let one: GatewayApp;
  let other: GatewayApp;
  beforeAll(async () => {
    const settings = { REDIS_URL: app.redis.url, STREAM_HEARTBEAT_MS: '1000' };
    [one, other] = await Promise.all([startGateway(settings), startGateway(settings)]);
  });
  afterAll(() => Promise.all([one.stop(), other.stop()]));

  const countOf = (userId: string) => redis.zcard(`streams-of:${userId}`);
  const openTwenty = (browser: Browser) => Promise.all(Array.from({ length: 20 }, () => listening(browser)));

  it('is at most 20, however many are opened at once', async () => {
    const [mei, li] = await Promise.all([one.signedIn(), one.signedIn()]);
    const pages = await Promise.all(Array.from({ length: 30 }, () => Page.open(mei.browser)));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(20).fill(200),
      ...Array<number>(10).fill(429),
    ]);
    const refused = await mei.browser.fetch('/api/stream');
    expect([refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      '60',
      { code: 'too_many_requests' },
    ]);
    expect((await Page.open(li.browser)).status).toBe(200);
    pages.find(({ status }) => status === 200)?.leave();
    await eventually(async () => expect((await Page.open(mei.browser)).status).toBe(200));
    for (const page of pages) page.leave();
  });

  it('is counted over all gateways', async () => {
    const { browser } = await one.signedIn();
    const elsewhere = other.newBrowser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const pages = await openTwenty(browser);
    expect((await Page.open(elsewhere)).status).toBe(429);
    pages[0]?.leave();
    await eventually(async () => expect((await Page.open(elsewhere)).status).toBe(200));
    // the one at the other gateway counts here
    expect((await Page.open(browser)).status).toBe(429);
    for (const page of pages) page.leave();
  });

  it('counts a stream for as long as it is open', async () => {
    const { browser, userId } = await one.signedIn();
    const pages = await openTwenty(browser);
    // counted for three heartbeats, and these are more
    await eventually(async () => expect(Math.min(...pages.map(({ beats }) => beats))).toBeGreaterThan(4));
    expect((await Page.open(browser)).status).toBe(429);
    await redis.del(`streams-of:${userId}`);
    await eventually(async () => expect(await countOf(userId)).toBe(20));
    for (const page of pages) page.leave();
    await eventually(async () => expect(await redis.exists(`streams-of:${userId}`)).toBe(0));
  });

  it('excludes the streams of a killed gateway, and keeps nothing of them', async () => {
    const { browser, userId } = await one.signedIn();
    const key = `streams-of:${userId}`;
    const count = (until: number) =>
      redis.zadd(key, ...Array.from({ length: 20 }, (_, index) => [until, `killed-${index}`]).flat());
    await count(Date.now() + 600_000);
    expect((await Page.open(browser)).status).toBe(429);
    await count(Date.now() - 1);
    const page = await listening(browser);
    expect(await countOf(userId)).toBe(1);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    page.leave();
    await eventually(async () => expect(await redis.exists(key)).toBe(0));
  });
});

describe('it ends', () => {
  it('at sign-out, with all pages of that session and no other', async () => {
    const { browser, userId } = await app.signedIn();
    const elsewhere = app.newBrowser();
    await elsewhere.post('/api/simple-login', {
      username: app.social.accounts.get(userId)?.user.username,
      password: 'secret-1',
    });
    const [here, there] = await Promise.all([listening(browser), listening(elsewhere)]);
    await browser.post('/api/simple-logout');
    await here.ended;
    await process(userId, 'still there');
    await eventually(async () => expect(texts(there)).toEqual(['still there']));
    expect(here.told).toEqual([]);
    there.leave();
  });

  it('when the session has ended by itself', async () => {
    await redis.del(...(await redis.keys('session:*')));
    const { browser } = await app.signedIn();
    const page = await listening(browser);
    await redis.del(...(await redis.keys('session:*')));
    expect(await page.ended).toBeUndefined();
  });

  it('for a page that takes nothing, before it costs much memory', async () => {
    const { browser, userId } = await app.signedIn();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).pause();
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: x\r\ncookie: memory.sid=${browser.cookies.get('memory.sid')}\r\n\r\n`,
    );
    const cut = new Promise<string>((resolve) =>
      socket.once('close', () => resolve('cut off')).once('error', () => resolve('cut off')),
    );
    const healthy = await listening(browser);
    for (let i = 0; i < 200; i += 1) await process(userId, '长'.repeat(20_000));
    await eventually(async () => expect(healthy.told).toHaveLength(200));
    socket.resume();
    expect(await cut).toBe('cut off');
    healthy.leave();
  });
});
