import { randomBytes } from 'node:crypto';
import { COOKIES_HEADER, IDENTITY_HEADER, SESSION_HEADER, sessionBegun } from '@memory/service-kit';
import { StoredSessions } from '@memory/service-kit/sessions';
import { createTestVerifier } from '@memory/service-kit/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const PROVIDER = 'https://id.school.example/authorize?client_id=memory';
const FAILED = '/auth?error=external_login_failed';
const STATE = randomBytes(32).toString('base64url');
const STATE_COOKIE = `memory.login=${STATE}; Max-Age=600; Path=/api/login; HttpOnly; SameSite=Lax`;

let app: GatewayApp;
let userId: string;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
  ({ userId } = await app.newSignedInBrowser());
});
beforeEach(() => {
  app.services.social.setListener((request, response) => {
    if (!request.url?.startsWith('/api/login')) return app.social.listener(request, response);
    if (!request.url.startsWith('/api/login/callback'))
      return response.writeHead(302, { location: PROVIDER, [COOKIES_HEADER]: `authorization-state=${STATE}` }).end();
    void new StoredSessions(app.redis).begin({ userId }).then(({ sessionId }) =>
      response
        .writeHead(302, {
          location: '/',
          [SESSION_HEADER]: sessionBegun(sessionId),
          [COOKIES_HEADER]: 'authorization-state=&kept-account=1',
        })
        .end(),
    );
  });
});
afterAll(() => app.close());

const redirectOf = (response: Response) => [response.status, response.headers.get('location')];
const finish = (browser: CookieBrowser, query = `?state=${STATE}&code=c`) =>
  browser.fetch(`/api/login/callback${query}`);
const lastRequest = () => app.services.social.requests.at(-1)!;
const lastClient = async () =>
  (await createTestVerifier('social-svc').verify(String(lastRequest().headers[IDENTITY_HEADER])))?.client;

describe('beginning a sign-in at the provider', () => {
  it('leads to the provider, with the state in a cookie of these routes that scripts cannot use', async () => {
    const response = await app.newBrowser().fetch('/api/login?again=1');
    expect(redirectOf(response)).toEqual([302, PROVIDER]);
    expect(response.headers.getSetCookie()).toEqual([STATE_COOKIE]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has(COOKIES_HEADER)).toBe(false);
    expect(lastRequest().url).toBe('/api/login?again=1');
  });

  it('has a cookie for encrypted connections alone where the page was opened over one', async () => {
    const response = await app.newBrowser().fetch('/api/login', { headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
    expect(await lastClient()).toMatchObject({ origin: expect.stringMatching(/^https:\/\//) });
  });
});

describe('the callback of the provider', () => {
  it('signs the browser in, under a new id of the session, and deletes the state', async () => {
    const { browser } = await app.newSignedInBrowser();
    const earlier = browser.cookies.get('memory.sid')!;
    await browser.fetch('/api/login');
    expect(redirectOf(await finish(browser))).toEqual([302, '/']);
    expect(browser.cookies.get('memory.sid')).not.toBe(earlier);
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      'memory.device',
      'memory.kept',
      'memory.key',
      'memory.sid',
    ]);
    expect(await (await browser.fetch('/api/simple-user')).json()).toMatchObject({ id: userId });
    browser.cookies.set('memory.sid', earlier);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });

  it('gives social-svc what the provider has sent, and nothing that the product does not know', async () => {
    await finish(
      app.newBrowser(),
      `?state=a%26b&code=c&iss=https%3A%2F%2Fid&session_state=s&redirect=%2F%2Fevil.example`,
    );
    const { search } = new URL(lastRequest().url, 'http://social-svc');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ state: 'a&b', code: 'c', iss: 'https://id' });
  });

  it.each([
    [STATE, STATE],
    [`${STATE}x`, null],
    ['x'.repeat(5_000), null],
  ])('gives social-svc the state of its cookie, and nothing else: %.50s', async (cookie, authorizationState) => {
    const headers = { cookie: `memory.login=${cookie}`, 'x-memory-identity': 'forged' };
    await app.newBrowser().fetch('/api/login/callback', { headers });
    expect(await lastClient()).toMatchObject({ authorizationState });
    expect(lastRequest().headers).not.toHaveProperty('cookie');
  });
});

describe('while social-svc is unavailable', () => {
  it.each(['/api/login', '/api/login/callback?state=a&code=b'])(
    'a navigation to %s leads to the sign-in page, and the session stays',
    async (path) => {
      const { browser } = await app.newSignedInBrowser();
      app.services.social.setListener((request) => void request.socket.destroy());
      expect(redirectOf(await browser.fetch(path))).toEqual([302, FAILED]);
      app.services.social.setListener(app.social.listener);
      expect((await browser.fetch('/api/simple-user')).status).toBe(200);
    },
  );
});
