import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { vi } from 'vitest';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import {
  type IdTokenForgery,
  OIDC_CLIENT,
  type TestOidcProvider,
  startTestOidcProvider,
} from './test-oidc-provider.ts';

const FAILED = '/auth?error=external_login_failed';
let provider: TestOidcProvider;
let app: GatewayApp;
beforeAll(async () => {
  // oidc-provider warns on the console that its default keys and adapter are for development only.
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  provider = await startTestOidcProvider();
  app = await startGateway({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
  });
  provider.enable(`${app.url}/api/login/callback`);
});
afterAll(async () => {
  await Promise.all([app.close(), provider.stop()]);
});

const redirectOf = (response: Response) => [response.status, response.headers.get('location')];
const begin = async (browser: CookieBrowser) => (await browser.fetch('/api/login')).headers.get('location') ?? '';
const finishAt = async (browser: CookieBrowser, address: string) =>
  redirectOf(await browser.fetch(address.slice(app.url.length)));
const currentUser = async (browser: CookieBrowser) =>
  (await browser.fetch('/api/simple-user')).json() as Promise<{ id: string; username: string }>;

async function signIn(subject: string, browser = app.newBrowser()) {
  const back = await provider.authorize(await begin(browser), subject);
  expect(await finishAt(browser, back)).toEqual([302, '/']);
  return currentUser(browser);
}

describe('signing in with a provider', () => {
  it('redirects to the provider with state, nonce and PKCE', async () => {
    const address = new URL(await begin(app.newBrowser()));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: OIDC_CLIENT.id,
      redirect_uri: `${app.url}/api/login/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{40}/) as string,
      nonce: expect.stringMatching(/.{40}/) as string,
      code_challenge: expect.stringMatching(/.{40}/) as string,
    });
  });

  it('creates an account the first time, and finds it the next', async () => {
    provider.claimsBySubject.set('hong', {
      preferred_username: '小红',
      given_name: '红',
      family_name: '李',
      email: 'hong@example.com',
      email_verified: true,
    });
    const first = await signIn('hong');
    expect(app.social.externalIdentities.at(-1)).toEqual({
      issuer: provider.issuer,
      subject: 'hong',
      suggestedUsername: '小红',
      firstName: '红',
      lastName: '李',
      verifiedEmail: 'hong@example.com',
      addresses: ['hong@example.com'],
    });
    expect((await signIn('hong')).id).toBe(first.id);
    expect((await signIn('ming')).id).not.toBe(first.id);
  });

  it('ignores an email that the provider has not verified', async () => {
    provider.claimsBySubject.set('liar', {
      preferred_username: 'liar',
      email: 'hong@example.com',
      email_verified: false,
    });
    await signIn('liar');
    expect(app.social.externalIdentities.at(-1)).not.toHaveProperty('verifiedEmail');
    // It is passed on as one that no name may be made of.
    expect(app.social.externalIdentities.at(-1)).toMatchObject({ addresses: ['hong@example.com'] });
  });

  it('is recorded in the security log, as a failure is', async () => {
    await app.redis.del('events:gateway');
    const { id } = await signIn('hong');
    const browser = app.newBrowser();
    await finishAt(browser, await provider.authorize(await begin(browser), null));
    const entries = await app.redis.xrange('events:gateway', '-', '+');
    expect(entries.map(([, fields]) => (JSON.parse(fields[1]!) as { data: object }).data)).toMatchObject([
      { event: 'sign_in.succeeded', userId: id, details: { method: 'provider' } },
      { event: 'sign_in.provider_failed', userId: null },
    ]);
  });

  it('changes the session id', async () => {
    const { browser } = await app.newSignedInBrowser();
    const before = browser.cookies.get('memory.sid');
    await signIn('hong', browser);
    expect(browser.cookies.get('memory.sid')).not.toBe(before);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['memory.device', 'memory.key', 'memory.sid']);
  });
});

describe('a callback redirects to the sign-in page, signed out,', () => {
  const rejected = [302, FAILED, 401];
  const outcome = async (browser: CookieBrowser, address: string) => [
    ...(await finishAt(browser, address)),
    (await browser.fetch('/api/simple-user')).status,
  ];

  it('when the user denied the sign-in', async () => {
    const browser = app.newBrowser();
    expect(await outcome(browser, await provider.authorize(await begin(browser), null))).toEqual(rejected);
  });

  it('when the authorization request has expired', async () => {
    const browser = app.newBrowser();
    const back = await provider.authorize(await begin(browser), 'hong');
    const [key = ''] = await app.redis.keys(`external-login:${new URL(back).searchParams.get('state')}`);
    expect(await app.redis.ttl(key)).toBeLessThanOrEqual(600);
    await app.redis.del(key);
    expect(await outcome(browser, back)).toEqual(rejected);
  });

  it('when the state belongs to another browser', async () => {
    const attacker = app.newBrowser();
    const victim = app.newBrowser();
    await begin(victim);
    expect(await outcome(victim, await provider.authorize(await begin(attacker), 'mallory'))).toEqual(rejected);
    expect(await outcome(app.newBrowser(), await provider.authorize(await begin(attacker), 'mallory'))).toEqual(
      rejected,
    );
  });

  it('when the state was used before', async () => {
    const browser = app.newBrowser();
    const back = await provider.authorize(await begin(browser), 'hong');
    const state = browser.cookies.get('memory.login') ?? '';
    await finishAt(browser, back);
    const again = app.newBrowser();
    again.cookies.set('memory.login', state);
    expect(await outcome(again, back)).toEqual(rejected);
  });

  it.each(['', '?', '?state=x&code=y', '?error=server_error', '?state=%00&state=b', `?code=${'x'.repeat(3_000)}`])(
    'with the invalid query %.30s',
    async (query) => {
      const browser = app.newBrowser();
      await begin(browser);
      expect(await outcome(browser, `${app.url}/api/login/callback${query}`)).toEqual(rejected);
    },
  );

  it('with a code that the provider did not issue', async () => {
    const browser = app.newBrowser();
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    expect(
      await outcome(
        browser,
        `${app.url}/api/login/callback?code=made-up&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
      ),
    ).toEqual(rejected);
  });
});

