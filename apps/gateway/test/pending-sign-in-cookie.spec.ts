import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import {
  newProtectedAccount,
  outcome,
  pendingBrowser,
  PASSWORD,
  type TestAccount,
  typeCode,
  typePassword,
} from './second-factor-browser.ts';

let app: GatewayApp;
let mei: TestAccount;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
  mei = await newProtectedAccount(app);
});
afterAll(() => app.close());

const isSignedIn = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status === 200;

describe('the right password of an account with a second factor', () => {
  it('begins no session, but a pending sign-in in a cookie that scripts and other sites cannot use', async () => {
    const browser = app.newBrowser();
    const response = await typePassword(browser, mei);
    expect(await outcome(response)).toEqual([403, 'second_factor_required']);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^memory\.sign-in=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict$/),
    ]);
    expect(response.headers.has('x-memory-cookies')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('has a cookie for encrypted connections alone where the page was opened over one', async () => {
    const response = await typePassword(app.newBrowser(), mei, PASSWORD, { 'x-forwarded-proto': 'https' });
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
  });
});

describe('the second step', () => {
  it('signs in, and deletes the cookie of the pending sign-in', async () => {
    const browser = await pendingBrowser(app, mei);
    const response = await typeCode(browser, '100001');
    expect([response.status, await response.json()]).toMatchObject([200, { id: mei.userId }]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['memory.device', 'memory.key', 'memory.sid']);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('gives the session a new id, and ends the one that the browser had', async () => {
    const browser = await pendingBrowser(app, mei);
    const fixated = mei.browser.cookies.get('memory.sid')!;
    browser.cookies.set('memory.sid', fixated);
    await typeCode(browser, '100002');
    expect(browser.cookies.get('memory.sid')).not.toBe(fixated);
    expect(await isSignedIn(mei.browser)).toBe(false);
  });

  it('whose sign-in has ended deletes the cookie, for which the browser needs to have one', async () => {
    const browser = app.newBrowser();
    expect((await typeCode(browser, '100003')).headers.getSetCookie()).toEqual([]);
    browser.cookies.set('memory.sign-in', 'A'.repeat(43));
    expect(await outcome(await typeCode(browser, '100003'))).toEqual([404, 'sign_in_ended']);
    expect(browser.cookies.has('memory.sign-in')).toBe(false);
  });
});
