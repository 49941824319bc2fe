import type { JWTPayload } from 'jose';
import { CALLBACK, FAILED, ORIGIN, type ProviderApp, startProviderApp } from './provider-app.ts';
import { readSecurityLog } from './security-log-rows.ts';
import type { TestBrowser } from './test-browser.ts';
import { OIDC_CLIENT } from './test-oidc-provider.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await startProviderApp();
  app.provider.enable(CALLBACK);
});
afterAll(() => app.close());

/** Begins a sign-in in the browser, and lets the user sign in at the provider, or deny the sign-in (null). @returns the callback URL */
const authorize = async (browser: TestBrowser, subject: string | null, query = '') =>
  app.provider.authorize(await app.begin(browser, query), subject);
const readAccount = (id: string) => app.database.account.findUniqueOrThrow({ where: { id } });

describe('signing in with a provider', () => {
  it('redirects to the provider with state, nonce and PKCE', async () => {
    const browser = app.newBrowser();
    const address = new URL(await app.begin(browser));
    expect(address.origin).toBe(app.provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: OIDC_CLIENT.id,
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      state: browser.cookies.get('authorization-state'),
      nonce: expect.stringMatching(/.{40}/) as string,
      code_challenge: expect.stringMatching(/.{40}/) as string,
    });
  });

  it('creates an account the first time, and finds it the next', async () => {
    app.provider.claimsBySubject.set('hong', {
      preferred_username: '小小红',
      given_name: '红',
      family_name: '李',
      email: 'hong@example.com',
      email_verified: true,
    });
    const first = await app.signIn('hong');
    expect(await readAccount(first)).toMatchObject({
      username: '小小红',
      firstName: '红',
      lastName: '李',
      email: 'hong@example.com',
    });
    expect(await app.signIn('hong')).toBe(first);
    expect(await app.signIn('ming')).not.toBe(first);
  });

  it('ignores an email that the provider has not verified, also as a name', async () => {
    app.provider.claimsBySubject.set('liar', {
      preferred_username: 'mallory',
      email: 'mallory@example.com',
      email_verified: false,
    });
    const { username, email } = await readAccount(await app.signIn('liar'));
    expect([username, email]).toEqual([expect.stringMatching(/^friend-\d{6}$/), null]);
  });

  it('shortens a name that is longer than a name may be', async () => {
    app.provider.claimsBySubject.set('long', { preferred_username: `a\0${'x'.repeat(600)}`, given_name: '\ud800' });
    expect((await readAccount(await app.signIn('long'))).username).toMatch(/^ax{10,}-\d{6}$/);
  });

  it('is recorded in the security log, as a failure is', async () => {
    const events = ['account.registered', 'sign_in.succeeded', 'sign_in.provider_failed'];
    const { length } = await readSecurityLog(app, ...events);
    const userId = await app.signIn('fang');
    await app.signIn('fang');
    const browser = app.newBrowser();
    await app.finish(browser, await authorize(browser, null));
    const succeeded = { event: 'sign_in.succeeded', user_id: userId, details: { method: 'provider' } };
    expect((await readSecurityLog(app, ...events)).slice(length)).toMatchObject([
      { event: 'account.registered', user_id: userId },
      succeeded,
      succeeded,
      { event: 'sign_in.provider_failed', user_id: null },
    ]);
  });

  it('begins a session with a new id, without a restriction, and deletes the state', async () => {
    const browser = app.newBrowser();
    await app.signIn('hong', browser);
    const before = browser.cookies.get('session')!;
    await app.signIn('hong', browser);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await app.redis.exists(`session:${before}`)).toBe(0);
    expect([...browser.cookies.keys()]).toEqual(['session']);
    const record = await app.redis.get(`session:${browser.cookies.get('session')}`);
    expect(JSON.parse(record!)).toMatchObject({ secondFactorSetupRequired: false });
  });
});

