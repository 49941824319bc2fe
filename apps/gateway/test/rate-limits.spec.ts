import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { publicRoutes, type RouteContract } from '@memory/contracts';
import { readConfig } from '../src/config.ts';
import { rateLimitClassOfRoute } from '../src/rate-limits/rate-limit-class.ts';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

/** The factor for these tests, a thousandth of the limits: 30 reads and 6 writes a minute for a user, 120 reads and 6 writes for an address. */
const FACTOR = '0.001';
const MB = 1024 * 1024;

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ RATE_LIMIT_FACTOR: FACTOR, TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
/** Sends requests one after the other. @returns their statuses */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) seen.push((await send()).status);
  return seen;
}
const all = (times: number, status: number) => Array<number>(times).fill(status);
let users = 0;
/** Signs up a user from an address of their own, so that the tests do not share the limit of an address. */
async function signedIn(): Promise<CookieBrowser> {
  const browser = app.newBrowser();
  users += 1;
  const account = { username: `limited-${users}`, password: 'secret-1' };
  await browser.post('/api/simple-register', account, from(`198.51.100.${users}`).headers);
  return browser;
}
const readTimeline = (browser: CookieBrowser, address = '192.0.2.1') =>
  browser.fetch('/api/public-timeline', from(address));

/** The routes with a limit of their own. All others count as reads or writes, by their method. */
const routesByLimit = {
  language: [
    'analyzeMood',
    'annotate',
    'annotateTexts',
    'characterInfo',
    'extractVocabulary',
    'findSimilarWords',
    'findWordGaps',
    'fixUnknownVocabulary',
    'listVocabularyContexts',
    'listVocabularySentences',
    'readWordCoverage',
    'readWordHistory',
    'subsetTypeface',
    'translateCharacter',
  ],
  upload: ['previewClassRoster', 'previewSchoolRoster', 'uploadAudio', 'uploadImage', 'uploadMedia'],
  search: ['searchPeople'],
  unlimited: ['checkHealth'],
};

describe('every public route', () => {
  it('counts towards the limit of its method, or of this list', () => {
    const classes = Object.groupBy(Object.entries<RouteContract>(publicRoutes), ([, route]) =>
      rateLimitClassOfRoute(route),
    );
    const { read, write, ...others } = classes;
    const names = Object.entries(others).map(([limit, routes]) => [limit, routes.map(([name]) => name).toSorted()]);
    expect(Object.fromEntries(names)).toEqual(routesByLimit);
    expect(read!.filter(([, { method }]) => method !== 'get')).toEqual([]);
    expect(write!.filter(([, { method }]) => method === 'get')).toEqual([]);
  });
});

