import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import {
  newProtectedAccount,
  outcome,
  pendingBrowser as beginSignIn,
  PASSWORD,
  type TestAccount,
  typeCode,
  typePassword,
} from './second-factor-browser.ts';

let app: GatewayApp;
let mei: TestAccount;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newProtectedAccount(app);
});
afterAll(() => app.close());

const isSignedIn = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status === 200;
const pendingBrowser = (account = mei) => beginSignIn(app, account);
const methods = async (browser: CookieBrowser) => {
  const response = await browser.fetch('/api/sign-in/second-factor');
  return response.status === 200 ? ((await response.json()) as { methods: string[] }).methods : outcome(response);
};
const ENDED = [404, 'sign_in_ended'];
const WRONG = [400, 'wrong_code'];

describe('the right password of an account with a second factor', () => {
  it('begins no session, but a pending sign-in in a cookie that scripts and other sites cannot use', async () => {
    const browser = app.newBrowser();
    const response = await typePassword(browser, mei);
    expect(await outcome(response)).toEqual([403, 'second_factor_required']);
    expect([...browser.cookies.keys()]).toEqual(['memory.sign-in']);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^memory\.sign-in=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    expect(await isSignedIn(browser)).toBe(false);
    expect(await methods(browser)).toEqual(['totp', 'recovery_code']);
  });

  it('has a cookie for encrypted connections alone where the page was opened over one', async () => {
    const response = await typePassword(app.newBrowser(), mei, PASSWORD, { 'x-forwarded-proto': 'https' });
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('looks like any other wrong password when it is wrong', async () => {
    const browser = app.newBrowser();
    expect(await outcome(await typePassword(browser, mei, 'wrong-one'))).toEqual([401, 'invalid_credentials']);
    expect(browser.cookies.size).toBe(0);
  });

  it('is asked for the factor too when the registration is repeated', async () => {
    const [browser, username] = [app.newBrowser(), 'repeated'];
    const register = () =>
      browser.post('/api/simple-register', { username, password: PASSWORD }, { 'idempotency-key': 'registration-1' });
    const { id } = (await (await register()).json()) as { id: string };
    await browser.post('/api/simple-logout');
    app.social.accounts.get(id)!.secondFactor.totp = true;
    app.social.repeatsRegistrations = true;
    expect(await outcome(await register())).toEqual([403, 'second_factor_required']);
    app.social.repeatsRegistrations = false;
    expect(await isSignedIn(browser)).toBe(false);
    expect(await methods(browser)).toEqual(['totp']);
  });

  it('stores the token of the pending sign-in as a hash, for ten minutes', async () => {
    const browser = await pendingBrowser();
    const [key = ''] = await app.redis.keys('pending-sign-in:*');
    expect(key).not.toContain(browser.cookies.get('memory.sign-in'));
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    expect(await app.redis.hgetall(key)).toEqual({ userId: mei.userId, passwordKey: expect.any(String) });
  });
});

describe('the second step', () => {
  it('signs in with a code, and makes the device known', async () => {
    const browser = await pendingBrowser();
    const response = await typeCode(browser, '100001');
    expect([response.status, await response.json()]).toMatchObject([200, { id: mei.userId }]);
    expect(await isSignedIn(browser)).toBe(true);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['memory.device', 'memory.key', 'memory.sid']);
    expect(await methods(browser)).toEqual(ENDED);
    expect(await app.redis.keys('pending-sign-in:*')).toEqual([]);
  });

  it('gives the session a new id', async () => {
    const browser = await pendingBrowser();
    browser.cookies.set('memory.sid', mei.browser.cookies.get('memory.sid')!);
    await typeCode(browser, '100001');
    expect(browser.cookies.get('memory.sid')).not.toBe(mei.browser.cookies.get('memory.sid'));
  });

  it('is not there without the cookie, with an invented one, after cancelling and after ten minutes', async () => {
    expect(await methods(app.newBrowser())).toEqual(ENDED);
    const inventive = app.newBrowser();
    for (const token of ['x', 'A'.repeat(43), '__proto__']) {
      inventive.cookies.set('memory.sign-in', token);
      expect(await outcome(await typeCode(inventive, '100001'))).toEqual(ENDED);
    }
    const browser = await pendingBrowser();
    const cancellation = await browser.fetch('/api/sign-in/second-factor', { method: 'DELETE' });
    // A response that arrives late must not clear the cookie of the next sign-in.
    expect([cancellation.status, cancellation.headers.getSetCookie()]).toEqual([204, []]);
    expect(await outcome(await typeCode(browser, '100001'))).toEqual(ENDED);
    const late = await pendingBrowser();
    for (const key of await app.redis.keys('pending-sign-in:*')) await app.redis.pexpire(key, 0);
    expect(await outcome(await typeCode(late, '100001'))).toEqual(ENDED);
    expect((await app.newBrowser().fetch('/api/sign-in/second-factor', { method: 'DELETE' })).status).toBe(204);
  });

  it('belongs to the account whose password was typed', async () => {
    const tom = await newProtectedAccount(app);
    tom.secondFactor.codes.clear();
    tom.secondFactor.codes.add('200001');
    const browser = await pendingBrowser(tom);
    expect(await outcome(await typeCode(browser, '100001'))).toEqual(WRONG);
    const response = await typeCode(browser, '200001');
    expect(await response.json()).toMatchObject({ id: tom.userId });
  });

  it('leaves one pending sign-in per browser: the last one', async () => {
    const browser = await pendingBrowser();
    const first = browser.cookies.get('memory.sign-in')!;
    await typePassword(browser, mei);
    const thief = app.newBrowser();
    thief.cookies.set('memory.sign-in', first);
    expect(await outcome(await typeCode(thief, '100001'))).toEqual(ENDED);
    expect((await typeCode(browser, '100001')).status).toBe(200);
  });

  it('ends with a change of the password, a reset of the factor, and the deletion of the account', async () => {
    const changed = await pendingBrowser();
    app.social.accounts.get(mei.userId)!.password = 'secret-2';
    expect(await methods(changed)).toEqual(ENDED);
    expect(await outcome(await typeCode(changed, '100001'))).toEqual(ENDED);
    app.social.accounts.get(mei.userId)!.password = PASSWORD;
    const reset = await pendingBrowser();
    mei.secondFactor.totp = false;
    expect(await outcome(await typeCode(reset, '100001'))).toEqual(ENDED);
    mei.secondFactor.totp = true;
    const deleted = await pendingBrowser();
    app.social.accounts.delete(mei.userId);
    expect(await outcome(await typeCode(deleted, '100001'))).toEqual(ENDED);
    expect(await app.redis.keys('pending-sign-in:*')).toEqual([]);
  });

  it('begins one session when two right codes arrive at once', async () => {
    const browser = await pendingBrowser();
    const statuses = await Promise.all(
      ['100001', '100002', '100003'].map(async (code) => {
        const tab = app.newBrowser();
        for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
        return (await typeCode(tab, code)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });
});

describe('guesses', () => {
  it('close the pending sign-in at the fifth wrong code', async () => {
    const browser = await pendingBrowser();
    const token = browser.cookies.get('memory.sign-in')!;
    for (let i = 0; i < 4; i += 1) expect(await outcome(await typeCode(browser, '000000'))).toEqual(WRONG);
    expect(await outcome(await typeCode(browser, '000000'))).toEqual(ENDED);
    expect(browser.cookies.has('memory.sign-in')).toBe(false);
    browser.cookies.set('memory.sign-in', token);
    expect(await outcome(await typeCode(browser, '100001'))).toEqual(ENDED);
  });

  it('are five also when they arrive at once', async () => {
    const browser = await pendingBrowser();
    app.services.social.requests.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/sign-in/second-factor', { code: '000000' })));
    const verified = app.services.social.requests.filter(({ url }) => url.endsWith('/verify-code'));
    expect(verified).toHaveLength(5);
  });

  it('count as failed sign-ins of the account, which the right password does not clear', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const browser = app.newBrowser();
      const password = await typePassword(browser, mei);
      statuses.push(password.status === 403 ? (await typeCode(browser, '000000')).status : password.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  it('bring the pauses of the account, from however many addresses they come', async () => {
    let wrongCodes = 0;
    for (let i = 0; i < 40; i += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${i}` };
      const browser = app.newBrowser();
      const password = await typePassword(browser, mei, PASSWORD, from);
      if (password.status !== 403) break;
      wrongCodes += (await typeCode(browser, '000000', from)).status === 400 ? 1 : 0;
    }
    expect(wrongCodes).toBe(20);
  });

  it('are cleared by a complete sign-in', async () => {
    for (let i = 0; i < 9; i += 1) await typeCode(await pendingBrowser(), '000000');
    expect((await typeCode(await pendingBrowser(), '100001')).status).toBe(200);
    expect((await typeCode(await pendingBrowser(), '000000')).status).toBe(400);
    expect((await typePassword(app.newBrowser(), mei, 'wrong-one')).status).toBe(401);
  });

  it('do not count while social-svc does not respond', async () => {
    const browser = await pendingBrowser();
    const listener = app.social.listener;
    app.services.social.setListener((request, response) =>
      request.url?.endsWith('/verify-code') ? void response.writeHead(500).end() : listener(request, response),
    );
    const before = await app.redis.keys('limit:guesses:*');
    expect((await typeCode(browser, '100001')).status).toBe(503);
    app.services.social.setListener(listener);
    expect(await Promise.all(before.map((key) => app.redis.get(key)))).toEqual(before.map(() => '0'));
    expect((await typeCode(browser, '100001')).status).toBe(200);
  });
});

describe('a known device', () => {
  it('is known after the second factor alone', async () => {
    const browser = await pendingBrowser();
    expect(browser.cookies.has('memory.device')).toBe(false);
    await typeCode(browser, '000000');
    expect(browser.cookies.has('memory.device')).toBe(false);
  });

  it('keeps its own limits in the second step, so that strangers cannot lock its owner out', async () => {
    const browser = await pendingBrowser();
    await typeCode(browser, '100001');
    await browser.post('/api/simple-logout');
    for (let i = 0; i < 25; i += 1)
      await typePassword(app.newBrowser(), mei, 'wrong-one', { 'x-forwarded-for': `198.51.100.${i}` });
    expect((await typePassword(app.newBrowser(), mei)).status).toBe(429);
    expect((await typePassword(browser, mei)).status).toBe(403);
    expect((await typeCode(browser, '100002')).status).toBe(200);
  });
});
