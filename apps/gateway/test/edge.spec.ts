import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { publicRoutes, type RouteContract } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.newBrowser().fetch(path, { headers });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('a cross-site write', () => {
  it.each([
    ['with Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['with Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['with another origin', { origin: 'https://evil.example' }],
    ['with an opaque origin', { origin: 'null' }],
  ])('%s is rejected without any effect', async (_, headers) => {
    const { browser } = await app.newSignedInBrowser();
    const before = app.services.journal.requests.length;
    for (const path of ['/api/journal-entries', '/api/simple-logout']) {
      const response = await browser.post(path, {}, headers);
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'cross_site_request' }]);
    }
    expect(app.services.journal.requests.length).toBe(before);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('is distinguished from same-origin writes and from clients that are no browsers', async () => {
    const { browser } = await app.newSignedInBrowser();
    for (const [name, value] of [
      ['sec-fetch-site', 'same-origin'],
      ['origin', app.url],
      ['x-neither', ''],
    ] as const) {
      expect((await browser.post('/api/vocabulary', {}, { [name]: value })).status).toBe(200);
    }
    expect((await browser.fetch('/api/vocabulary', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('a GET request that occupies something of the user', () => {
  const paths = ['/api/export', '/api/vocabulary/export?format=csv', '/api/stream'];

  it.each(['cross-site', 'same-site'])('is not started by a %s link, so that it occupies nothing', async (site) => {
    const { browser } = await app.newSignedInBrowser();
    const sent = () => [app.services.media.requests.length, app.services.language.requests.length];
    const before = sent();
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
    for (const path of paths)
      for (const method of ['GET', 'HEAD']) {
        const response = await browser.fetch(path, { headers, method });
        const isExplained = (await response.text()).includes('"cross_site_request"');
        expect([path, response.status, isExplained]).toEqual([path, 403, method === 'GET']);
      }
    expect(sent()).toEqual(before);
  });

  it('is of the rejected ones when the response takes long or does not end', () => {
    const occupying = Object.values<RouteContract>(publicRoutes).filter(
      ({ method, longRunning, response }) => method === 'get' && (longRunning || response.type === 'text/event-stream'),
    );
    expect(occupying).not.toEqual([]);
    expect(occupying.filter(({ rejectsOtherSites }) => !rejectsOtherSites)).toEqual([]);
  });

  it('is started by the page, a typed address and clients that are no browsers', async () => {
    const { browser } = await app.newSignedInBrowser();
    const starts: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}];
    for (const headers of starts)
      for (const path of paths) {
        const response = await browser.fetch(path, { headers });
        expect([path, response.status]).toEqual([path, 200]);
        await response.body?.cancel();
      }
  });
});

describe('X-Forwarded-* headers', () => {
  it('are ignored unless a trusted proxy sends them', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const response = await app
      .newBrowser()
      .post('/api/simple-register', { username: 'over-http', password: 'secret-1' }, headers);
    expect(response.headers.getSetCookie().join()).not.toContain('Secure');
    const token = String(app.services.social.requests.at(-1)!.headers[IDENTITY_HEADER]);
    const identity = await createTestVerifier('social-svc').verify(token);
    expect(identity?.client).toMatchObject({ addressKey: '127.0.0.1', origin: expect.stringMatching(/^http:/) });
  });
});

describe('every response', () => {
  const hasInlineScripts = (path: string): boolean => !path.startsWith('/api/');
  it.each(['/', '/index.html', '/api/config', '/api/public-timeline', '/api/nothing-here', '/nothing-here'])(
    'has the security headers: %s',
    async (path) => {
      const headers = Object.fromEntries((await navigate(path)).headers);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': 'microphone=(self), camera=(self), geolocation=(self)',
      });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      // the only inline scripts allowed are the web app's own, by their hash
      const inPage = hasInlineScripts(path) ? " 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='" : '';
      expect(policy).toContain(`script-src 'self'${inPage};`);
      expect(policy).toContain("media-src 'self' blob: data:");
      expect(headers['x-request-id']).toBeTruthy();
    },
  );

  it('of the API is not cached', async () => {
    for (const path of ['/api/simple-user', '/api/config', '/api/nothing-here']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('requests that process text', () => {
  it('reach the service four at once for each user; more wait, and too many get 429', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const { language } = app.services;
    const before = language.requests.length;
    const held: (() => void)[] = [];
    let isHolding = true;
    language.setListener((_request, response) => {
      const respond = () => respondJson(response, 200, {});
      if (isHolding) held.push(respond);
      else respond();
    });
    const annotate = ({ browser }: typeof mei) => browser.post('/api/annotate', { text: '我' });
    const sent = Array.from({ length: 105 }, () => annotate(mei));
    const rejected = await Promise.race(sent);
    expect([rejected.status, rejected.headers.get('retry-after'), await rejected.json()]).toMatchObject([
      429,
      '1',
      { statusCode: 429, code: 'too_many_requests' },
    ]);
    await eventually(() => expect(language.requests.length - before).toBe(4));
    const other = annotate(li);
    await eventually(() => expect(language.requests.length - before).toBe(5));
    isHolding = false;
    for (const respond of held) respond();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(104).fill(200), 429]);
    expect([(await other).status, (await annotate(mei)).status]).toEqual([200, 200]);
  });

  it('that ends while its session is read occupies no place', async () => {
    const { browser } = await app.newSignedInBrowser();
    const { origin, port, hostname } = new URL(app.url);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = `POST /api/annotate HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nContent-Length: 2\r\n\r\n`;
    let ended = 0;
    const observe = (_: unknown, response: ServerResponse) => response.once('close', () => (ended += 1));
    app.app.getHttpServer().prependListener('request', observe);
    // The responses of Redis come after the clients have closed their connections.
    await app.redis.call('CLIENT', 'PAUSE', '500', 'ALL');
    for (let count = 0; count < 4; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.write(request, () => socket.resetAndDestroy());
    }
    await eventually(() => expect(ended).toBe(4));
    app.app.getHttpServer().off('request', observe);
    app.services.language.setListener((_request, response) => respondJson(response, 200, {}));
    const response = await browser.post('/api/annotate', { text: '我' });
    expect(response.status).toBe(200);
  });
});
