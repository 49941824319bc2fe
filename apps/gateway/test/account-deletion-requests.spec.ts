import type { CookieBrowser } from './cookie-browser.ts';
import { respondJson } from './fake-service.ts';
import { ERASE_AFTER } from './fake-social-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';
import {
  newAccount,
  newProtectedAccount,
  outcome,
  PASSWORD,
  pendingBrowser,
  type TestAccount,
  typeCode,
  typePassword,
} from './second-factor-browser.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  app.services.social.setListener(app.social.listener);
  await app.redis.flushall();
});
afterAll(() => app.close());

/** Asks for the deletion. The fake social-svc accepts any password and code. */
const request = (browser: CookieBrowser, body: object = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/account-deletion', { password: PASSWORD, ...body }, headers);
const statusOfUser = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status;
const isRequested = ({ userId }: TestAccount) => app.social.deletions.has(userId);

describe('a request to delete the account', () => {
  it('is not accepted from a page of another site', async () => {
    const mei = await newAccount(app);
    expect((await request(mei.browser, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await request(mei.browser, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(isRequested(mei)).toBe(false);
  });

  it('ends all sessions, so that it cannot be repeated, and tells the browser nothing but the day', async () => {
    const mei = await newAccount(app);
    const phone = app.newBrowser();
    await typePassword(phone, mei);
    const pages = [await LiveStreamClient.open(phone), await LiveStreamClient.open(mei.browser)];
    const cookie = mei.browser.cookies.get('memory.sid')!;
    const response = await request(mei.browser);
    expect([response.status, await response.json()]).toEqual([202, { eraseAfter: ERASE_AFTER }]);
    expect(response.headers.has('x-memory-session')).toBe(false);
    expect(mei.browser.cookies.has('memory.sid')).toBe(false);
    await Promise.all(pages.map((page) => page.ended));
    expect(await statusOfUser(phone)).toBe(401);
    mei.browser.cookies.set('memory.sid', cookie);
    expect((await outcome(await request(mei.browser)))[0]).toBe(401);
  });

  it('is not made while social-svc is unavailable, and the sessions stay', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((_, response) => respondJson(response, 500, {}));
    expect((await request(mei.browser)).status).toBe(500);
    app.services.social.setListener(app.social.listener);
    expect(await statusOfUser(mei.browser)).toBe(200);
  });

  it('is made also when the session cannot be ended at once, which the event of social-svc does then', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((incoming, response) => {
      // Redis fails after social-svc has done its part.
      void app.redis
        .set(`sessions-of:${mei.userId}`, 'not a list of sessions')
        .then(() => respondJson(response, 202, { eraseAfter: ERASE_AFTER }, { 'x-memory-session': 'ended' }));
      incoming.resume();
    });
    expect((await request(mei.browser)).status).toBe(202);
  });

  it.each([
    ['another route of social-svc', '/api/friend-requests', 'social'],
    ['another service', '/api/vocabulary', 'language'],
  ] as const)('is the only one whose response ends the session: not that of %s', async (_, path, service) => {
    const mei = await newAccount(app);
    const fake = app.services[service];
    fake.setListener((_incoming, response) => respondJson(response, 200, {}, { 'x-memory-session': 'ended' }));
    const response = await mei.browser.post(path, {});
    expect([response.status, response.headers.has('x-memory-session')]).toEqual([200, false]);
    app.services.social.setListener(app.social.listener);
    expect(await statusOfUser(mei.browser)).toBe(200);
  });

  it('ends no session because a browser sends the header of social-svc', async () => {
    const mei = await newAccount(app);
    await mei.browser.post('/api/friend-requests', {}, { 'x-memory-session': 'ended' });
    expect(app.services.social.requests.at(-1)!.headers).not.toHaveProperty('x-memory-session');
    expect(await statusOfUser(mei.browser)).toBe(200);
  });
});

describe('signing in', () => {
  const leave = async (account: TestAccount, body?: object) => {
    expect((await request(account.browser, body)).status).toBe(202);
  };

  it('with the password keeps the account, and tells the page once', async () => {
    const mei = await newAccount(app);
    await leave(mei);
    expect((await typePassword(mei.browser, mei, 'wrong-one')).status).toBe(401);
    expect(isRequested(mei)).toBe(true);
    const response = await typePassword(mei.browser, mei);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toContainEqual('memory.kept=1; Max-Age=600; Path=/; SameSite=Lax');
    expect(isRequested(mei)).toBe(false);
    const again = await typePassword(app.newBrowser(), mei);
    expect(again.headers.getSetCookie().join()).not.toContain('memory.kept');
  });

  it('keeps the account after the second factor only', async () => {
    const mei = await newProtectedAccount(app);
    await leave(mei, { code: '100001' });
    const browser = await pendingBrowser(app, mei);
    expect([isRequested(mei), browser.cookies.has('memory.kept')]).toEqual([true, false]);
    expect((await typeCode(browser, '100002')).status).toBe(200);
    expect([isRequested(mei), browser.cookies.has('memory.kept')]).toEqual([false, true]);
  });
});
