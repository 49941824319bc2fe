import { TEST_PASSWORD } from './factories.ts';
import { newClient, type SecondFactorClient } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';

let app: SocialApp;
let mei: SecondFactorClient;
let recoveryCodes: string[];
let rowsBefore: number;
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  for (const key of await app.redis.keys('limit:*')) await app.redis.del(key);
  mei = await newClient(app);
});
afterAll(() => app.close());

/** What was recorded since the call of `begin`: user, event and details. */
const recorded = async () =>
  (await readSecurityLog(app)).slice(rowsBefore).map(({ user_id: userId, event, details }) => [userId, event, details]);
const begin = async () => {
  rowsBefore = (await readSecurityLog(app)).length;
};
const nameOf = async ({ userId }: SecondFactorClient) =>
  (await app.database.account.findUniqueOrThrow({ where: { id: userId } })).username;
const signIn = (username: string, password: string, address = '192.0.2.1') =>
  new TestBrowser(app, address).post('/api/simple-login', { username, password });

describe('the security log has each step', () => {
  beforeEach(async () => {
    ({ recoveryCodes } = await mei.addTotp());
    await begin();
  });
  const requested = () => [mei.userId, 'sign_in.second_factor_requested', {}];
  const failed = () => [mei.userId, 'sign_in.second_factor_failed', { method: 'code' }];

  it('of a sign-in with a code', async () => {
    const browser = await mei.pendingBrowser();
    await mei.verifyCode('000000', browser);
    await mei.verifyCode(recoveryCodes[0]!, browser);
    expect(await recorded()).toEqual([
      requested(),
      failed(),
      [mei.userId, 'second_factor.recovery_code_used', {}],
      [mei.userId, 'sign_in.succeeded', { method: 'password', secondFactor: 'recovery_code' }],
    ]);
  });

  it('of a sign-in that was cancelled, once', async () => {
    const browser = await mei.pendingBrowser();
    for (let i = 0; i < 2; i += 1) await browser.send('DELETE', '/api/sign-in/second-factor');
    expect(await recorded()).toEqual([requested(), [mei.userId, 'sign_in.second_factor_cancelled', {}]]);
  });

  it('of a sign-in that was closed after five wrong codes', async () => {
    const browser = await mei.pendingBrowser();
    for (let i = 0; i < 6; i += 1) await mei.verifyCode('000000', browser);
    expect(await recorded()).toEqual([
      requested(),
      ...Array.from({ length: 5 }, failed),
      [mei.userId, 'sign_in.second_factor_closed', {}],
    ]);
  });
});

describe('the security log has', () => {
  beforeEach(begin);

  it('a sign-up, a sign-in, and a sign-in whose session is restricted to the set-up', async () => {
    const body = { username: 'recorded-here', password: TEST_PASSWORD };
    const { id } = (await (await new TestBrowser(app).post('/api/simple-register', body)).json()) as { id: string };
    await signIn('recorded-here', TEST_PASSWORD);
    await app.database.account.update({ where: { id }, data: { secondFactorRequired: true } });
    await signIn('recorded-here', TEST_PASSWORD);
    expect(await recorded()).toEqual([
      [id, 'account.registered', {}],
      [id, 'sign_in.succeeded', { method: 'registration' }],
      [id, 'sign_in.succeeded', { method: 'password' }],
      [id, 'sign_in.succeeded', { method: 'password', secondFactor: 'setup_required' }],
    ]);
  });

  it('the end of all other sessions after a change of the password', async () => {
    const { browser } = await mei.typePassword();
    await begin();
    await browser.post('/api/change-password', { currentPassword: TEST_PASSWORD, newPassword: 'another secret' });
    expect(await recorded()).toEqual([
      [mei.userId, 'password.changed', {}],
      [mei.userId, 'sessions.ended', { reason: 'password_changed' }],
    ]);
  });

  it('a limit on sign-ins once, by the id of the account or a hash', async () => {
    const username = await nameOf(mei);
    for (let i = 0; i < 13; i += 1) await signIn(username, 'wrong-one');
    for (let i = 0; i < 12; i += 1) await signIn('typed-by-mistake', 'wrong-one');
    const limited = (await readSecurityLog(app, 'sign_in.limited')).slice(-2);
    expect(limited).toMatchObject([
      { user_id: mei.userId, username_hash: null },
      { user_id: null, username_hash: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect((await recorded()).filter(([, event]) => event === 'sign_in.limited')).toHaveLength(2);
  });

  it('limits on sign-ups and on changes of the password', async () => {
    await app.redis.set('limit:sign-ups:192.0.2.1', 1_000, 'EX', 60);
    await new TestBrowser(app).post('/api/simple-register', { username: 'one-too-many', password: TEST_PASSWORD });
    const { browser } = await mei.typePassword();
    const change = { currentPassword: 'wrong-one', newPassword: 'another secret' };
    for (let i = 0; i < 12; i += 1) await browser.post('/api/change-password', change);
    const events = (await recorded()).filter(([, event]) => String(event).endsWith('.limited'));
    expect(events).toEqual([
      [null, 'sign_up.limited', {}],
      [mei.userId, 'password_change.limited', {}],
    ]);
  });
});
