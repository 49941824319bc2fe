import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import type { Browser } from './browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { CLIENT, type StandInProvider, startProvider } from './stand-in-provider.ts';

const FAILED = '/auth?error=external_login_failed';
let provider: StandInProvider;
let app: GatewayApp;
let redis: Redis;
beforeAll(async () => {
  // It warns that its keys and its memory are for development alone, as they are here.
  for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  provider = await startProvider();
  app = await startGateway({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  provider.serve(`${app.url}/api/login/callback`);
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await Promise.all([app.stop(), provider.stop()]);
});

const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')];
const begin = async (browser: Browser) => (await browser.fetch('/api/login')).headers.get('location') ?? '';
const comeBack = async (browser: Browser, address: string) =>
  leadsTo(await browser.fetch(address.slice(app.url.length)));
const currentUser = async (browser: Browser) =>
  (await browser.fetch('/api/simple-user')).json() as Promise<{ id: string; username: string }>;

async function signIn(subject: string, browser = app.newBrowser()) {
  const back = await provider.visit(await begin(browser), subject);
  expect(await comeBack(browser, back)).toEqual([302, '/']);
  return currentUser(browser);
}

describe('signing in with a provider', () => {
  it('asks it for a code with state, nonce and PKCE', async () => {
    const address = new URL(await begin(app.newBrowser()));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `${app.url}/api/login/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{40}/) as string,
      nonce: expect.stringMatching(/.{40}/) as string,
      code_challenge: expect.stringMatching(/.{40}/) as string,
    });
  });

  it('makes an account the first time, and finds it the next', async () => {
    provider.people.set('hong', {
      preferred_username: '小红',
      given_name: '红',
      family_name: '李',
      email: 'hong@example.com',
      email_verified: true,
    });
    const first = await signIn('hong');
    expect(app.social.external.at(-1)).toEqual({
      issuer: provider.issuer,
      subject: 'hong',
      suggestedUsername: '小红',
      firstName: '红',
      lastName: '李',
      verifiedEmail: 'hong@example.com',
    });
    expect((await signIn('hong')).id).toBe(first.id);
    expect((await signIn('ming')).id).not.toBe(first.id);
  });

  it('believes no address that the provider has not verified', async () => {
    provider.people.set('liar', { preferred_username: 'liar', email: 'hong@example.com', email_verified: false });
    await signIn('liar');
    expect(app.social.external.at(-1)).not.toHaveProperty('verifiedEmail');
  });

  it('changes the id of the session', async () => {
    const { browser } = await app.signedIn();
    const before = browser.cookies.get('memory.sid');
    await signIn('hong', browser);
    expect(browser.cookies.get('memory.sid')).not.toBe(before);
    expect([...browser.cookies.keys()]).toEqual(['memory.sid']);
  });
});

describe('an answer that cannot be believed leads back to the sign-in page, signed out', () => {
  const refused = [302, FAILED, 401];
  const outcome = async (browser: Browser, address: string) => [
    ...(await comeBack(browser, address)),
    (await browser.fetch('/api/simple-user')).status,
  ];

  it('because the person refused', async () => {
    const browser = app.newBrowser();
    expect(await outcome(browser, await provider.visit(await begin(browser), null))).toEqual(refused);
  });

  it('because it took too long', async () => {
    const browser = app.newBrowser();
    const back = await provider.visit(await begin(browser), 'hong');
    const [key = ''] = await redis.keys(`external-login:${new URL(back).searchParams.get('state')}`);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(600);
    await redis.del(key);
    expect(await outcome(browser, back)).toEqual(refused);
  });

  it('because it was meant for another browser', async () => {
    const attacker = app.newBrowser();
    const victim = app.newBrowser();
    await begin(victim);
    expect(await outcome(victim, await provider.visit(await begin(attacker), 'mallory'))).toEqual(refused);
    expect(await outcome(app.newBrowser(), await provider.visit(await begin(attacker), 'mallory'))).toEqual(refused);
  });

  it('because it comes a second time', async () => {
    const browser = app.newBrowser();
    const back = await provider.visit(await begin(browser), 'hong');
    const state = browser.cookies.get('memory.login') ?? '';
    await comeBack(browser, back);
    const again = app.newBrowser();
    again.cookies.set('memory.login', state);
    expect(await outcome(again, back)).toEqual(refused);
  });

  it.each(['', '?', '?state=x&code=y', '?error=server_error', '?state=%00&state=b', `?code=${'x'.repeat(3_000)}`])(
    'because it is none: %.30s',
    async (query) => {
      const browser = app.newBrowser();
      await begin(browser);
      expect(await outcome(browser, `${app.url}/api/login/callback${query}`)).toEqual(refused);
    },
  );

  it('because its code is not one of the provider', async () => {
    const browser = app.newBrowser();
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    expect(
      await outcome(
        browser,
        `${app.url}/api/login/callback?code=made-up&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
      ),
    ).toEqual(refused);
  });
});

describe('when somebody is not there', () => {
  it('a provider that is down at the first sign-in and back at the next', async () => {
    const late = await startProvider();
    const second = await startGateway({
      OIDC_ISSUER: `${late.issuer}`,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    const answered = leadsTo(await second.newBrowser().fetch('/api/login'));
    late.serve(`${second.url}/api/login/callback`);
    const then = (await second.newBrowser().fetch('/api/login')).headers.get('location');
    await Promise.all([second.stop(), late.stop()]);
    expect(answered).toEqual([302, FAILED]);
    expect(then).toContain(late.issuer);
  });

  it('a provider that dies while the person is there', async () => {
    const mortal = await startProvider();
    const second = await startGateway({
      OIDC_ISSUER: mortal.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    mortal.serve(`${second.url}/api/login/callback`);
    const browser = second.newBrowser();
    const back = await mortal.visit(await begin(browser), 'hong');
    await mortal.stop();
    const answer = await browser.fetch(back.slice(second.url.length));
    await second.stop();
    expect(leadsTo(answer)).toEqual([302, FAILED]);
  });
});
