import type { PasskeyRequestOptions } from '@memory/contracts';
import { newClient, ORIGIN, type SecondFactorClient } from './second-factors.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';
import type { TestBrowser } from './test-browser.ts';

let app: SocialApp;
let mei: SecondFactorClient;
let authenticator: SoftwareAuthenticator;
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  mei = await newClient(app);
  authenticator = await mei.addPasskey();
});
afterAll(() => app.close());

const options = async (browser: TestBrowser) =>
  (await (await browser.post('/api/sign-in/passkey-options')).json()) as PasskeyRequestOptions;
/** Shows the passkey, and returns the status or the error code. */
const show = async (browser: TestBrowser, given: PasskeyRequestOptions) => {
  const response = await browser.post('/api/sign-in/passkey', {
    response: authenticator.get(given, { origin: ORIGIN }),
  });
  return response.status === 200 ? 200 : ((await response.json()) as { code: string }).code;
};

describe('a passkey', () => {
  it('signs in, with the challenge of this sign-in and the origin of the client', async () => {
    const browser = await mei.pendingBrowser();
    const given = await options(browser);
    expect(given.rpId).toBe('memory.example');
    expect(await show(browser, given)).toBe(200);
    expect(await browser.userId()).toBe(mei.userId);
  });

  it('needs a challenge of the server, which is good once and replaced by the next one', async () => {
    const browser = await mei.pendingBrowser();
    const first = await options(browser);
    const second = await options(browser);
    expect(await show(browser, first)).toBe('passkey_rejected');
    expect(await show(browser, second)).toBe('passkey_rejected');
    expect(await show(browser, await options(browser))).toBe(200);
  });

  it('is not accepted with the challenge of another pending sign-in', async () => {
    const [browser, other] = [await mei.pendingBrowser(), await mei.pendingBrowser()];
    await options(browser);
    expect(await show(browser, await options(other))).toBe('passkey_rejected');
  });

  it('counts like a wrong code', async () => {
    const browser = await mei.pendingBrowser();
    const given = { ...(await options(browser)), challenge: 'invented' };
    for (let i = 0; i < 4; i += 1) expect(await show(browser, given)).toBe('passkey_rejected');
    expect(await show(browser, given)).toBe('sign_in_ended');
    expect(await show(browser, await options(await mei.pendingBrowser()))).toBe('sign_in_ended');
  });

  it('is not asked for under an address that is none', async () => {
    const browser = await mei.pendingBrowser();
    const response = await browser.post('/api/sign-in/passkey-options', undefined, { origin: null });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_address' }]);
  });
});
