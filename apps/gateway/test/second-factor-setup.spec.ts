import { publicRoutes, type RouteContract } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { StoredSessions } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import { isRestrictedRoute } from '../src/session/setup-restriction.plugin.ts';
import type { CookieBrowser } from './cookie-browser.ts';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { newAccount, outcome, type TestAccount, typePassword } from './second-factor-browser.ts';

let app: GatewayApp;
let mei: TestAccount;
let browser: CookieBrowser;
beforeAll(async () => {
  app = await startGateway({ RATE_LIMIT_FACTOR: 'off' });
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newAccount(app);
  mei.secondFactor.required = true;
  browser = app.newBrowser();
  await typePassword(browser, mei);
});
afterAll(() => app.close());

const RESTRICTED = [403, 'second_factor_setup_required'];
/** Sets up an authenticator app. The fake social-svc accepts any code but 000000. */
const setUpTotp = (code = '123456') => browser.post('/api/second-factor/totp/confirm', { code });
const friends = async (of = browser) => (await of.fetch('/api/friends')).status;

/** The routes that a session may use before the second factor is set up. Every other route is rejected. */
const ALLOWED = [
  'DELETE /api/sign-in/second-factor',
  'GET /api/auth/user',
  'GET /api/config',
  'GET /api/health',
  'GET /api/login',
  'GET /api/login/callback',
  'GET /api/logout',
  'GET /api/privacy',
  'GET /api/second-factor',
  'GET /api/sign-in/second-factor',
  'GET /api/simple-user',
  'POST /api/confirm-password',
  'POST /api/second-factor/passkey-options',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/totp',
  'POST /api/second-factor/totp/confirm',
  'POST /api/sign-in/passkey',
  'POST /api/sign-in/passkey-options',
  'POST /api/sign-in/second-factor',
  'POST /api/simple-login',
  'POST /api/simple-logout',
  'POST /api/simple-register',
];
const addressOf = ({ method, path }: RouteContract) => `${method.toUpperCase()} ${path}`;

describe('a session without the required second factor', () => {
  it('is restricted on all routes except those of its set-up', () => {
    const open = Object.values<RouteContract>(publicRoutes).filter((route) => !isRestrictedRoute(route));
    expect(open.map(addressOf).toSorted()).toEqual(ALLOWED);
  });

  it.each(
    Object.values<RouteContract>(publicRoutes)
      .filter((route) => !ALLOWED.includes(addressOf(route)))
      .map((route) => [addressOf(route), route] as const),
  )('does not reach %s', async (_, { method, path }) => {
    const url = path.replaceAll(/\{\w+\}/g, '0197a3f0-0000-7000-8000-000000000001');
    for (const service of Object.values(app.services)) service.requests.length = 0;
    expect(await outcome(await browser.fetch(url, { method: method.toUpperCase() }))).toEqual(RESTRICTED);
    for (const service of Object.values(app.services)) expect(service.requests).toEqual([]);
  });

  it('does not reach files by HEAD or by another spelling, nor internal routes', async () => {
    const id = '0197a3f0-0000-7000-8000-000000000001';
    expect((await browser.fetch(`/media/${id}`, { method: 'HEAD' })).status).toBe(403);
    for (const path of [`/media/${id}?a=b`, `/%6dedia/${id}`, '/api/stream?age=1'])
      expect(await outcome(await browser.fetch(path))).toEqual(RESTRICTED);
    for (const path of [`/media//${id}`, `/MEDIA/${id}`, `/x/../media/${id}`]) {
      app.services.media.requests.length = 0;
      await browser.fetch(path);
      expect(app.services.media.requests).toEqual([]);
    }
    expect((await browser.fetch(`/internal/accounts/${id}`)).status).toBe(404);
  });

  it('reaches its user, the page, and the set-up', async () => {
    expect(await (await browser.fetch('/api/simple-user')).json()).toMatchObject({ id: mei.userId });
    expect((await browser.fetch('/settings', { headers: { accept: 'text/html' } })).status).toBe(200);
    for (const request of [
      () => browser.fetch('/api/second-factor'),
      () => browser.post('/api/confirm-password', {}),
      () => browser.post('/api/second-factor/totp'),
      () => browser.post('/api/second-factor/passkey-options'),
    ])
      expect((await request()).status).toBe(200);
    expect((await browser.post('/api/simple-logout')).status).toBe(204);
  });

  it('makes no device known, as whoever has the password alone might be a stranger', () => {
    expect(browser.cookies.has('memory.device')).toBe(false);
  });

  it('stays restricted in Redis, and after a failed set-up', async () => {
    expect((await setUpTotp('000000')).status).toBe(400);
    expect(await friends()).toBe(403);
    const [key = ''] = (await app.redis.keys('session:*')).filter((name) =>
      name.includes(browser.cookies.get('memory.sid')!.split('.')[0]!),
    );
    expect(JSON.parse((await app.redis.get(key)) ?? '')).toMatchObject({ secondFactorSetupRequired: true });
  });

  it('is not changed by a sign-in with the password alone', async () => {
    await typePassword(browser, mei);
    expect(await friends()).toBe(403);
  });
});

describe.each<[string, () => Promise<Response>]>([
  ['an authenticator app', setUpTotp],
  ['a passkey', () => browser.post('/api/second-factor/passkeys', {})],
])('after the set-up of %s', (_, setUp) => {
  it('the session that social-svc has begun has all rights, the earlier one none, and the device is known', async () => {
    const before = browser.cookies.get('memory.sid');
    const response = await setUp();
    expect([response.status, response.headers.has('x-memory-session')]).toEqual([200, false]);
    expect(browser.cookies.get('memory.sid')).not.toBe(before);
    expect(await friends()).toBe(200);
    expect(browser.cookies.get('memory.device')).toBe('known');
    browser.cookies.set('memory.sid', before!);
    expect(await friends()).toBe(401);
  });

  it('a session that was not restricted stays the same', async () => {
    const tom = await newAccount(app);
    browser = tom.browser;
    const before = browser.cookies.get('memory.sid');
    expect((await setUp()).status).toBe(200);
    expect(browser.cookies.get('memory.sid')).toBe(before);
  });
});

it.each(['totp', 'passkey-options', 'recovery-codes'])(
  'no session begins because the route %s of social-svc responds so',
  async (path) => {
    const { sessionId } = await new StoredSessions(app.redis).begin({ userId: (await newAccount(app)).userId });
    app.services.social.setListener((_, response) =>
      respondJson(response, 200, {}, { 'x-memory-session': `begun ${sessionId}`, 'x-memory-cookies': 'device=known' }),
    );
    const response = await mei.browser.post(`/api/second-factor/${path}`);
    app.services.social.setListener(app.social.listener);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(await (await mei.browser.fetch('/api/simple-user')).json()).toMatchObject({ id: mei.userId });
  },
);

it('the second factor is never kept by a cache', async () => {
  expect((await browser.fetch('/api/second-factor')).headers.get('cache-control')).toBe('no-store');
});

it('a change of the rules ends all sessions of the account, and no others', async () => {
  const tom = await newAccount(app);
  const envelope = createEnvelope(sessionsRevoked, { entityId: mei.userId, data: { userId: mei.userId } });
  await publishEnvelopes(app.redis, 'social', [envelope]);
  await eventually(async () => expect(await friends(mei.browser)).toBe(401));
  expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  expect(await friends(tom.browser)).toBe(200);
});