describe('a callback redirects to the sign-in page, signed out,', () => {
  const rejected = [302, FAILED, null];
  const outcome = async (browser: TestBrowser, callback: string) => [
    ...(await app.finish(browser, callback)),
    await browser.userId(),
  ];

  it('when the user denied the sign-in', async () => {
    const browser = app.newBrowser();
    expect(await outcome(browser, await authorize(browser, null))).toEqual(rejected);
  });

  it('when the authorization request has expired', async () => {
    const browser = app.newBrowser();
    const callback = await authorize(browser, 'hong');
    const key = `external-login:${browser.cookies.get('authorization-state')}`;
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    expect(await app.redis.ttl(key)).toBeLessThanOrEqual(600);
    await app.redis.del(key);
    expect(await outcome(browser, callback)).toEqual(rejected);
  });

  it('when the state belongs to another browser', async () => {
    const [attacker, victim] = [app.newBrowser(), app.newBrowser()];
    await app.begin(victim);
    expect(await outcome(victim, await authorize(attacker, 'mallory'))).toEqual(rejected);
    expect(await outcome(app.newBrowser(), await authorize(attacker, 'mallory'))).toEqual(rejected);
  });

  it('when the state was used before', async () => {
    const browser = app.newBrowser();
    const callback = await authorize(browser, 'hong');
    const state = browser.cookies.get('authorization-state')!;
    expect(await app.finish(browser, callback)).toEqual([302, '/']);
    // The provider also accepts a code only once.
    expect(await app.redis.exists(`external-login:${state}`)).toBe(0);
    const again = app.newBrowser();
    again.cookies.set('authorization-state', state);
    expect(await outcome(again, callback)).toEqual(rejected);
  });

  it.each(['https://evil.example', ''])('when it is the response of another issuer: %j', async (issuer) => {
    const browser = app.newBrowser();
    const callback = new URL(await authorize(browser, 'hong'));
    expect(callback.searchParams.get('iss')).toBe(app.provider.issuer);
    callback.searchParams.set('iss', issuer);
    if (issuer === '') callback.searchParams.delete('iss');
    expect(await outcome(browser, callback.href)).toEqual(rejected);
  });

  it.each(['', '?', '?state=x&code=y', '?error=server_error', '?state=%00&state=b', `?code=${'x'.repeat(3_000)}`])(
    'with the invalid query %.30s',
    async (query) => {
      const browser = app.newBrowser();
      await app.begin(browser);
      expect(await outcome(browser, `${CALLBACK}${query}`)).toEqual(rejected);
    },
  );

  it('with a code that the provider did not issue', async () => {
    const browser = app.newBrowser();
    await app.begin(browser);
    const query = new URLSearchParams({
      code: 'made-up',
      state: browser.cookies.get('authorization-state')!,
      iss: app.provider.issuer,
    });
    expect(await outcome(browser, `${CALLBACK}?${query}`)).toEqual(rejected);
  });

  it('when the request names no host', async () => {
    const browser = app.newBrowser();
    const callback = await authorize(browser, 'hong');
    const response = await browser.send('GET', callback.slice(ORIGIN.length), { client: { origin: null } });
    expect([response.status, response.headers.get('location'), await browser.userId()]).toEqual(rejected);
  });
});

describe('signing in at the provider again', () => {
  const again = (browser: TestBrowser, subject: string) => authorize(browser, subject, '?again=1');
  const requestDeletion = async (browser: TestBrowser) => (await browser.post('/api/account-deletion', {})).status;
  const requested = (accountId: string) => app.database.requestedDeletion.count({ where: { accountId } });
  afterEach(() => {
    app.provider.idTokenForgery = null;
  });

  it('confirms the user of the new session, who has no password, and leads to the settings', async () => {
    const browser = app.newBrowser();
    const userId = await app.signIn('lan', browser);
    expect(await requestDeletion(browser)).toBe(403);
    const address = await app.begin(browser, '?again=1');
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: 'login', max_age: '600' });
    const callback = await app.provider.authorize(address, 'lan');
    expect(await app.finish(browser, callback)).toEqual([302, '/settings#delete-account']);
    expect(await browser.userId()).toBe(userId);
    expect(await requestDeletion(browser)).toBe(202);
    expect(await requested(userId)).toBe(1);
    expect(await app.finish(browser, await authorize(browser, 'lan'))).toEqual([302, '/settings#account-kept']);
    expect(await requested(userId)).toBe(0);
  });

  it('confirms nobody but that user, and no other session, so that a stolen session is not enough', async () => {
    const [victim, other] = [app.newBrowser(), app.newBrowser()];
    const victimId = await app.signIn('jun', victim);
    await app.signIn('jun', other);
    const thiefId = await app.signIn('thief');
    const stolen = app.newBrowser();
    stolen.cookies.set('session', victim.cookies.get('session')!);
    expect(await app.finish(stolen, await again(stolen, 'thief'))).toEqual([302, '/settings#delete-account']);
    expect(await stolen.userId()).toBe(thiefId);
    await app.finish(victim, await again(victim, 'jun'));
    expect([await requestDeletion(other), await requestDeletion(stolen)]).toEqual([403, 202]);
    expect([await requested(victimId), await requested(thiefId)]).toEqual([0, 1]);
  });

  it('needs a sign-in that was begun for it, whatever the address of the provider said', async () => {
    const browser = app.newBrowser();
    await app.signIn('yun', browser);
    const address = `${await app.begin(browser)}&prompt=login&max_age=600`;
    expect(await app.finish(browser, await app.provider.authorize(address, 'yun'))).toEqual([302, '/']);
    expect(await requestDeletion(browser)).toBe(403);
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['happened long ago', (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1_000) - 3_600 })],
    ['has no time', ({ auth_time: _time, ...claims }) => claims],
  ])('is rejected when the sign-in that the provider tells of %s', async (_, change) => {
    app.provider.idTokenForgery = (claims, sign) => sign(change(claims));
    const browser = app.newBrowser();
    expect(await app.finish(browser, await again(browser, 'lan'))).toEqual([302, FAILED]);
    expect(await requestDeletion(browser)).toBe(401);
  });
});
