import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createEnvelope, MediaProgressPublisher, publishEnvelopes } from '@memory/event-bus';
import {
  entryDeleted,
  entryUpdated,
  friendshipChanged,
  greetingChanged,
  mediaProcessed,
  profileUpdated,
  vocabularyChanged,
} from '@memory/events';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
beforeAll(async () => void (app = await startGateway({ STREAM_HEARTBEAT_MS: '200' })));
afterAll(() => app.close());

async function publishProcessedFile(ownerId: string, extractedText: string): Promise<void> {
  const fileId = randomUUID();
  const data = { fileId, ownerId, kind: 'audio', job: 'transcription', status: 'done', extractedText } as const;
  await publishEnvelopes(app.redis, 'media', [createEnvelope(mediaProcessed, { entityId: fileId, data })]);
}

async function openStream(browser: CookieBrowser, lastEventId?: string, address?: string): Promise<LiveStreamClient> {
  const page = await LiveStreamClient.open(browser, lastEventId, address);
  await eventually(async () => expect(page.lastEventId).not.toBe(''));
  return page;
}

const texts = (page: LiveStreamClient) => page.events.map(({ data }) => (data as { text: string }).text);

describe('the live stream', () => {
  it('requires a session', async () => {
    expect((await LiveStreamClient.open(app.newBrowser())).status).toBe(401);
  });

  it('is not kept open by HEAD requests, which would use up the limit of twenty', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    for (let i = 0; i < 20; i += 1) expect((await browser.fetch('/api/stream', { method: 'HEAD' })).status).toBe(200);
    await eventually(async () => expect(await app.redis.exists(`streams-of:${userId}`)).toBe(0));
    (await openStream(browser)).close();
  });

  it('sends events about a user’s own data to all of their pages, and to no other user', async () => {
    const [mei, li] = await Promise.all([app.newSignedInBrowser(), app.newSignedInBrowser()]);
    const pages = await Promise.all([openStream(mei.browser), openStream(mei.browser), openStream(li.browser)]);
    await publishProcessedFile(mei.userId, '你好');
    await publishProcessedFile(li.userId, '再见');
    const entryId = randomUUID();
    const change = { entryId, authorId: mei.userId, version: 2, fileIds: [randomUUID()] };
    const events = [entryUpdated, entryDeleted, greetingChanged] as const;
    const envelopes = events.map((event) => createEnvelope(event, { entityId: entryId, data: change }));
    await publishEnvelopes(app.redis, 'journal', envelopes);
    await eventually(async () => expect(pages.map(({ events }) => events.length)).toEqual([4, 4, 1]));
    expect(pages[0]?.events).toMatchObject([
      {
        event: 'media.processed',
        data: { job: 'transcription', status: 'done', text: '你好', url: expect.stringMatching(/^\/media\//) },
      },
      { event: 'entry.updated', data: { entryId, version: 2 } },
      ...['entry.deleted', 'greeting.changed'].map((event) => ({ event, data: { entryId } })),
    ]);
    expect(JSON.stringify(pages[0]?.events)).not.toContain('fileIds');
    expect(texts(pages[2] as LiveStreamClient)).toEqual(['再见']);
    for (const page of pages) page.close();
  });

  it('sends changes of friendships and of the vocabulary to their user, without what has changed, and no profile change to other users', async () => {
    const [{ userId, browser }, li] = await Promise.all([app.newSignedInBrowser(), app.newSignedInBrowser()]);
    const [page, other] = await Promise.all([openStream(browser), openStream(li.browser)]);
    const names = { username: 'li', firstName: null, lastName: null, profileImageUrl: null };
    await publishEnvelopes(app.redis, 'social', [
      createEnvelope(friendshipChanged, { entityId: userId, data: { userId } }),
      createEnvelope(profileUpdated, { entityId: li.userId, data: { ...names, userId: li.userId, version: 2 } }),
    ]);
    const vocabularyChange = { entityId: userId, data: { userId, hasUncountedItems: true } };
    await publishEnvelopes(app.redis, 'language', [createEnvelope(vocabularyChanged, vocabularyChange)]);
    await eventually(async () => expect([page, other].map(({ events }) => events.length)).toEqual([2, 1]));
    const received = page.events.map(({ event, data }) => [event, data]).toSorted();
    expect(received).toEqual(['friendship.changed', 'vocabulary.changed'].map((event) => [event, {}]));
    expect(other.events).toMatchObject([{ event: 'profile.updated' }]);
    for (const open of [page, other]) open.close();
  });

  it('sends the progress of a job to its owner only, without changing the last event id', async () => {
    const [mei, li] = await Promise.all([app.newSignedInBrowser(), app.newSignedInBrowser()]);
    const [page, other] = await Promise.all([openStream(mei.browser), openStream(li.browser)]);
    const place = page.lastEventId;
    const progressPublisher = new MediaProgressPublisher(app.testRedis.url);
    const fileId = randomUUID();
    await eventually(async () => {
      progressPublisher.publish({ fileId, ownerId: mei.userId, job: 'ocr', percent: 40 });
      expect(page.events.length).toBeGreaterThan(0);
    });
    progressPublisher.close();
    expect(page.events[0]).toMatchObject({
      event: 'media.progress',
      data: { fileId, url: `/media/${fileId}`, job: 'ocr', percent: 40 },
    });
    expect(page.events[0]?.id).toBe(place);
    await publishProcessedFile(li.userId, 'after it');
    await eventually(async () => expect(texts(other)).toEqual(['after it']));
    for (const open of [page, other]) open.close();
  });

  it('resumes after the last event id without gaps or repeats', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const first = await openStream(browser);
    await publishProcessedFile(userId, '1');
    await eventually(async () => expect(texts(first)).toEqual(['1']));
    first.close();
    await publishProcessedFile(userId, '2');
    await publishProcessedFile(randomUUID(), 'of another user');
    await publishProcessedFile(userId, '3');
    const second = await openStream(browser, first.lastEventId);
    await publishProcessedFile(userId, '4');
    await eventually(async () => expect(texts(second)).toEqual(['2', '3', '4']));
    const third = await openStream(browser, second.events[0]?.id);
    await eventually(async () => expect(texts(third)).toEqual(['3', '4']));
    for (const page of [second, third]) page.close();
  });

  it('starts with the events since the page was loaded if the age of the page is given', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    await publishProcessedFile(userId, 'while it was loading');
    const [page, withoutAge, tooOld] = await Promise.all(
      ['?age=60000', '', '?age=99999999'].map((query) => openStream(browser, undefined, `/api/stream${query}`)),
    );
    await publishProcessedFile(userId, 'now');
    await eventually(async () =>
      expect([page, withoutAge].map((open) => texts(open as LiveStreamClient))).toEqual([
        ['while it was loading', 'now'],
        ['now'],
      ]),
    );
    await eventually(async () =>
      expect(tooOld?.events).toMatchObject([{ event: 'reload' }, { data: { text: 'now' } }]),
    );
    expect((await LiveStreamClient.open(browser, undefined, '/api/stream?age=young')).status).toBe(400);
    for (const open of [page, withoutAge, tooOld]) open?.close();
  });

  it.each(['1-0.1-0.1-0.1-0', 'junk', '1-0'])(
    'sends reload when the missed events are unknown (last event id %s)',
    async (lastEventId) => {
      const { browser, userId } = await app.newSignedInBrowser();
      await publishProcessedFile(userId, 'long ago');
      const page = await openStream(browser, lastEventId);
      expect(page.events).toMatchObject([{ event: 'reload' }]);
      page.close();
    },
  );

  it('sends heartbeats', async () => {
    const { browser } = await app.newSignedInBrowser();
    const page = await openStream(browser);
    await eventually(async () => expect(page.heartbeats).toBeGreaterThan(2));
    page.close();
  });
});

