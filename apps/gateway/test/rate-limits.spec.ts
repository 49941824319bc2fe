import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { publicRoutes, type Route } from '@memory/contracts';
import { readConfig } from '../src/config.ts';
import { classOfRoute } from '../src/rate-limits/request-class.ts';
import type { Browser } from './browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

/** A thousandth of the limits: a person may read 30 times and write 6 times a minute, an address read 120 times and write 6 times. */
const FACTOR = '0.001';
const MB = 1024 * 1024;

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ RATE_LIMIT_FACTOR: FACTOR, TRUST_PROXY: 'loopback' });
});
afterAll(() => app.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
/** The statuses of so many requests, sent one after the other. */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) seen.push((await send()).status);
  return seen;
}
const all = (times: number, status: number) => Array<number>(times).fill(status);
let people = 0;
/** Each person signs up from another address, so that the tests do not share an address's limit. */
async function signedIn(): Promise<Browser> {
  const browser = app.newBrowser();
  people += 1;
  await browser.post(
    '/api/simple-register',
    { username: `limited-${people}`, password: 'secret-1' },
    from(`198.51.100.${people}`).headers,
  );
  return browser;
}
const readTimeline = (browser: Browser, address = '192.0.2.1') => browser.fetch('/api/public-timeline', from(address));

describe('every public route', () => {
  it('has the class of this table, which a new route must be added to', () => {
    const classes = Object.entries<Route>(publicRoutes).map(([name, route]) => [name, classOfRoute(route)]);
    expect(Object.fromEntries(classes)).toEqual({
      addFriend: 'write',
      analyzeMood: 'language',
      annotate: 'language',
      authUser: 'read',
      changePassword: 'write',
      characterInfo: 'language',
      checkAudioCompatibility: 'read',
      config: 'read',
      convertAudioFiles: 'write',
      createEntry: 'write',
      createVocabularyItem: 'write',
      cutTypeface: 'language',
      deleteEntry: 'write',
      deleteVocabularyItem: 'write',
      describeFile: 'read',
      exportEverything: 'read',
      externalLogin: 'read',
      externalLoginCallback: 'read',
      extractVocabulary: 'language',
      fixUnknownVocabulary: 'language',
      friendsTimeline: 'read',
      health: 'unlimited',
      leave: 'read',
      listEntries: 'read',
      listFriendRequests: 'read',
      listFriends: 'read',
      listVocabulary: 'read',
      login: 'write',
      logout: 'write',
      publicTimeline: 'read',
      readAgain: 'write',
      readEntry: 'read',
      readFile: 'read',
      readProfile: 'read',
      readSpeaker: 'read',
      readStorage: 'read',
      recommendFriends: 'read',
      register: 'write',
      removeFriend: 'write',
      searchPeople: 'read',
      sharedEntry: 'read',
      simpleUser: 'read',
      stream: 'read',
      translateCharacter: 'language',
      updateEntry: 'write',
      updateProfile: 'write',
      updateSpeaker: 'write',
      updateVocabularyItem: 'write',
      uploadAudio: 'upload',
      uploadImage: 'upload',
      uploadMedia: 'upload',
      userTimeline: 'read',
    });
  });
});

