import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  app.services.social.setListener(app.social.listener);
  await app.redis.flushall();
});
afterAll(() => app.close());

const attempt = (username: string, password: string, address = '192.0.2.1') =>
  app.newBrowser().post('/api/simple-login', { username, password }, { 'x-forwarded-for': address });
const fail = (times: number, username: string) =>
  Promise.all(Array.from({ length: times }, () => attempt(username, 'wrong-one')));

describe('signing in', () => {
  it('is rejected after ten failures for a username and address, even with the right password', async () => {
    await app.newBrowser().post('/api/simple-register', { username: 'guessed', password: 'secret-1' });
    expect((await fail(10, 'guessed')).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    const rejected = await attempt('GUESSED', 'secret-1');
    expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await attempt('guessed', 'secret-1', '192.0.2.2')).status).toBe(200);
    expect((await attempt('other-user', 'wrong-one')).status).toBe(401);
  });

  it('is rejected after ten failures from all addresses of an IPv6 /64 together', async () => {
    const addresses = Array.from({ length: 12 }, (_, i) => `2001:db8:0:1::${i + 1}`);
    const statuses = (
      await Promise.all(addresses.map((address) => attempt('guessed-by-many', 'wrong-one', address)))
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await attempt('guessed-by-many', 'wrong-one', '2001:db8:0:2::1')).status).toBe(401);
  });

  it('forwards at most ten of many concurrent attempts', async () => {
    const verifications = () =>
      app.services.social.requests.filter(({ url }) => url.endsWith('/verify-password')).length;
    const before = verifications();
    const statuses = (await fail(30, 'rushed')).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(verifications() - before).toBe(10);
  });

  it('limits guesses of a password by repeated registrations with an idempotency key', async () => {
    const repeat = (password: string) =>
      app
        .newBrowser()
        .post(
          '/api/simple-register',
          { username: 'taken', password },
          { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': 'k' },
        );
    expect((await repeat('secret-1')).status).toBe(201);
    const registration = app.services.social.requests.findLast(({ url }) => url === '/internal/accounts');
    expect(registration?.headers['idempotency-key']).toBe('k');
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => repeat('wrong-one')))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(409), 429, 429]);
    expect((await attempt('taken', 'secret-1')).status).toBe(429);
    const taken = await app.newBrowser().post('/api/simple-register', { username: 'taken', password: 'x'.repeat(9) });
    expect(taken.status).toBe(409);
  });

  it('resets the failures at a success, and does not count failures of the service', async () => {
    await app.newBrowser().post('/api/simple-register', { username: 'reset-by-success', password: 'secret-1' });
    await fail(9, 'reset-by-success');
    expect((await attempt('reset-by-success', 'secret-1')).status).toBe(200);
    app.services.social.setListener((_, response) => respondJson(response, 500, {}));
    for (let i = 0; i < 12; i += 1) expect((await attempt('reset-by-success', 'secret-1')).status).toBe(503);
    app.services.social.setListener(app.social.listener);
    expect((await attempt('reset-by-success', 'secret-1')).status).toBe(200);
  });

  it('allows 1,000 sign-ups an hour from all addresses of an IPv6 /64 together', async () => {
    const signUp = (username: string, address: string) =>
      app.newBrowser().post('/api/simple-register', { username, password: 'secret-1' }, { 'x-forwarded-for': address });
    expect((await signUp('the-first', '2001:db8:0:3::1')).status).toBe(201);
    const [counted = ''] = await app.redis.keys('limit:sign-ups:*');
    await app.redis.set(counted, 1_000, 'KEEPTTL');
    expect((await signUp('the-neighbour', '2001:db8:0:3:ffff::2')).status).toBe(429);
  });

  it('allows 2,000 sign-ins and 1,000 sign-ups an hour from one address, as a school needs', async () => {
    await Promise.all([
      app.redis.set('limit:sign-ins:192.0.2.9', 2_000, 'EX', 60),
      app.redis.set('limit:sign-ups:192.0.2.9', 999, 'EX', 60),
    ]);
    expect((await attempt('anyone', 'secret-1', '192.0.2.9')).status).toBe(429);
    const signUp = (username: string) =>
      app
        .newBrowser()
        .post('/api/simple-register', { username, password: 'secret-1' }, { 'x-forwarded-for': '192.0.2.9' });
    expect((await signUp('the-last-one')).status).toBe(201);
    expect((await signUp('one-too-many')).status).toBe(429);
  });
});
