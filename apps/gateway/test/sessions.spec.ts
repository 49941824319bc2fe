import { SESSION_LIFETIME_MS } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const sidOf = (response: Response) => response.headers.getSetCookie().find((line) => line.startsWith('memory.sid='));
const onlySessionKey = async () => (await app.redis.keys('session:*'))[0] ?? '';

describe('registering', () => {
  it('signs in: 201, the user, and a cookie that is HttpOnly and SameSite=Lax', async () => {
    const browser = app.newBrowser();
    const response = await browser.post('/api/simple-register', { username: '王小明', password: 'secret-1' });
    const user = await response.json();
    expect([response.status, user]).toMatchObject([201, { username: '王小明' }]);
    expect(sidOf(response)).toMatch(/^memory\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    for (const path of ['/api/simple-user', '/api/auth/user'])
      expect(await (await browser.fetch(path)).json()).toEqual(user);
  });

  it('marks the cookie Secure behind https', async () => {
    const response = await app
      .newBrowser()
      .post('/api/simple-register', { username: 'secure', password: 'secret-1' }, { 'x-forwarded-proto': 'https' });
    expect(sidOf(response)).toContain('; Secure');
  });

  it('sets no cookie when social-svc rejects it', async () => {
    await app.newBrowser().post('/api/simple-register', { username: 'taken', password: 'secret-1' });
    const response = await app.newBrowser().post('/api/simple-register', { username: 'taken', password: 'secret-1' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([409, []]);
  });
});

describe('a session', () => {
  it('gets a new id at sign-in, and the old id is invalid', async () => {
    const { browser } = await app.newSignedInBrowser();
    const fixatedId = browser.cookies.get('memory.sid') ?? '';
    await browser.post('/api/simple-register', { username: 'another', password: 'secret-1' });
    const response = await browser.post('/api/simple-login', { username: 'another', password: 'secret-1' });
    expect(response.status).toBe(200);
    expect(browser.cookies.get('memory.sid')).not.toBe(fixatedId);
    const attacker = app.newBrowser();
    attacker.cookies.set('memory.sid', fixatedId);
    expect((await attacker.fetch('/api/simple-user')).status).toBe(401);
  });

  it('is not created for a visitor who does not sign in', async () => {
    await app.redis.flushall();
    const browser = app.newBrowser();
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
    await browser.fetch('/api/public-timeline');
    expect([...browser.cookies.keys(), ...(await app.redis.keys('session:*'))]).toEqual([]);
  });

  it('ends at sign-out, also for a copy of the cookie', async () => {
    const { browser } = await app.newSignedInBrowser();
    const copy = app.newBrowser();
    copy.cookies.set('memory.sid', browser.cookies.get('memory.sid') ?? '');
    expect((await browser.post('/api/simple-logout')).status).toBe(204);
    expect(browser.cookies.has('memory.sid')).toBe(false);
    expect((await copy.fetch('/api/simple-user')).status).toBe(401);
    expect((await browser.post('/api/simple-logout')).status).toBe(204);
  });

  it('ends by navigation to /api/logout, which redirects to the home page', async () => {
    const { browser } = await app.newSignedInBrowser();
    const response = await browser.fetch('/api/logout');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });

  it.each(['cross-site', 'same-site'])('is not ended by a %s link or image', async (site) => {
    const { browser } = await app.newSignedInBrowser();
    const response = await browser.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('is ended by a navigation with Sec-Fetch-Site: %s', async (site) => {
    const { browser } = await app.newSignedInBrowser();
    await browser.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });

  it('ends when its account was deleted', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    app.social.accounts.delete(userId);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
    expect(browser.cookies.has('memory.sid')).toBe(false);
  });

  it('expires 30 days after its last use, without a write for each request', async () => {
    await app.redis.flushall();
    const { browser } = await app.newSignedInBrowser();
    const key = await onlySessionKey();
    const young = SESSION_LIFETIME_MS - 10 * 60_000;
    await app.redis.pexpire(key, young);
    expect((await browser.fetch('/api/simple-user')).headers.getSetCookie()).toEqual([]);
    expect(await app.redis.pttl(key)).toBeLessThanOrEqual(young);

    await app.redis.pexpire(key, 5 * 60_000);
    const renewed = sidOf(await browser.fetch('/api/simple-user'));
    expect(await app.redis.pttl(key)).toBeGreaterThan(SESSION_LIFETIME_MS - 60_000);
    expect(Date.parse(/Expires=([^;]+)/.exec(renewed ?? '')?.[1] ?? '')).toBeGreaterThan(
      Date.now() + SESSION_LIFETIME_MS - 60_000,
    );
  });

  it('rejects a forged cookie', async () => {
    const { browser } = await app.newSignedInBrowser();
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
    const cookie = decodeURIComponent(browser.cookies.get('memory.sid') ?? '');
    const [id] = cookie.split('.');
    // The second one has as many characters as the right one, and more bytes.
    const forgeries = [`${id}.forged`, cookie.replace(/.$/, '字')];
    // Each is sent twice in a row, because only right cookies may be remembered.
    for (const forged of forgeries.flatMap((forgery) => [forgery, forgery])) {
      browser.cookies.set('memory.sid', encodeURIComponent(forged));
      expect((await browser.fetch('/api/simple-user')).status).toBe(401);
    }
  });
});

describe('the session cookie', () => {
  it.each([
    ['forged', '/api/public-timeline', async (sid: string) => sid.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    [
      'of an ended session and the web app starts',
      '/api/auth/user',
      async (sid: string) => {
        await app.redis.del(`session:${decodeURIComponent(sid).split('.')[0]}`);
        return sid;
      },
    ],
  ])('is deleted when it is %s, and does not stand in the way of the next sign-in', async (_, path, invalidate) => {
    const { browser, userId } = await app.newSignedInBrowser();
    const invalid = await invalidate(browser.cookies.get('memory.sid') ?? '');
    browser.cookies.set('memory.sid', invalid);
    await browser.fetch(path);
    expect(browser.cookies.has('memory.sid')).toBe(false);
    browser.cookies.set('memory.sid', invalid);
    const username = app.social.accounts.get(userId)?.user.username;
    await browser.post('/api/simple-login', { username, password: 'secret-1' });
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('of a new sign-in is not deleted by a response to an open page, whose request had the cookie of the former session', async () => {
    const { browser } = await app.newSignedInBrowser();
    const openPage = app.newBrowser();
    openPage.cookies.set('memory.sid', browser.cookies.get('memory.sid')!);
    await browser.post('/api/simple-register', { username: 'next at the computer', password: 'secret-1' });
    for (const path of ['/api/simple-user', '/api/journal-entries', '/api/stream', '/']) {
      const response = await openPage.fetch(path);
      expect([path, sidOf(response)]).toEqual([path, undefined]);
      await response.body?.cancel();
    }
  });

  // The event bus acquires its lease by SET on the same Redis, so SET is not counted.
  it('of a session costs one read of Redis per request, and no other command', async () => {
    const { browser } = await app.newSignedInBrowser();
    await browser.fetch('/api/public-timeline');
    await app.redis.config('RESETSTAT');
    await browser.fetch('/api/public-timeline');
    const commands = [
      ...(await app.redis.info('commandstats')).matchAll(/cmdstat_(eval|get|pttl|multi)\S*:calls=(\d+)/g),
    ];
    expect(commands.map(([, command, calls]) => `${command} ${calls}`).toSorted()).toEqual([
      'eval 1',
      'get 1',
      'pttl 1',
    ]);
  });
});

describe('a password change', () => {
  const change = { currentPassword: 'secret-1', newPassword: 'secret-2' };
  const again = async (username: string, password: string) => {
    const browser = app.newBrowser();
    return { browser, status: (await browser.post('/api/simple-login', { username, password })).status };
  };
  const stillIn = async (browsers: CookieBrowser[]) =>
    Promise.all(browsers.map(async (browser) => (await browser.fetch('/api/simple-user')).status === 200));

  it("ends all of the user's other sessions, and none of other users", async () => {
    const here = app.newBrowser();
    await here.post('/api/simple-register', { username: 'careful', password: 'secret-1' });
    const { browser: elsewhere } = await again('careful', 'secret-1');
    const { browser: otherUser } = await app.newSignedInBrowser();
    const copy = app.newBrowser();
    copy.cookies.set('memory.sid', here.cookies.get('memory.sid') ?? '');
    expect((await here.post('/api/change-password', change)).status).toBe(204);
    expect(await stillIn([here, elsewhere, copy, otherUser])).toEqual([true, false, false, true]);
    expect([(await again('careful', 'secret-1')).status, (await again('careful', 'secret-2')).status]).toEqual([
      401, 200,
    ]);
  });

  it('the session index contains no expired or ended sessions', async () => {
    await app.redis.flushall();
    const { browser, userId } = await app.newSignedInBrowser();
    await app.redis.zadd(`sessions-of:${userId}`, Date.now() - 1, 'long-over');
    await browser.post('/api/simple-login', {
      username: app.social.accounts.get(userId)?.user.username,
      password: 'secret-1',
    });
    expect(await app.redis.zcard(`sessions-of:${userId}`)).toBe(1);
    await browser.post('/api/simple-logout');
    expect(await app.redis.keys('session*')).toEqual([]);
  });
});

describe('while Redis is unavailable', () => {
  it('requests with a session get 503, others work, and the gateway recovers', async () => {
    const { browser } = await app.newSignedInBrowser();
    await app.testRedis.kill();
    await eventually(async () => expect((await browser.fetch('/api/simple-user')).status).toBe(503));
    const response = await browser.fetch('/api/simple-user');
    expect([response.headers.get('retry-after'), await response.json()]).toMatchObject([
      '5',
      { code: 'service_unavailable' },
    ]);
    expect((await browser.post('/api/simple-login', { username: 'x', password: 'y' })).status).toBe(503);
    expect((await browser.fetch('/', { headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await app.newBrowser().fetch('/api/public-timeline')).status).toBe(200);
    expect(await (await browser.fetch('/api/health')).json()).toMatchObject({
      status: 'unavailable',
      services: { redis: 'unavailable' },
    });
    await app.testRedis.restart();
    await eventually(async () => expect((await app.newSignedInBrowser()).userId).toBeTruthy());
  });
});

describe('the session hint cookie', () => {
  const hintCookieOf = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('memory.here='));

  it('is set with the first page after sign-in, and not again', async () => {
    const { browser } = await app.newSignedInBrowser();
    expect([...browser.cookies.keys()].toSorted()).toEqual(['memory.device', 'memory.key', 'memory.sid']);
    const page = await browser.fetch('/');
    expect(hintCookieOf(page)).toMatch(/^memory\.here=1; Max-Age=34560000; Path=\/; SameSite=Lax$/);
    for (const path of ['/', '/api/simple-user']) expect(hintCookieOf(await browser.fetch(path))).toBeUndefined();
  });

  it('is cleared with the first page after sign-out', async () => {
    const { browser } = await app.newSignedInBrowser();
    await browser.fetch('/');
    await browser.post('/api/simple-logout');
    expect(hintCookieOf(await browser.fetch('/'))).toContain('Max-Age=0');
  });

  it('is not set without a session', async () => {
    for (const path of ['/', '/api/public-timeline', '/api/config'])
      expect(hintCookieOf(await app.newBrowser().fetch(path))).toBeUndefined();
  });
});
