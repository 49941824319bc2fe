import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { SESSION_MS } from '../src/session/session-record.ts';
import type { Browser } from './browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
let redis: Redis;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

const sidOf = (answer: Response) => answer.headers.getSetCookie().find((line) => line.startsWith('memory.sid='));
const onlySessionKey = async () => (await redis.keys('session:*'))[0] ?? '';

describe('registering', () => {
  it('signs in: 201, the user, and a cookie that scripts and other sites do not get', async () => {
    const browser = app.newBrowser();
    const answer = await browser.post('/api/simple-register', { username: '王小明', password: 'secret-1' });
    const user = await answer.json();
    expect([answer.status, user]).toMatchObject([201, { username: '王小明' }]);
    expect(sidOf(answer)).toMatch(/^memory\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    for (const path of ['/api/simple-user', '/api/auth/user'])
      expect(await (await browser.fetch(path)).json()).toEqual(user);
  });

  it('marks the cookie Secure behind https', async () => {
    const answer = await app
      .newBrowser()
      .post('/api/simple-register', { username: 'secure', password: 'secret-1' }, { 'x-forwarded-proto': 'https' });
    expect(sidOf(answer)).toContain('; Secure');
  });

  it("says what is wrong in the request's language, as social said it", async () => {
    await app.newBrowser().post('/api/simple-register', { username: 'taken', password: 'secret-1' });
    const answer = await app
      .newBrowser()
      .post('/api/simple-register', { username: 'taken', password: 'secret-1' }, { 'accept-language': 'zh-CN' });
    expect(await answer.json()).toEqual({
      statusCode: 409,
      code: 'username_taken',
      message: '这个用户名已被使用，请换一个。',
    });
    expect(sidOf(answer)).toBeUndefined();
    const invalid = await app.newBrowser().post('/api/simple-register', { username: 'ab', password: 'secret-1' });
    expect(await invalid.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'username' }] });
  });
});

