import { generateKeyPair, UnsecuredJWT } from 'jose';
import { CALLBACK, FAILED, type ProviderApp, startProviderApp } from './provider-app.ts';
import { startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';
import type { IdTokenForgery } from './test-oidc-provider.ts';

describe('an ID token', () => {
  let app: ProviderApp;
  beforeAll(async () => {
    app = await startProviderApp();
    app.provider.enable(CALLBACK);
  });
  afterEach(() => {
    app.provider.idTokenForgery = null;
  });
  afterAll(() => app.close());

  async function signInWith(forgery: IdTokenForgery, subject: string) {
    app.provider.idTokenForgery = forgery;
    const browser = app.newBrowser();
    const callback = await app.provider.authorize(await app.begin(browser), subject);
    return [...(await app.finish(browser, callback)), await browser.userId()];
  }

  it('signed with the published key opens a session, so that the rejections below have the reason that they name', async () => {
    const signedIn = [302, '/', expect.any(String)];
    expect(await signInWith((claims, sign) => sign(claims), 'hong')).toEqual(signedIn);
  });

  it.each<[string, IdTokenForgery]>([
    ['is signed with another key', async (claims, sign) => sign(claims, (await generateKeyPair('RS256')).privateKey)],
    [
      'was changed after it was signed',
      async (claims, sign) => {
        const [header, , signature] = (await sign(claims)).split('.');
        const changed = Buffer.from(JSON.stringify({ ...claims, preferred_username: 'admin' })).toString('base64url');
        return `${header}.${changed}.${signature}`;
      },
    ],
    ['is not signed', (claims) => Promise.resolve(new UnsecuredJWT(claims).encode())],
    ['is for another client', (claims, sign) => sign({ ...claims, aud: 'another-client' })],
    ['is of another issuer', (claims, sign) => sign({ ...claims, iss: 'https://evil.example' })],
    ['answers another request', (claims, sign) => sign({ ...claims, nonce: 'another nonce' })],
    ['has expired', (claims, sign) => sign({ ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 })],
  ])('that %s opens no session', async (_, forgery) => {
    const accounts = await app.database.account.count();
    expect(await signInWith(forgery, 'nobody-yet')).toEqual([302, FAILED, null]);
    expect(await app.database.account.count()).toBe(accounts);
  });
});

describe('when the provider is unavailable', () => {
  it('at the first sign-in, the next one works after its recovery; after the redirect to it, the callback fails', async () => {
    const app = await startProviderApp();
    const browser = app.newBrowser();
    expect(await app.begin(browser)).toBe(FAILED);
    expect([...browser.cookies.keys()]).toEqual([]);
    app.provider.enable(CALLBACK);
    const callback = await app.provider.authorize(await app.begin(browser), 'hong');
    app.provider.disable();
    expect(await app.finish(browser, callback)).toEqual([302, FAILED]);
    expect(await browser.userId()).toBeNull();
    await app.close();
  });
});

it.each([
  ['invited', 'a class code'],
  ['closed', 'an account that exists'],
])('where registration is %s, a first sign-in, without %s, ends on the sign-in page, signed out', async (mode) => {
  const app = await startProviderApp({ REGISTRATION: mode });
  app.provider.enable(CALLBACK);
  const browser = app.newBrowser();
  const callback = await app.provider.authorize(await app.begin(browser), 'new-person');
  expect(await app.finish(browser, callback)).toEqual([302, '/auth?error=external_registration_restricted']);
  expect([await browser.userId(), await app.database.account.count()]).toEqual([null, 0]);
  await app.close();
});

it('without a provider, both routes redirect to the sign-in page with an error', async () => {
  const app = await startSocialApp();
  for (const path of ['/api/login', '/api/login/callback?state=a&code=b']) {
    const response = await new TestBrowser(app).send('GET', path);
    const redirect = [response.status, response.headers.get('location')];
    expect(redirect).toEqual([302, '/auth?error=external_login_unavailable']);
  }
  await app.close();
});