describe('the number of live streams of a user', () => {
  /** Starts two gateways of one installation. */
  let one: GatewayApp;
  let other: GatewayApp;
  beforeAll(async () => {
    const settings = { REDIS_URL: app.testRedis.url, STREAM_HEARTBEAT_MS: '1000' };
    [one, other] = await Promise.all([startGateway(settings), startGateway(settings)]);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const countOf = (userId: string) => app.redis.zcard(`streams-of:${userId}`);
  const openTwenty = (browser: CookieBrowser) => Promise.all(Array.from({ length: 20 }, () => openStream(browser)));

  it('is at most 20, also when more are opened concurrently', async () => {
    const [mei, li] = await Promise.all([one.newSignedInBrowser(), one.newSignedInBrowser()]);
    const pages = await Promise.all(Array.from({ length: 30 }, () => LiveStreamClient.open(mei.browser)));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(20).fill(200),
      ...Array<number>(10).fill(429),
    ]);
    const rejected = await mei.browser.fetch('/api/stream');
    expect([rejected.headers.get('retry-after'), await rejected.json()]).toMatchObject([
      '60',
      { code: 'too_many_requests' },
    ]);
    expect((await LiveStreamClient.open(li.browser)).status).toBe(200);
    pages.find(({ status }) => status === 200)?.close();
    await eventually(async () => expect((await LiveStreamClient.open(mei.browser)).status).toBe(200));
    for (const page of pages) page.close();
  });

  it('is counted over all gateways', async () => {
    const { browser } = await one.newSignedInBrowser();
    const elsewhere = other.newBrowser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const pages = await openTwenty(browser);
    expect((await LiveStreamClient.open(elsewhere)).status).toBe(429);
    pages[0]?.close();
    await eventually(async () => expect((await LiveStreamClient.open(elsewhere)).status).toBe(200));
    // the stream at the other gateway counts at this one
    expect((await LiveStreamClient.open(browser)).status).toBe(429);
    for (const page of pages) page.close();
  });

  it('includes a stream as long as it is open', async () => {
    const { browser, userId } = await one.newSignedInBrowser();
    const pages = await openTwenty(browser);
    // longer than three heartbeats, after which a count expires unless it is renewed
    await eventually(async () => expect(Math.min(...pages.map(({ heartbeats }) => heartbeats))).toBeGreaterThan(4));
    expect((await LiveStreamClient.open(browser)).status).toBe(429);
    await app.redis.del(`streams-of:${userId}`);
    await eventually(async () => expect(await countOf(userId)).toBe(20));
    for (const page of pages) page.close();
    await eventually(async () => expect(await app.redis.exists(`streams-of:${userId}`)).toBe(0));
  });

  it('excludes the streams of a killed gateway, and leaves no key in Redis', async () => {
    const { browser, userId } = await one.newSignedInBrowser();
    const key = `streams-of:${userId}`;
    const count = (until: number) =>
      app.redis.zadd(key, ...Array.from({ length: 20 }, (_, index) => [until, `killed-${index}`]).flat());
    await count(Date.now() + 600_000);
    expect((await LiveStreamClient.open(browser)).status).toBe(429);
    await count(Date.now() - 1);
    const page = await openStream(browser);
    expect(await countOf(userId)).toBe(1);
    expect(await app.redis.pttl(key)).toBeGreaterThan(0);
    page.close();
    await eventually(async () => expect(await app.redis.exists(key)).toBe(0));
  });
});