describe('signing in at the provider again', () => {
  const beginAgain = async (browser: CookieBrowser) =>
    (await browser.fetch('/api/login?again=1')).headers.get('location') ?? '';
  const requestDeletion = async (browser: CookieBrowser) => (await browser.post('/api/account-deletion', {})).status;
  afterEach(() => {
    provider.idTokenForgery = null;
  });

  it('confirms the user of the new session, who has no password, and leads to the settings', async () => {
    const browser = app.newBrowser();
    const user = await signIn('lan', browser);
    expect(await requestDeletion(browser)).toBe(403);
    const address = await beginAgain(browser);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: 'login', max_age: '600' });
    expect(await finishAt(browser, await provider.authorize(address, 'lan'))).toEqual([
      302,
      '/settings#delete-account',
    ]);
    expect((await currentUser(browser)).id).toBe(user.id);
    expect(await requestDeletion(browser)).toBe(202);
    const back = await provider.authorize(await begin(browser), 'lan');
    expect(await finishAt(browser, back)).toEqual([302, '/settings#account-kept']);
    expect(app.social.deletions.has(user.id)).toBe(false);
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['happened long ago', (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1_000) - 3_600 })],
    ['has no time', ({ auth_time: _time, ...claims }) => claims],
  ])('is rejected when the sign-in that the provider tells of %s', async (_, change) => {
    provider.idTokenForgery = (claims, sign) => sign(change(claims));
    const browser = app.newBrowser();
    const back = await provider.authorize(await beginAgain(browser), 'lan');
    expect(await finishAt(browser, back)).toEqual([302, FAILED]);
    expect(await requestDeletion(browser)).toBe(401);
  });
});

describe('an ID token', () => {
  afterEach(() => {
    provider.idTokenForgery = null;
  });

  async function signInWith(forgery: IdTokenForgery) {
    provider.idTokenForgery = forgery;
    const browser = app.newBrowser();
    const back = await provider.authorize(await begin(browser), 'hong');
    return [...(await finishAt(browser, back)), (await browser.fetch('/api/simple-user')).status];
  }

  it('signed with the published key opens a session, so that the rejections below have the reason that they name', async () => {
    expect(await signInWith((claims, sign) => sign(claims))).toEqual([302, '/', 200]);
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
    const known = app.social.externalIdentities.length;
    expect(await signInWith(forgery)).toEqual([302, FAILED, 401]);
    expect(app.social.externalIdentities).toHaveLength(known);
  });
});

describe('when the provider is unavailable', () => {
  it('at the first sign-in, the next one works after its recovery', async () => {
    const recovering = await startTestOidcProvider();
    const second = await startGateway({
      OIDC_ISSUER: `${recovering.issuer}`,
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    });
    const duringOutage = redirectOf(await second.newBrowser().fetch('/api/login'));
    recovering.enable(`${second.url}/api/login/callback`);
    const afterRecovery = (await second.newBrowser().fetch('/api/login')).headers.get('location');
    await Promise.all([second.close(), recovering.stop()]);
    expect(duringOutage).toEqual([302, FAILED]);
    expect(afterRecovery).toContain(recovering.issuer);
  });

  it('after the redirect to it, the callback fails', async () => {
    const failing = await startTestOidcProvider();
    const second = await startGateway({
      OIDC_ISSUER: failing.issuer,
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    });
    failing.enable(`${second.url}/api/login/callback`);
    const browser = second.newBrowser();
    const back = await failing.authorize(await begin(browser), 'hong');
    await failing.stop();
    const response = await browser.fetch(back.slice(second.url.length));
    await second.close();
    expect(redirectOf(response)).toEqual([302, FAILED]);
  });
});
