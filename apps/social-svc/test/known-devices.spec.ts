import { type SocialApp, startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  await deleteLimits();
});
afterAll(() => app.close());

const deleteLimits = async () => {
  for (const key of await app.redis.keys('limit:*')) await app.redis.del(key);
};

const HOME = '192.0.2.1';
let names = 0;
const newName = () => `pupil-${(names += 1)}`;
let addresses = 0;
/** A network address that no other attempt has come from. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${1 + (addresses % 250)}`;

const signIn = (browser: TestBrowser, username: string, password: string, address = newAddress()) =>
  browser.post('/api/simple-login', { username, password }, { addressKey: address });
const guess = (username: string, address = newAddress()) =>
  signIn(new TestBrowser(app), username, 'wrong-one', address);
const register = async (browser: TestBrowser, username: string) => {
  const body = { username, password: 'secret-1' };
  return browser.post('/api/simple-register', body, { addressKey: newAddress() });
};
async function statusesOf(attempts: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(attempts)).map(({ status }) => status).toSorted();
}
const all = (times: number, status: number) => Array<number>(times).fill(status);
const times = <Result>(count: number, action: () => Result): Result[] => Array.from({ length: count }, action);
const deviceCookieOf = ({ headers }: Response) =>
  new URLSearchParams(headers.get('x-memory-cookies') ?? '').get('device');

describe('guessing the password of an account from many addresses', () => {
  it.each(['an account', 'a username without an account'])(
    'is paused after 20 failures, alike for %s',
    async (kind) => {
      const username = newName();
      if (kind === 'an account') await register(new TestBrowser(app), username);
      expect(await statusesOf(times(20, () => guess(username)))).toEqual(all(20, 401));
      const rejected = await signIn(new TestBrowser(app), username.toUpperCase(), 'secret-1');
      expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
      const seconds = Number(rejected.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await guess(newName())).status).toBe(401);
    },
  );

  it('verifies at most 20 of parallel attempts', async () => {
    const username = newName();
    const statuses = await statusesOf(times(60, () => guess(username)));
    expect(statuses).toEqual([...all(20, 401), ...all(40, 429)]);
  });

  it('pauses longer and longer', async () => {
    const username = newName();
    const pauses: number[] = [];
    for (let failures = 1; failures <= 101; failures += 1) {
      expect((await guess(username)).status).toBe(401);
      const [pause] = await app.redis.keys('limit:account-pause:*');
      pauses.push(pause === undefined ? 0 : await app.redis.ttl(pause));
      if (pause !== undefined) await app.redis.del(pause);
    }
    const roundedPause = (failures: number) => Math.ceil((pauses[failures - 1] ?? 0) / 10) * 10;
    expect([19, 20, 39, 40, 59, 60, 99, 100, 101].map(roundedPause)).toEqual([
      0, 60, 60, 300, 300, 900, 900, 3_600, 3_600,
    ]);
  });

  it('does not count the right password', async () => {
    const username = newName();
    await register(new TestBrowser(app), username);
    await Promise.all(times(19, () => guess(username)));
    expect((await signIn(new TestBrowser(app), username, 'secret-1')).status).toBe(200);
    expect((await guess(username)).status).toBe(401);
    expect((await guess(username)).status).toBe(429);
  });
});

describe('a device that an account knows', () => {
  it('is not locked by the guesses of strangers, neither from elsewhere nor from the same address', async () => {
    const [username, tablet] = [newName(), new TestBrowser(app)];
    await register(tablet, username);
    tablet.cookies.delete('session');
    await Promise.all([...times(20, () => guess(username)), ...times(12, () => guess(username, HOME))]);
    await app.redis.set('limit:sign-ins:192.0.2.1', 5_000, 'EX', 60);
    await app.redis.set('limit:failures:all', 20_000, 'EX', 60);
    expect((await signIn(new TestBrowser(app), username, 'secret-1', HOME)).status).toBe(429);
    expect((await signIn(tablet, username, 'secret-1', HOME)).status).toBe(200);
  });

  it('has ten failures of its own, which lock no other device', async () => {
    const [username, tablet, phone] = [newName(), new TestBrowser(app), new TestBrowser(app)];
    await register(tablet, username);
    await signIn(phone, username, 'secret-1');
    expect(await statusesOf(times(12, () => signIn(tablet, username, 'wrong-one')))).toEqual([
      ...all(10, 401),
      ...all(2, 429),
    ]);
    expect((await signIn(tablet, username, 'secret-1')).status).toBe(429);
    expect((await signIn(phone, username, 'secret-1')).status).toBe(200);
    expect((await signIn(new TestBrowser(app), username, 'secret-1')).status).toBe(200);
  });

  it('keeps its failures with the cookie that a success on it issues, and pauses like every other device', async () => {
    const [username, tablet] = [newName(), new TestBrowser(app)];
    await register(tablet, username);
    for (let failures = 1; failures <= 20; failures += 1) {
      expect((await signIn(tablet, username, 'wrong-one')).status).toBe(401);
      await app.redis.del(await app.redis.keys('limit:device-guesses:*'));
    }
    const rejected = await signIn(tablet, username, 'secret-1');
    expect([rejected.status, Number(rejected.headers.get('retry-after')) <= 60]).toEqual([429, true]);
    await app.redis.del(await app.redis.keys('limit:device-pause:*'));
    expect((await signIn(tablet, username, 'secret-1')).status).toBe(200);
    expect(await app.redis.keys('limit:device-failures:*')).toEqual([]);
  });

  it('signs in at most 120 times an hour', async () => {
    const [username, tablet] = [newName(), new TestBrowser(app)];
    await register(tablet, username);
    await signIn(tablet, username, 'secret-1');
    const [counted = ''] = await app.redis.keys('limit:device-sign-ins:*');
    await app.redis.set(counted, 120, 'KEEPTTL');
    expect((await signIn(tablet, username, 'secret-1')).status).toBe(429);
  });

  it('is known to that account only, and may be known to several', async () => {
    const [mei, li, stranger, tablet] = [newName(), newName(), newName(), new TestBrowser(app)];
    await register(tablet, mei);
    await register(tablet, li);
    await register(new TestBrowser(app), stranger);
    await Promise.all([mei, li, stranger].flatMap((username) => times(20, () => guess(username))));
    expect((await signIn(tablet, stranger, 'secret-1')).status).toBe(429);
    expect((await signIn(tablet, mei, 'secret-1')).status).toBe(200);
    expect((await signIn(tablet, li, 'secret-1')).status).toBe(200);
  });

  it('is no longer known after the password has changed, except where it was changed', async () => {
    const [username, tablet, phone] = [newName(), new TestBrowser(app), new TestBrowser(app)];
    await register(tablet, username);
    await signIn(phone, username, 'secret-1');
    await phone.post('/api/change-password', { currentPassword: 'secret-1', newPassword: 'secret-2' });
    await Promise.all(times(20, () => guess(username)));
    expect((await signIn(tablet, username, 'secret-2')).status).toBe(429);
    expect((await signIn(phone, username, 'secret-2')).status).toBe(200);
  });

  it('is not made known by a wrong password, and a made-up cookie is worth nothing', async () => {
    const [username, tablet] = [newName(), new TestBrowser(app)];
    await register(tablet, username);
    const failed = await guess(username);
    expect([failed.status, deviceCookieOf(failed)]).toEqual([401, null]);
    await Promise.all(times(20, () => guess(username)));
    const real = tablet.cookies.get('device') ?? '';
    for (const forged of [real.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'x', '~~~', 'x'.repeat(3_000)]) {
      const thief = new TestBrowser(app);
      thief.cookies.set('device', forged);
      expect((await signIn(thief, username, 'secret-1')).status).toBe(429);
    }
  });
});

describe('the device cookie', () => {
  it('holds no id, and survives sign-out', async () => {
    const [username, browser] = [newName(), new TestBrowser(app)];
    const { id } = (await (await register(browser, username)).json()) as { id: string };
    browser.cookies.delete('session');
    const cookie = browser.cookies.get('device') ?? '';
    expect(cookie).toMatch(/^[\w-]{22}\.\w+\.[\w-]{22}$/);
    for (const secret of [id, username]) {
      expect(cookie).not.toContain(secret);
      expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(secret);
    }
  });
});

describe('one password tried on many accounts', () => {
  it('stops at 10,000 failures an hour of the whole installation; later attempts create no Redis keys', async () => {
    expect((await guess(newName())).status).toBe(401);
    await app.redis.set('limit:failures:all', 10_000 - 200, 'KEEPTTL');
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) statuses.push(...(await statusesOf(times(100, () => guess(newName())))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2_800);
    // For each failure a counter of the address and one of username and address.
    expect((await app.redis.keys('limit:*')).length).toBeLessThan(2 * 201 + 10);
    for (const key of await app.redis.keys('limit:*')) {
      expect([key, await app.redis.ttl(key)]).toEqual([key, expect.any(Number)]);
      expect(await app.redis.ttl(key)).toBeGreaterThan(0);
    }
    expect(await app.redis.strlen((await app.redis.keys('limit:account-failures:*'))[0] ?? '')).toBeLessThanOrEqual(
      512 * 1024,
    );
  });

  it('does not count what other limits reject, nor the right password', async () => {
    const username = newName();
    await register(new TestBrowser(app), username);
    expect((await signIn(new TestBrowser(app), username, 'secret-1')).status).toBe(200);
    await Promise.all(times(15, () => guess(username, HOME)));
    expect(await app.redis.get('limit:failures:all')).toBe('10');
  });
});