describe('a live stream ends', () => {
  it('at sign-out, for all pages of that session and no other', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const elsewhere = app.newBrowser();
    await elsewhere.post('/api/simple-login', {
      username: app.social.accounts.get(userId)?.user.username,
      password: 'secret-1',
    });
    const [here, there] = await Promise.all([openStream(browser), openStream(elsewhere)]);
    await browser.post('/api/simple-logout');
    await here.ended;
    await publishProcessedFile(userId, 'still there');
    await eventually(async () => expect(texts(there)).toEqual(['still there']));
    expect(here.events).toEqual([]);
    there.close();
  });

  it('when the session has expired', async () => {
    await app.redis.del(...(await app.redis.keys('session:*')));
    const { browser } = await app.newSignedInBrowser();
    const page = await openStream(browser);
    await app.redis.del(...(await app.redis.keys('session:*')));
    expect(await page.ended).toBeUndefined();
  });

  it('for a client that does not read, before it uses much memory', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).pause();
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: x\r\ncookie: memory.sid=${browser.cookies.get('memory.sid')}\r\n\r\n`,
    );
    const cut = new Promise<string>((resolve) =>
      socket.once('close', () => resolve('cut off')).once('error', () => resolve('cut off')),
    );
    const healthy = await openStream(browser);
    for (let i = 0; i < 200; i += 1) await publishProcessedFile(userId, '长'.repeat(20_000));
    await eventually(async () => expect(healthy.events).toHaveLength(200));
    socket.resume();
    expect(await cut).toBe('cut off');
    healthy.close();
  });
});

describe('a gateway with as many streams as it can hold', () => {
  it('lets further pages wait, and has room again when a page was closed', async () => {
    const full = await startGateway({ LIVE_STREAMS_MAX: '2' });
    const { browser } = await full.newSignedInBrowser();
    const first = await openStream(browser);
    const second = await openStream(browser);
    const rejected = await browser.fetch('/api/stream');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '60']);
    first.close();
    const third = await eventually(async () => {
      const page = await LiveStreamClient.open(browser);
      expect(page.status).toBe(200);
      return page;
    });
    for (const page of [second, third]) page.close();
    await full.close();
  });
});
