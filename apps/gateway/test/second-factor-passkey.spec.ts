import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import {
  assertionFor,
  newProtectedAccount,
  outcome,
  pendingBrowser,
  type TestAccount,
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

const ENDED = [404, 'sign_in_ended'];

describe('a passkey', () => {
  beforeEach(() => {
    mei.secondFactor.passkeys = 1;
  });
  const options = async (browser: CookieBrowser, headers: Record<string, string> = {}) =>
    (await (await browser.post('/api/sign-in/passkey-options', undefined, headers)).json()) as {
      challenge: string;
      rpId: string;
    };
  const show = (browser: CookieBrowser, challenge: string, headers: Record<string, string> = {}) =>
    browser.post('/api/sign-in/passkey', { response: assertionFor(challenge) }, headers);
  const REJECTED = [400, 'passkey_rejected'];

  it('signs in, with the challenge of this sign-in and the origin of this installation', async () => {
    const browser = await pendingBrowser(app, mei);
    const host = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'memory.example' };
    const { challenge, rpId } = await options(browser, host);
    expect(rpId).toBe('memory.example');
    const response = await show(browser, challenge, host);
    expect([response.status, await response.json()]).toMatchObject([200, { id: mei.userId }]);
    expect(mei.secondFactor.ceremonies).toMatchObject([{ challenge, rpId, origin: 'https://memory.example' }]);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('needs a challenge of the server, which is good once and replaced by the next one', async () => {
    const browser = await pendingBrowser(app, mei);
    expect(await outcome(await show(browser, 'invented'))).toEqual(REJECTED);
    const first = await options(browser);
    const second = await options(browser);
    expect(await outcome(await show(browser, first.challenge))).toEqual(REJECTED);
    expect(await outcome(await show(browser, second.challenge))).toEqual(REJECTED);
    const third = await options(browser);
    expect((await show(browser, third.challenge)).status).toBe(200);
  });

  it('is not accepted with the challenge of another pending sign-in', async () => {
    const [browser, other] = [await pendingBrowser(app, mei), await pendingBrowser(app, mei)];
    await options(browser);
    const { challenge } = await options(other);
    expect(await outcome(await show(browser, challenge))).toEqual(REJECTED);
  });

  it('counts like a wrong code', async () => {
    const browser = await pendingBrowser(app, mei);
    for (let i = 0; i < 4; i += 1) expect(await outcome(await show(browser, 'invented'))).toEqual(REJECTED);
    expect(await outcome(await show(browser, 'invented'))).toEqual(ENDED);
  });

  it('is asked for under PUBLIC_URL, whatever host a request names', async () => {
    const own = await startGateway({ PUBLIC_URL: 'https://memory.example/', TRUST_PROXY: 'loopback' });
    const account = await newProtectedAccount(own);
    const browser = own.newBrowser();
    await typePassword(browser, account);
    expect(await options(browser, { 'x-forwarded-host': 'evil.example' })).toMatchObject({ rpId: 'memory.example' });
    await own.close();
  });
});
