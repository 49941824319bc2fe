import { StoredSessions } from '@memory/service-kit/sessions';
import { TEST_PASSWORD } from './factories.ts';
import { newClient, SecondFactorClient } from './second-factors.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';

let app: SocialApp;
let mei: SecondFactorClient;
let codes: string[];
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newClient(app);
  ({ recoveryCodes: codes } = await mei.addTotp());
});
afterAll(() => app.close());

const pendingKeys = () => app.redis.keys('pending-sign-in:*');
const methods = async (browser: TestBrowser) => {
  const response = await browser.send('GET', '/api/sign-in/second-factor');
  const body = (await response.json()) as { methods?: string[]; code?: string };
  return body.methods ?? body.code;
};
const signIn = async (username: string, password: string, address = '192.0.2.1') => {
  const browser = new TestBrowser(app, address);
  return { browser, response: await browser.post('/api/simple-login', { username, password }) };
};
const nameOf = async ({ userId }: SecondFactorClient) =>
  (await app.database.account.findUniqueOrThrow({ where: { id: userId } })).username;
/** A browser with the same cookies, as a thief has one. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = new TestBrowser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('the right password of an account with a second factor', () => {
  it('begins no session, but a pending sign-in', async () => {
    const { browser, response } = await mei.typePassword();
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'second_factor_required' }]);
    expect([...browser.cookies.keys()]).toEqual(['pending-sign-in']);
    expect(await methods(browser)).toEqual(['totp', 'recovery_code']);
  });

  it('looks like any other wrong password when it is wrong', async () => {
    const { browser, response } = await mei.typePassword('wrong-one');
    expect([response.status, browser.cookies.size]).toEqual([401, 0]);
  });

  it('is asked for the factor too when the registration is repeated', async () => {
    const [browser, body] = [new TestBrowser(app), { username: 'repeated', password: TEST_PASSWORD }];
    const register = () => browser.post('/api/simple-register', body, {}, { 'idempotency-key': 'registration-1' });
    const { id } = (await (await register()).json()) as { id: string };
    expect((await register()).status).toBe(201);
    await new SecondFactorClient(app, id).addTotp();
    browser.cookies.clear();
    const repeated = await register();
    expect([repeated.status, [...browser.cookies.keys()]]).toEqual([403, ['pending-sign-in']]);
  });

  it('stores the token of the pending sign-in as a hash, for ten minutes', async () => {
    const browser = await mei.pendingBrowser();
    const [key = ''] = await pendingKeys();
    expect(key).not.toContain(browser.cookies.get('pending-sign-in'));
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    expect(await app.redis.hgetall(key)).toEqual({ userId: mei.userId, passwordKey: expect.any(String) });
  });
});

describe('the second step', () => {
  it('signs in with a code, and makes the device known', async () => {
    const browser = await mei.pendingBrowser();
    expect(await mei.verifyCode(codes[0]!, browser)).toBe('accepted');
    expect(await browser.userId()).toBe(mei.userId);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'session']);
    expect([await methods(browser), await pendingKeys()]).toEqual(['sign_in_ended', []]);
  });

  it('is not there without the cookie, with an invented one, after cancelling and after ten minutes', async () => {
    expect(await methods(new TestBrowser(app))).toBe('sign_in_ended');
    const inventive = new TestBrowser(app);
    for (const token of ['x', 'A'.repeat(43), '__proto__']) {
      inventive.cookies.set('pending-sign-in', token);
      expect(await mei.verifyCode(codes[0]!, inventive)).toBe('sign_in_ended');
    }
    const browser = await mei.pendingBrowser();
    const cancellation = await browser.send('DELETE', '/api/sign-in/second-factor');
    // A response that arrives late must not clear the cookie of the next sign-in.
    expect([cancellation.status, browser.cookies.has('pending-sign-in')]).toEqual([204, true]);
    expect(await mei.verifyCode(codes[0]!, browser)).toBe('sign_in_ended');
    const late = await mei.pendingBrowser();
    for (const key of await pendingKeys()) await app.redis.pexpire(key, 0);
    expect(await mei.verifyCode(codes[0]!, late)).toBe('sign_in_ended');
    expect((await new TestBrowser(app).send('DELETE', '/api/sign-in/second-factor')).status).toBe(204);
  });

  it('belongs to the account whose password was typed', async () => {
    const tom = await newClient(app);
    const { recoveryCodes } = await tom.addTotp();
    const browser = await tom.pendingBrowser();
    expect(await mei.verifyCode(codes[0]!, browser)).toBe('wrong_code');
    expect(await tom.verifyCode(recoveryCodes[0]!, browser)).toBe('accepted');
    expect(await browser.userId()).toBe(tom.userId);
  });

  it('leaves one pending sign-in per browser: the last one', async () => {
    const browser = await mei.pendingBrowser();
    const thief = copyOf(browser);
    await browser.post('/api/simple-login', { username: await nameOf(mei), password: TEST_PASSWORD });
    expect(await mei.verifyCode(codes[0]!, thief)).toBe('sign_in_ended');
    expect(await mei.verifyCode(codes[0]!, browser)).toBe('accepted');
  });

  it('ends with a change of the password, a reset of the factor, and the deletion of the account', async () => {
    const { userId } = mei;
    const changed = await mei.pendingBrowser();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another secret' };
    expect((await app.request('POST', '/api/change-password', { as: userId, body: change })).statusCode).toBe(204);
    expect(await methods(copyOf(changed))).toBe('sign_in_ended');
    expect(await mei.verifyCode(codes[0]!, changed)).toBe('sign_in_ended');
    const reset = await mei.pendingBrowser('another secret');
    const deleted = await mei.pendingBrowser('another secret');
    await mei.request('DELETE', '/second-factor');
    expect(await mei.verifyCode(codes[0]!, reset)).toBe('sign_in_ended');
    await mei.request('DELETE', '');
    expect(await mei.verifyCode(codes[0]!, deleted)).toBe('sign_in_ended');
    expect(await pendingKeys()).toEqual([]);
  });

  it('begins one session when several right codes arrive at once', async () => {
    const browser = await mei.pendingBrowser();
    const outcomes = await Promise.all(codes.slice(0, 3).map((code) => mei.verifyCode(code, copyOf(browser))));
    expect(outcomes.toSorted()).toEqual(['accepted', 'sign_in_ended', 'sign_in_ended']);
  });
});

describe('guesses', () => {
  it('close the pending sign-in at the fifth wrong code', async () => {
    const browser = await mei.pendingBrowser();
    const copy = copyOf(browser);
    for (let i = 0; i < 4; i += 1) expect(await mei.verifyCode('000000', browser)).toBe('wrong_code');
    expect(await mei.verifyCode('000000', browser)).toBe('sign_in_ended');
    expect(browser.cookies.has('pending-sign-in')).toBe(false);
    expect(await mei.verifyCode(codes[0]!, copy)).toBe('sign_in_ended');
  });

  it('are five also when they arrive at once', async () => {
    const browser = await mei.pendingBrowser();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mei.verifyCode('000000', copyOf(browser))));
    expect(outcomes.filter((outcome) => outcome === 'wrong_code').length).toBeLessThanOrEqual(4);
    expect(await methods(browser)).toBe('sign_in_ended');
  });

  it('count as failed sign-ins of the account, which the right password does not clear', async () => {
    const username = await nameOf(mei);
    const statuses: (number | string)[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { browser, response } = await signIn(username, TEST_PASSWORD);
      statuses.push(response.status === 403 ? await mei.verifyCode('000000', browser) : response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 'wrong_code'), 429, 429]);
  });

  it('bring the pauses of the account, from however many addresses they come', async () => {
    const username = await nameOf(mei);
    let wrongCodes = 0;
    for (let i = 0; i < 30; i += 1) {
      const { browser, response } = await signIn(username, TEST_PASSWORD, `198.51.100.${i}`);
      if (response.status !== 403) break;
      const guess = await browser.post('/api/sign-in/second-factor', { code: '000000' });
      wrongCodes += guess.status === 400 ? 1 : 0;
    }
    expect(wrongCodes).toBe(20);
  });

  it('do not count while the code cannot be verified', async () => {
    const browser = await mei.pendingBrowser();
    await app.database.$executeRaw`ALTER TABLE recovery_code RENAME TO unavailable`;
    const failed = await browser.post('/api/sign-in/second-factor', { code: codes[0]! });
    await app.database.$executeRaw`ALTER TABLE unavailable RENAME TO recovery_code`;
    expect(failed.status).toBe(500);
    const counters = await app.redis.keys('limit:guesses:*');
    expect(await Promise.all(counters.map((key) => app.redis.get(key)))).toEqual(counters.map(() => '0'));
    expect(await mei.verifyCode(codes[0]!, browser)).toBe('accepted');
  });
});

it('a known device keeps its own limits in the second step, so that strangers cannot lock its owner out', async () => {
  const username = await nameOf(mei);
  const browser = await mei.pendingBrowser();
  await mei.verifyCode('000000', browser);
  expect(browser.cookies.has('device')).toBe(false);
  await mei.verifyCode(codes[0]!, browser);
  await new StoredSessions(app.redis).endAll(mei.userId);
  for (let i = 0; i < 25; i += 1) await signIn(username, 'wrong-one', `198.51.100.${i}`);
  expect((await signIn(username, TEST_PASSWORD)).response.status).toBe(429);
  expect((await browser.post('/api/simple-login', { username, password: TEST_PASSWORD })).status).toBe(403);
  expect(await mei.verifyCode(codes[1]!, browser)).toBe('accepted');
});