describe('a session', () => {
  it('gets a new id at sign-in, and the old one is worth nothing', async () => {
    const { browser } = await app.signedIn();
    const planted = browser.cookies.get('memory.sid') ?? '';
    await browser.post('/api/simple-register', { username: 'another', password: 'secret-1' });
    const answer = await browser.post('/api/simple-login', { username: 'another', password: 'secret-1' });
    expect(answer.status).toBe(200);
    expect(browser.cookies.get('memory.sid')).not.toBe(planted);
    const thief = app.newBrowser();
    thief.cookies.set('memory.sid', planted);
    expect((await thief.fetch('/api/simple-user')).status).toBe(401);
  });

  it('is not made for somebody who only looks', async () => {
    await redis.flushall();
    const browser = app.newBrowser();
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
    await browser.fetch('/api/public-timeline');
    expect([...browser.cookies.keys(), ...(await redis.keys('session:*'))]).toEqual([]);
  });

  it('ends at sign-out, for a copy of the cookie too', async () => {
    const { browser } = await app.signedIn();
    const copy = app.newBrowser();
    copy.cookies.set('memory.sid', browser.cookies.get('memory.sid') ?? '');
    expect((await browser.post('/api/simple-logout')).status).toBe(204);
    expect(browser.cookies.has('memory.sid')).toBe(false);
    expect((await copy.fetch('/api/simple-user')).status).toBe(401);
    expect((await browser.post('/api/simple-logout')).status).toBe(204);
  });

  it('ends by navigation to /api/logout, which leads home', async () => {
    const { browser } = await app.signedIn();
    const answer = await browser.fetch('/api/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });

  it.each(['cross-site', 'same-site'])('does not end by a link or picture that is %s', async (site) => {
    const { browser } = await app.signedIn();
    const answer = await browser.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('ends by a navigation that is %s', async (site) => {
    const { browser } = await app.signedIn();
    await browser.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });

  it('ends when its account is gone', async () => {
    const { browser, userId } = await app.signedIn();
    app.social.accounts.delete(userId);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
    expect(browser.cookies.has('memory.sid')).toBe(false);
  });

  it('lives 30 days from its last use, without a write for each request', async () => {
    await redis.flushall();
    const { browser } = await app.signedIn();
    const key = await onlySessionKey();
    const young = SESSION_MS - 10 * 60_000;
    await redis.pexpire(key, young);
    expect((await browser.fetch('/api/simple-user')).headers.getSetCookie()).toEqual([]);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(young);

    await redis.pexpire(key, 5 * 60_000);
    const renewed = sidOf(await browser.fetch('/api/simple-user'));
    expect(await redis.pttl(key)).toBeGreaterThan(SESSION_MS - 60_000);
    expect(Date.parse(/Expires=([^;]+)/.exec(renewed ?? '')?.[1] ?? '')).toBeGreaterThan(
      Date.now() + SESSION_MS - 60_000,
    );
  });

  it('refuses a cookie that was tampered with', async () => {
    const { browser } = await app.signedIn();
    const [id] = (browser.cookies.get('memory.sid') ?? '').split('.');
    browser.cookies.set('memory.sid', `${id}.forged`);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  });
});

describe('a new password', () => {
  const change = { currentPassword: 'secret-1', newPassword: 'secret-2' };
  const again = async (username: string, password: string) => {
    const browser = app.newBrowser();
    return { browser, status: (await browser.post('/api/simple-login', { username, password })).status };
  };
  const stillIn = async (browsers: Browser[]) =>
    Promise.all(browsers.map(async (browser) => (await browser.fetch('/api/simple-user')).status === 200));

  it("ends all of one's other sessions, and nobody else's", async () => {
    const here = app.newBrowser();
    await here.post('/api/simple-register', { username: 'careful', password: 'secret-1' });
    const { browser: elsewhere } = await again('careful', 'secret-1');
    const { browser: somebody } = await app.signedIn();
    const copy = app.newBrowser();
    copy.cookies.set('memory.sid', here.cookies.get('memory.sid') ?? '');
    expect((await here.post('/api/change-password', change)).status).toBe(204);
    expect(await stillIn([here, elsewhere, copy, somebody])).toEqual([true, false, false, true]);
    expect([(await again('careful', 'secret-1')).status, (await again('careful', 'secret-2')).status]).toEqual([
      401, 200,
    ]);
  });

  it('is not set by whoever does not know the old one, who may guess ten times', async () => {
    const { browser } = await app.signedIn();
    const other = { ...change, currentPassword: 'a guess' };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await browser.post('/api/change-password', other)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await app.newBrowser().post('/api/change-password', change)).status).toBe(401);
  });

  it('finds no session that has ended by itself or by sign-out', async () => {
    await redis.flushall();
    const { browser, userId } = await app.signedIn();
    await redis.zadd(`sessions-of:${userId}`, Date.now() - 1, 'long-over');
    await browser.post('/api/simple-login', {
      username: app.social.accounts.get(userId)?.user.username,
      password: 'secret-1',
    });
    expect(await redis.zcard(`sessions-of:${userId}`)).toBe(1);
    await browser.post('/api/simple-logout');
    expect(await redis.keys('session*')).toEqual([]);
  });
});

describe('without Redis', () => {
  it('answers 503 to those who have a session, keeps running, and recovers', async () => {
    const { browser } = await app.signedIn();
    await app.redis.kill();
    await eventually(async () => expect((await browser.fetch('/api/simple-user')).status).toBe(503));
    const answer = await browser.fetch('/api/simple-user');
    expect([answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
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
    await app.redis.restart();
    await eventually(async () => expect((await app.signedIn()).userId).toBeTruthy());
  });
});

describe('external sign-in', () => {
  it('says so when there is none', async () => {
    const answer = await app.newBrowser().fetch('/api/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?error=external_login_unavailable']);
  });
});

describe('the sign that tells the page whether somebody may be signed in', () => {
  const hereOf = (answer: Response) => answer.headers.getSetCookie().find((line) => line.startsWith('memory.here='));

  it('comes with the first page after signing in, and is not sent again', async () => {
    const { browser } = await app.signedIn();
    expect([...browser.cookies.keys()]).toEqual(['memory.sid']);
    const page = await browser.fetch('/');
    expect(hereOf(page)).toMatch(/^memory\.here=1; Max-Age=34560000; Path=\/; SameSite=Lax$/);
    for (const path of ['/', '/api/simple-user']) expect(hereOf(await browser.fetch(path))).toBeUndefined();
  });

  it('goes with the first page after signing out', async () => {
    const { browser } = await app.signedIn();
    await browser.fetch('/');
    await browser.post('/api/simple-logout');
    expect(hereOf(await browser.fetch('/'))).toContain('Max-Age=0');
  });

  it('is not given to strangers', async () => {
    for (const path of ['/', '/api/public-timeline', '/api/config'])
      expect(hereOf(await app.newBrowser().fetch(path))).toBeUndefined();
  });
});