describe('a person who sends too much', () => {
  it('is refused in the decided shape and language, and no service is asked', async () => {
    const browser = await signedIn();
    expect(await statuses(30, () => readTimeline(browser))).toEqual(all(30, 200));
    const before = app.services.journal.seen.length;
    const refused = await browser.fetch('/api/public-timeline', { headers: { 'accept-language': 'zh' } });
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { statusCode: 429, code: 'too_many_requests', message: '操作太快了，请稍等片刻再试。' },
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(app.services.journal.seen.length).toBe(before);
  });

  it('is refused from every address, and nobody else is', async () => {
    const [mei, li] = [await signedIn(), await signedIn()];
    await statuses(30, () => readTimeline(mei));
    expect((await readTimeline(mei, '192.0.2.2')).status).toBe(429);
    expect((await readTimeline(li)).status).toBe(200);
    expect((await readTimeline(app.newBrowser())).status).toBe(200);
  });

  it('may still send requests of another class', async () => {
    const browser = await signedIn();
    await statuses(31, () => readTimeline(browser));
    expect(await statuses(7, () => browser.post('/api/vocabulary', {}))).toEqual([...all(6, 200), 429]);
    expect(await statuses(13, () => browser.post('/api/annotate', {}))).toEqual([...all(12, 200), 429]);
    expect((await browser.fetch('/api/character-info/x')).status).toBe(429);
  });

  it('is refused while an upload is still being sent, and the connection stays usable', async () => {
    const browser = await signedIn();
    const upload = () => browser.fetch('/api/upload/audio', { method: 'POST', body: new Uint8Array(20 * MB) });
    expect((await upload()).status).toBe(200);
    const before = app.services.media.seen.length;
    expect((await upload()).status).toBe(429);
    expect(app.services.media.seen.length).toBe(before);
  });

  it('is refused before the body of a request has arrived', async () => {
    const browser = await signedIn();
    await statuses(6, () => browser.post('/api/vocabulary', {}));
    const headers = {
      cookie: `memory.sid=${browser.cookies.get('memory.sid')}`,
      'content-type': 'application/json',
      'content-length': '1000',
    };
    const call = httpRequest(`${app.url}/api/change-password`, { method: 'POST', headers });
    call.flushHeaders();
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(429);
    call.on('error', () => undefined).destroy();
  });
});

describe('an address from which nobody is signed in', () => {
  const signIn = (address: string) =>
    app.newBrowser().post('/api/simple-login', { username: 'x', password: 'wrong-one' }, from(address).headers);

  it('is refused when it sends too much, and no other is', async () => {
    expect(await statuses(7, () => signIn('192.0.2.10'))).toEqual([...all(6, 401), 429]);
    expect((await signIn('192.0.2.11')).status).toBe(401);
  });

  it('is a whole /64 of IPv6', async () => {
    let host = 0;
    expect(await statuses(7, () => signIn(`2001:db8:0:1::${(host += 1)}`))).toEqual([...all(6, 401), 429]);
    expect((await signIn('2001:db8:0:2::1')).status).toBe(401);
  });

  it('is refused on every path except the health checks', async () => {
    const address = '192.0.2.20';
    const visitor = app.newBrowser();
    await Promise.all(Array.from({ length: 120 }, () => visitor.fetch('/api/config', from(address))));
    for (const path of [
      '/api/config',
      '/api/docs',
      '/api/openapi.json',
      '/api/stream',
      '/api/login',
      '/api/nothing-here',
      '/',
      '/favicon.svg',
      '/media/x',
    ]) {
      expect([path, (await visitor.fetch(path, from(address))).status]).toEqual([path, 429]);
    }
    for (const path of ['/api/health', '/health'])
      expect([path, (await visitor.fetch(path, from(address))).status]).toEqual([path, 200]);
  });
});

describe('the setting', () => {
  it.each([
    ['', 429],
    ['off', 401],
  ])(
    'of %j decides whether there are limits: an address may upload 600 times a minute by default',
    async (factor, status) => {
      const other = await startGateway({ RATE_LIMIT_FACTOR: factor });
      const upload = () => other.newBrowser().post('/api/upload/audio');
      expect((await Promise.all(Array.from({ length: 600 }, upload))).map((answer) => answer.status)).toEqual(
        all(600, 401),
      );
      expect((await upload()).status).toBe(status);
      await other.stop();
    },
  );

  it.each(['0', '-1', 'on', 'Infinity'])('refuses %s with a sentence', (value) => {
    expect(() => readConfig({ RATE_LIMIT_FACTOR: value })).toThrow(
      'RATE_LIMIT_FACTOR: must be a number above 0, or off',
    );
  });
});
