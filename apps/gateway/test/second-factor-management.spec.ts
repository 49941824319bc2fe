import { gatewayRoutes, type RouteContract } from '@memory/contracts';
import type { CookieBrowser } from './cookie-browser.ts';
import { SETUP_CODE } from './fake-second-factors.ts';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { newAccount, newPasskey, outcome, PASSWORD, type TestAccount } from './second-factor-browser.ts';

let app: GatewayApp;
let mei: TestAccount;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newAccount(app);
});
afterAll(() => app.close());

const PASSKEY_ID = '0197a3f0-0000-7000-8000-000000000001';
const changes: [RouteContract, object | undefined][] = [
  [gatewayRoutes.startTotpSetup, undefined],
  [gatewayRoutes.confirmTotpSetup, { code: SETUP_CODE }],
  [gatewayRoutes.removeTotp, undefined],
  [gatewayRoutes.createPasskeyOptions, undefined],
  [gatewayRoutes.addPasskey, { name: 'a key', response: newPasskey }],
  [gatewayRoutes.removePasskey, undefined],
  [gatewayRoutes.createRecoveryCodes, undefined],
];
function send(browser: CookieBrowser, { method, path }: RouteContract, body?: object): Promise<Response> {
  const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return browser.fetch(path.replace('{id}', PASSKEY_ID), { method: method.toUpperCase(), ...content });
}
const confirm = (browser: CookieBrowser, currentPassword = PASSWORD) =>
  browser.post('/api/confirm-password', { currentPassword });
const callsOfSocial = () => app.services.social.requests.filter(({ url }) => url.includes('/second-factor'));

describe.each(changes)('%#. every change', (route, body) => {
  it(`${route.method} ${route.path} needs a session and a confirmed password`, async () => {
    app.services.social.requests.length = 0;
    expect(await outcome(await send(app.newBrowser(), route, body))).toEqual([401, 'not_signed_in']);
    expect(await outcome(await send(mei.browser, route, body))).toEqual([403, 'password_confirmation_required']);
    expect(callsOfSocial()).toEqual([]);
    await confirm(mei.browser);
    expect((await outcome(await send(mei.browser, route, body)))[1]).not.toBe('password_confirmation_required');
  });
});

it('the routes that change something are all of those, except the confirmation itself', () => {
  const managing = Object.values<RouteContract>(gatewayRoutes).filter(
    ({ path, method }) => path.startsWith('/api/second-factor') && method !== 'get',
  );
  expect(managing.map(({ path }) => path).toSorted()).toEqual(changes.map(([{ path }]) => path).toSorted());
});

describe('a confirmation of the password', () => {
  const startSetup = async (browser: CookieBrowser) => outcome(await send(browser, gatewayRoutes.startTotpSetup));

  it('needs the right password, and is limited', async () => {
    const outcomes = [];
    for (let i = 0; i < 11; i += 1) outcomes.push(await outcome(await confirm(mei.browser, 'wrong-one')));
    expect(outcomes).toEqual([
      ...Array.from({ length: 10 }, () => [400, 'wrong_password']),
      [429, 'too_many_requests'],
    ]);
    expect(await startSetup(mei.browser)).toEqual([403, 'password_confirmation_required']);
  });

  it('is no guess while social-svc is unavailable', async () => {
    app.services.social.setListener((_, response) => respondJson(response, 500, {}));
    for (let i = 0; i < 11; i += 1) expect((await confirm(mei.browser)).status).toBe(503);
    app.services.social.setListener(app.social.listener);
    expect((await confirm(mei.browser)).status).toBe(204);
  });

  it('is good for ten minutes', async () => {
    expect((await confirm(mei.browser)).status).toBe(204);
    expect(await startSetup(mei.browser)).toEqual([200, undefined]);
    const [key = ''] = await app.redis.keys('password-confirmed:*');
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    await app.redis.pexpire(key, 0);
    expect(await startSetup(mei.browser)).toEqual([403, 'password_confirmation_required']);
  });

  it('is good for one session, and not for another session of the same user', async () => {
    const other = app.newBrowser();
    await other.post('/api/simple-login', { username: mei.username, password: PASSWORD });
    await confirm(mei.browser);
    expect(await startSetup(other)).toEqual([403, 'password_confirmation_required']);
  });

  it('ends with a change of the password, and at sign-out', async () => {
    await confirm(mei.browser);
    await mei.browser.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'secret-2' });
    expect(await startSetup(mei.browser)).toEqual([403, 'password_confirmation_required']);
    await confirm(mei.browser, 'secret-2');
    const cookie = mei.browser.cookies.get('memory.sid')!;
    await mei.browser.post('/api/simple-logout');
    mei.browser.cookies.set('memory.sid', cookie);
    expect(await startSetup(mei.browser)).toEqual([401, 'not_signed_in']);
  });
});

describe('a new passkey', () => {
  const host = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'memory.example' };
  const add = (browser: CookieBrowser) =>
    browser.post('/api/second-factor/passkeys', { name: 'a key', response: newPasskey }, host);
  const createOptions = async (browser: CookieBrowser) =>
    (await (await browser.post('/api/second-factor/passkey-options', undefined, host)).json()) as { challenge: string };

  it('is created for the challenge of this session, once, under the origin of this installation', async () => {
    await confirm(mei.browser);
    expect(await outcome(await add(mei.browser))).toEqual([400, 'passkey_rejected']);
    const options = await createOptions(mei.browser);
    expect((await add(mei.browser)).status).toBe(200);
    expect(mei.secondFactor.ceremonies).toMatchObject([
      { name: 'a key', challenge: options.challenge, rpId: 'memory.example', origin: 'https://memory.example' },
    ]);
    expect(await outcome(await add(mei.browser))).toEqual([400, 'passkey_rejected']);
  });

  it('is not created for the challenge of another session', async () => {
    const tom = await newAccount(app);
    await confirm(mei.browser);
    await confirm(tom.browser);
    await createOptions(tom.browser);
    expect(await outcome(await add(mei.browser))).toEqual([400, 'passkey_rejected']);
  });
});

it('adding a factor keeps the session', async () => {
  const before = mei.browser.cookies.get('memory.sid');
  await confirm(mei.browser);
  await send(mei.browser, gatewayRoutes.startTotpSetup);
  const added = await send(mei.browser, gatewayRoutes.confirmTotpSetup, { code: SETUP_CODE });
  expect([added.status, await added.json()]).toEqual([200, { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }]);
  expect(mei.browser.cookies.get('memory.sid')).toBe(before);
  expect(await (await mei.browser.fetch('/api/second-factor')).json()).toMatchObject({
    totp: { createdAt: expect.any(String) },
  });
});

it('the second factor is never kept by a cache', async () => {
  expect((await mei.browser.fetch('/api/second-factor')).headers.get('cache-control')).toBe('no-store');
});