describe('a user beyond the limit', () => {
  it('gets 429 in the error format and language of the request, without a call to a service', async () => {
    const browser = await signedIn();
    expect(await statuses(30, () => readTimeline(browser))).toEqual(all(30, 200));
    const before = app.services.journal.requests.length;
    const rejected = await browser.fetch('/api/public-timeline', { headers: { 'accept-language': 'zh' } });
    expect([rejected.status, await rejected.json()]).toEqual([
      429,
      { statusCode: 429, code: 'too_many_requests', message: '操作太快了，请稍等片刻再试。' },
    ]);
    const seconds = Number(rejected.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(app.services.journal.requests.length).toBe(before);
  });

  it('is rejected from every address, and no other user is', async () => {
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

  it('may still read from a path to which it may no longer write', async () => {
    const browser = await signedIn();
    expect(await statuses(7, () => browser.post('/api/vocabulary', {}))).toEqual([...all(6, 200), 429]);
    expect((await browser.fetch('/api/vocabulary')).status).toBe(200);
  });

  it('may search people less often than it may read, because searches collect names', async () => {
    const browser = await signedIn();
    expect(await statuses(2, () => browser.fetch('/api/users/search?q=a'))).toEqual([200, 429]);
    expect((await readTimeline(browser)).status).toBe(200);
  });

  it.each(['/api/public-timeline', '/api/friends-journal-entries', '/api/journal-entries'])(
    'may search %s less often than it may read it',
    async (list) => {
      const browser = await signedIn();
      expect(await statuses(2, () => browser.fetch(`${list}?q=a`))).toEqual([200, 429]);
      expect((await browser.fetch(`${list}?%71=a&q=b`)).status).toBe(429);
      expect((await browser.fetch(list)).status).toBe(200);
    },
  );

  it('is rejected during an upload, and the connection stays usable', async () => {
    const browser = await signedIn();
    const upload = () => browser.fetch('/api/upload/audio', { method: 'POST', body: new Uint8Array(20 * MB) });
    expect((await upload()).status).toBe(200);
    const before = app.services.media.requests.length;
    expect((await upload()).status).toBe(429);
    expect(app.services.media.requests.length).toBe(before);
  });

  it('is rejected before the body of a request has arrived', async () => {
    const browser = await signedIn();
    await statuses(6, () => browser.post('/api/vocabulary', {}));
    const headers = {
      cookie: `memory.sid=${browser.cookies.get('memory.sid')}`,
      'content-type': 'application/json',
      'content-length': '1000',
    };
    const call = httpRequest(`${app.url}/api/change-password`, { method: 'POST', headers });
    call.flushHeaders();
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(429);
    call.on('error', () => undefined).destroy();
  });
});

describe('an address beyond the limit without a session', () => {
  const signIn = (address: string) =>
    app.newBrowser().post('/api/simple-login', { username: 'x', password: 'wrong-one' }, from(address).headers);

  it('is rejected, and no other address is', async () => {
    expect(await statuses(7, () => signIn('192.0.2.10'))).toEqual([...all(6, 401), 429]);
    expect((await signIn('192.0.2.11')).status).toBe(401);
  });

  it('includes all addresses of its IPv6 /64', async () => {
    let host = 0;
    expect(await statuses(7, () => signIn(`2001:db8:0:1::${(host += 1)}`))).toEqual([...all(6, 401), 429]);
    expect((await signIn('2001:db8:0:2::1')).status).toBe(401);
  });

  it('is rejected on every path except the health checks', async () => {
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

describe('a HEAD request', () => {
  it('has the limit of the GET request with its path', async () => {
    const [browser, address] = [await signedIn(), '192.0.2.40'];
    const head = (path: string) => browser.fetch(path, { method: 'HEAD', ...from(address) });
    expect(await statuses(2, () => head('/api/users/search?q=a'))).toEqual([200, 429]);
    await statuses(31, () => readTimeline(browser));
    expect([(await head('/api/public-timeline')).status, (await head('/health')).status]).toEqual([429, 200]);
  });
});

it('each user and each address beyond the limit is recorded in the security log once a minute', async () => {
  const { browser, userId } = await app.newSignedInBrowser();
  await app.redis.del('events:gateway');
  const address = '192.0.2.30';
  await statuses(35, () => readTimeline(browser, address));
  await statuses(125, () => readTimeline(app.newBrowser(), address));
  const entries = await app.redis.xrange('events:gateway', '-', '+');
  const common = { event: 'requests.limited', network: '192.0.2.0/24', details: { limit: 'read' } };
  expect(entries.map(([, fields]) => (JSON.parse(fields[1]!) as { data: unknown }).data)).toMatchObject([
    { ...common, userId },
    { ...common, userId: null },
  ]);
});

describe('RATE_LIMIT_FACTOR', () => {
  it.each([
    ['', 429],
    ['off', 401],
  ])(
    '%j decides what follows the 600 uploads a minute that an address may send by default: %d',
    async (factor, status) => {
      const other = await startGateway({ RATE_LIMIT_FACTOR: factor });
      const upload = () => other.newBrowser().post('/api/upload/audio');
      expect((await Promise.all(Array.from({ length: 600 }, upload))).map((response) => response.status)).toEqual(
        all(600, 401),
      );
      expect((await upload()).status).toBe(status);
      await other.close();
    },
  );

  it.each(['0', '-1', 'on', 'Infinity'])('must not be %s', (value) => {
    expect(() => readConfig({ RATE_LIMIT_FACTOR: value })).toThrow(
      'RATE_LIMIT_FACTOR: must be a number above 0, or off',
    );
  });
});
