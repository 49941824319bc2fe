import type { CookieBrowser } from './cookie-browser.ts';
import { respondJson } from './fake-service.ts';
import { ERASE_AFTER } from './fake-social-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';
import {
  assertionFor,
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

const confirmPassword = (browser: CookieBrowser) =>
  browser.post('/api/confirm-password', { currentPassword: PASSWORD });
/** Asks for the deletion with the right password, unless the body says otherwise. */
const request = (browser: CookieBrowser, body: object = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/account-deletion', { password: PASSWORD, ...body }, headers);
const withoutPassword = { password: undefined };
const statusOfUser = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status;
const isRequested = ({ userId }: TestAccount) => app.social.deletions.has(userId);
async function recordedEvents(): Promise<string[]> {
  const entries = await app.redis.xrange('events:gateway', '-', '+');
  return entries.map(([, fields]) => (JSON.parse(fields[1]!) as { data: { event: string } }).data.event);
}

describe('a request to delete the account', () => {
  it('needs a session and the password, also when it was confirmed in the session a moment ago', async () => {
    const mei = await newAccount(app);
    const rejected = [403, 'password_confirmation_required'];
    expect(await outcome(await request(app.newBrowser()))).toEqual([401, 'not_signed_in']);
    expect(await outcome(await request(mei.browser, withoutPassword))).toEqual(rejected);
    expect(await outcome(await request(mei.browser, { password: 'wrong-one' }))).toEqual([400, 'wrong_password']);
    await confirmPassword(mei.browser);
    expect(await outcome(await request(mei.browser, withoutPassword))).toEqual(rejected);
    expect(isRequested(mei)).toBe(false);
  });

  it('is a limited way to guess the password', async () => {
    const mei = await newAccount(app);
    const outcomes = [];
    for (let i = 0; i < 11; i += 1) outcomes.push((await request(mei.browser, { password: 'wrong-one' })).status);
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await request(mei.browser)).status).toBe(429);
    expect((await confirmPassword(mei.browser)).status).toBe(429);
    expect(isRequested(mei)).toBe(false);
    expect(await recordedEvents()).toContain('password_confirmation.limited');
  });

  it('is not accepted from a page of another site', async () => {
    const mei = await newAccount(app);
    expect((await request(mei.browser, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await request(mei.browser, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(isRequested(mei)).toBe(false);
  });

  it('tells the day and ends all sessions, so that it cannot be repeated', async () => {
    const mei = await newAccount(app);
    const phone = app.newBrowser();
    await typePassword(phone, mei);
    const page = await LiveStreamClient.open(phone);
    const cookie = mei.browser.cookies.get('memory.sid')!;
    const response = await request(mei.browser, {}, { 'accept-language': 'zh' });
    expect([response.status, await response.json()]).toEqual([202, { eraseAfter: ERASE_AFTER }]);
    expect(app.social.deletions.get(mei.userId)).toBe('zh');
    expect(mei.browser.cookies.has('memory.sid')).toBe(false);
    await page.ended;
    expect(await statusOfUser(phone)).toBe(401);
    mei.browser.cookies.set('memory.sid', cookie);
    expect((await outcome(await request(mei.browser)))[0]).toBe(401);
    expect((await recordedEvents()).at(-1)).toBe('sessions.ended');
  });

  it('is not made while social-svc is unavailable, and the sessions stay', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((_, response) => respondJson(response, 500, {}));
    expect((await request(mei.browser)).status).toBe(503);
    app.services.social.setListener(app.social.listener);
    expect(await statusOfUser(mei.browser)).toBe(200);
  });

  it('is made also when the sessions cannot be ended at once, which the event of social-svc does then', async () => {
    const mei = await newAccount(app);
    await app.redis.set(`sessions-of:${mei.userId}`, 'not a list of sessions');
    expect((await request(mei.browser)).status).toBe(202);
    expect(isRequested(mei)).toBe(true);
  });

  it('is rejected where the installation does not offer it', async () => {
    const off = await startGateway({ ACCOUNT_DELETION: 'off' });
    const mei = await newAccount(off);
    const rejected = await outcome(await request(mei.browser));
    const isSignedIn = (await statusOfUser(mei.browser)) === 200;
    await off.close();
    expect([rejected, isSignedIn]).toEqual([[403, 'account_deletion_unavailable'], true]);
  });
});

describe('with a second factor', () => {
  let mei: TestAccount;
  beforeEach(async () => {
    mei = await newProtectedAccount(app);
  });

  it('the password is not enough', async () => {
    expect(await outcome(await request(mei.browser))).toEqual([403, 'second_factor_required']);
    expect(isRequested(mei)).toBe(false);
  });

  it('a code is asked for, and is good once', async () => {
    expect((await request(mei.browser, { code: '100001' })).status).toBe(202);
    expect(mei.secondFactor.codes.has('100001')).toBe(false);
  });

  it('wrong codes are limited like those of a sign-in', async () => {
    const outcomes = [];
    for (let i = 0; i < 11; i += 1) outcomes.push(await outcome(await request(mei.browser, { code: '999999' })));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => [400, 'wrong_code']), [429, 'too_many_requests']]);
    expect((await request(mei.browser, { code: '100001' })).status).toBe(429);
    expect(isRequested(mei)).toBe(false);
    expect(await recordedEvents()).toContain('account_deletion.limited');
  });

  it('a passkey is accepted for the challenge of this session, once', async () => {
    mei.secondFactor.passkeys = 1;
    await confirmPassword(mei.browser);
    const optionsFor = async (browser: CookieBrowser) =>
      (await browser.post('/api/account-deletion/passkey-options')).json() as Promise<{ challenge: string }>;
    const tom = await newProtectedAccount(app);
    await confirmPassword(tom.browser);
    const stolen = await optionsFor(tom.browser);
    const rejected = [400, 'passkey_rejected'];
    expect(await outcome(await request(mei.browser, { passkey: assertionFor(stolen.challenge) }))).toEqual(rejected);
    const { challenge } = await optionsFor(mei.browser);
    expect(await outcome(await request(mei.browser, { passkey: assertionFor('made-up') }))).toEqual(rejected);
    expect(await outcome(await request(mei.browser, { passkey: assertionFor(challenge) }))).toEqual(rejected);
    const next = await optionsFor(mei.browser);
    expect((await request(mei.browser, { passkey: assertionFor(next.challenge) })).status).toBe(202);
  });

  it('options for a passkey need the confirmed password', async () => {
    const other = app.newBrowser();
    await typePassword(other, mei);
    await typeCode(other, '100002');
    const response = await other.post('/api/account-deletion/passkey-options');
    expect(await outcome(response)).toEqual([403, 'password_confirmation_required']);
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

  it('to an account that was erased a moment ago begins no session', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((incoming, response) => {
      if (incoming.url?.endsWith('/deletion/cancel')) app.social.accounts.delete(mei.userId);
      app.social.listener(incoming, response);
    });
    const browser = app.newBrowser();
    expect(await outcome(await typePassword(browser, mei))).toEqual([401, 'invalid_credentials']);
    expect(browser.cookies.has('memory.sid')).toBe(false);
    expect(await app.redis.zcard(`sessions-of:${mei.userId}`)).toBe(1);
  });

  it('begins no session when it cannot be known whether the account is to be deleted', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((incoming, response) => {
      if (incoming.url?.endsWith('/deletion/cancel')) return respondJson(response, 500, {});
      app.social.listener(incoming, response);
    });
    const browser = app.newBrowser();
    expect((await typePassword(browser, mei)).status).toBe(503);
    expect([await statusOfUser(browser), await app.redis.zcard(`sessions-of:${mei.userId}`)]).toEqual([401, 1]);
  });

  it('at the moment of the request leaves no session beside the deletion', async () => {
    for (let round = 0; round < 8; round += 1) {
      const mei = await newAccount(app);
      const browser = app.newBrowser();
      await Promise.all([request(mei.browser), typePassword(browser, mei)]);
      const isSignedIn = (await statusOfUser(browser)) === 200;
      expect(isSignedIn && isRequested(mei)).toBe(false);
    }
  });

  it('that social-svc handled just before the request is ended by the request', async () => {
    const mei = await newAccount(app);
    app.services.social.setListener((incoming, response) => {
      if (!incoming.url?.endsWith('/deletion/cancel')) return app.social.listener(incoming, response);
      // There was nothing to cancel, and the response is late.
      void request(mei.browser).then(() => respondJson(response, 200, { cancelled: false }));
    });
    const browser = app.newBrowser();
    await typePassword(browser, mei);
    expect([await statusOfUser(browser), isRequested(mei)]).toEqual([401, true]);
  });

  it('is what a new password counts as that is set at the moment of the request', async () => {
    const mei = await newAccount(app);
    const phone = app.newBrowser();
    await typePassword(phone, mei);
    app.services.social.setListener((incoming, response) => {
      if (incoming.method !== 'PATCH') return app.social.listener(incoming, response);
      void request(mei.browser).then(() => app.social.listener(incoming, response));
    });
    const change = { currentPassword: PASSWORD, newPassword: 'secret-2' };
    expect((await phone.post('/api/change-password', change)).status).toBe(204);
    expect([await statusOfUser(phone), isRequested(mei)]).toEqual([200, false]);
  });
});
