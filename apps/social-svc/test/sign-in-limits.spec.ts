import { readSecurityLog } from './security-log-rows.ts';
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

const registered = async (username: string) => {
  await new TestBrowser(app).post('/api/simple-register', { username, password: 'secret-1' });
};
const attempt = (username: string, password: string, address = '192.0.2.1') =>
  new TestBrowser(app, address).post('/api/simple-login', { username, password });
const fail = (times: number, username: string) =>
  Promise.all(Array.from({ length: times }, () => attempt(username, 'wrong-one')));

describe('signing in', () => {
  it('is rejected after ten failures for a username and address, even with the right password', async () => {
    await registered('guessed');
    expect((await fail(10, 'guessed')).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    const rejected = await attempt('GUESSED', 'secret-1');
    expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await attempt('guessed', 'secret-1', '192.0.2.2')).status).toBe(200);
    expect((await attempt('other-user', 'wrong-one')).status).toBe(401);
  });

  it('verifies at most ten of many concurrent attempts', async () => {
    const { length: failuresBefore } = await readSecurityLog(app, 'sign_in.failed');
    const statuses = (await fail(30, 'rushed')).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
    expect(await readSecurityLog(app, 'sign_in.failed')).toHaveLength(10 + failuresBefore);
  });

  it('limits guesses of a password by repeated registrations with an idempotency key', async () => {
    const repeat = (password: string) =>
      new TestBrowser(app).post(
        '/api/simple-register',
        { username: 'taken', password },
        {},
        { 'idempotency-key': 'k' },
      );
    expect((await repeat('secret-1')).status).toBe(201);
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => repeat('wrong-one')))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(409), 429, 429]);
    expect((await attempt('taken', 'secret-1')).status).toBe(429);
    const taken = await new TestBrowser(app).post('/api/simple-register', {
      username: 'taken',
      password: 'x'.repeat(9),
    });
    expect(taken.status).toBe(409);
  });

  it('resets the failures at a success, and does not count failures of the service', async () => {
    await registered('reset-by-success');
    await fail(9, 'reset-by-success');
    expect((await attempt('reset-by-success', 'secret-1')).status).toBe(200);
    await app.database.$executeRaw`ALTER TABLE account RENAME TO unavailable`;
    for (let i = 0; i < 12; i += 1) expect((await attempt('reset-by-success', 'secret-1')).status).toBe(500);
    await app.database.$executeRaw`ALTER TABLE unavailable RENAME TO account`;
    expect((await attempt('reset-by-success', 'secret-1')).status).toBe(200);
  });

  it('is not possible without a count in Redis, before anything is looked up', async () => {
    await registered('uncounted');
    const { length: failuresBefore } = await readSecurityLog(app, 'sign_in.failed');
    await app.redis.set('limit:failures:all', 'not a number');
    for (const password of ['secret-1', 'wrong-one']) {
      const response = await attempt('uncounted', password);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect(await readSecurityLog(app, 'sign_in.failed')).toHaveLength(failuresBefore);
  });

  it('allows 2,000 sign-ins and 1,000 sign-ups an hour from one address, as a school needs', async () => {
    await Promise.all([
      app.redis.set('limit:sign-ins:192.0.2.9', 2_000, 'EX', 60),
      app.redis.set('limit:sign-ups:192.0.2.9', 999, 'EX', 60),
    ]);
    expect((await attempt('anyone', 'secret-1', '192.0.2.9')).status).toBe(429);
    const signUp = (username: string) =>
      new TestBrowser(app, '192.0.2.9').post('/api/simple-register', { username, password: 'secret-1' });
    expect((await signUp('the-last-one')).status).toBe(201);
    expect((await signUp('one-too-many')).status).toBe(429);
  });

  it('counts a registration with a wrong class code, so that class codes cannot be guessed without a limit', async () => {
    const invited = await startSocialApp({ REGISTRATION: 'invited' });
    const body = { username: 'xiaohong', password: 'secret-1', invitationCode: 'wrong' };
    const response = await new TestBrowser(invited, '192.0.2.9').post('/api/simple-register', body);
    expect([response.status, response.headers.has('x-memory-session')]).toEqual([403, false]);
    expect(await invited.redis.get('limit:sign-ups:192.0.2.9')).toBe('1');
    await invited.close();
  });

  it('stores failures under keys without usernames or user ids', async () => {
    const mei = new TestBrowser(app);
    const response = await mei.post('/api/simple-register', { username: 'no-name-in-keys', password: 'secret-1' });
    const { id } = (await response.json()) as { id: string };
    await attempt('no-name-in-keys', 'wrong-one');
    await mei.post('/api/change-password', { currentPassword: 'wrong-one', newPassword: 'secret-2' });
    const counted = await app.redis.keys('limit:guesses:*');
    expect(counted).toHaveLength(2);
    expect(counted.join()).not.toContain('no-name-in-keys');
    expect(counted.join()).not.toContain(id);
  });
});
