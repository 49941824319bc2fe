import { randomUUID } from 'node:crypto';
import type { User } from '@memory/contracts';
import { revocationKeyOf, type SessionRecord } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import { registerUser, storeUser, TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const CHANGE = { currentPassword: TEST_PASSWORD, newPassword: 'another secret' };
const signIn = async ({ username }: Pick<User, 'username'>, password = TEST_PASSWORD) => {
  const browser = new TestBrowser(app, randomUUID());
  return { browser, response: await browser.post('/api/simple-login', { username, password }) };
};
const outcome = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];
const sessionsOf = ({ id }: Pick<User, 'id'>) => app.redis.zrange(`sessions-of:${id}`, 0, '-1');
const recordOf = async (browser: TestBrowser) =>
  JSON.parse((await app.redis.get(`session:${browser.cookies.get('session')}`)) ?? '') as SessionRecord;
const isRequested = async ({ id }: Pick<User, 'id'>) =>
  (await app.database.requestedDeletion.count({ where: { accountId: id } })) === 1;
const requestDeletion = (browser: TestBrowser) => browser.post('/api/account-deletion', { password: TEST_PASSWORD });

describe('a sign-in', () => {
  it('stores a session with the names of browser and system, under an id that no client can choose', async () => {
    const mei = await storeUser(app);
    const browser = new TestBrowser(app);
    browser.cookies.set('session', 'chosen');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const body = { username: mei.username, password: TEST_PASSWORD };
    await browser.post('/api/simple-login', body, {}, { 'user-agent': agent });
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{32}$/);
    expect(await recordOf(browser)).toEqual({
      userId: mei.id,
      createdAt: expect.any(String),
      browser: 'Firefox',
      operatingSystem: 'Linux',
      secondFactorSetupRequired: false,
    });
    expect(await sessionsOf(mei)).toEqual([browser.cookies.get('session')]);
  });

  it('that is rejected says nothing about the session of the request', async () => {
    const { response } = await signIn(await storeUser(app), 'wrong-one');
    expect([response.status, response.headers.has('x-memory-session')]).toEqual([401, false]);
  });

  it('without a required second factor begins a restricted session, and makes no device known', async () => {
    const mei = await storeUser(app);
    await app.database.account.update({ where: { id: mei.id }, data: { secondFactorRequired: true } });
    const { browser } = await signIn(mei);
    expect(await recordOf(browser)).toMatchObject({ secondFactorSetupRequired: true });
    expect([...browser.cookies.keys()]).toEqual(['session']);
  });

  it('whose sessions were revoked since it arrived begins none', async () => {
    const mei = await storeUser(app);
    await app.redis.set(revocationKeyOf(mei.id), new Date(Date.now() + 60_000).toISOString());
    const { browser, response } = await signIn(mei);
    expect(await outcome(response)).toEqual([401, 'invalid_credentials']);
    expect([browser.cookies.has('session'), await sessionsOf(mei)]).toEqual([false, []]);
  });

  it('begins its session at its arrival, so that a reset meanwhile ends the session', async () => {
    const mei = await storeUser(app);
    let verified = new Date();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holding = app.database.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM account WHERE id = ${mei.id}::uuid FOR UPDATE`;
      hold();
      await released;
      verified = new Date();
    });
    await held;
    const signingIn = signIn(mei);
    await eventually(async () => {
      const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%account%'`;
      expect(row!.waiting).toBeGreaterThan(0);
    });
    release();
    await holding;
    const { browser } = await signingIn;
    expect((await recordOf(browser)).createdAt! <= verified.toISOString()).toBe(true);
  });
});

describe('a sign-in to an account that is to be deleted', () => {
  it('cancels the deletion, and says so once', async () => {
    const mei = await storeUser(app);
    const { browser } = await signIn(mei);
    expect((await requestDeletion(browser)).status).toBe(202);
    await signIn(mei, 'wrong-one');
    expect(await isRequested(mei)).toBe(true);
    expect((await signIn(mei)).browser.cookies.get('kept-account')).toBe('1');
    expect(await isRequested(mei)).toBe(false);
    expect((await signIn(mei)).browser.cookies.has('kept-account')).toBe(false);
  });

  it('begins no session when it cannot be known whether there is a deletion', async () => {
    const mei = await storeUser(app);
    await app.database.$executeRaw`ALTER TABLE requested_deletion RENAME TO unavailable`;
    const { browser, response } = await signIn(mei);
    await app.database.$executeRaw`ALTER TABLE unavailable RENAME TO requested_deletion`;
    expect([response.status, response.headers.has('x-memory-session')]).toEqual([500, false]);
    expect([browser.cookies.has('session'), await sessionsOf(mei)]).toEqual([false, []]);
  });

  it('at the moment of the request leaves no session beside the deletion', async () => {
    for (let round = 0; round < 8; round += 1) {
      const mei = await storeUser(app);
      const { browser } = await signIn(mei);
      const [, { browser: other }] = await Promise.all([requestDeletion(browser), signIn(mei)]);
      const isSignedIn = (await other.userId()) !== null;
      expect(isSignedIn && (await isRequested(mei))).toBe(false);
    }
  });

  it('is what a new password counts as that is set at the moment of the request', async () => {
    const mei = await storeUser(app);
    const [{ browser }, { browser: phone }] = [await signIn(mei), await signIn(mei)];
    await Promise.all([requestDeletion(browser), phone.post('/api/change-password', CHANGE)]);
    const isSignedIn = (await phone.userId()) !== null;
    expect(isSignedIn && (await isRequested(mei))).toBe(false);
  });
});

describe('a change of the password', () => {
  it("ends all of the user's other sessions, and none of other users", async () => {
    const [mei, tom] = [await storeUser(app), await storeUser(app)];
    const [{ browser: here }, { browser: elsewhere }] = [await signIn(mei), await signIn(mei)];
    const { browser: other } = await signIn(tom);
    const before = here.cookies.get('session')!;
    expect((await here.post('/api/change-password', CHANGE)).status).toBe(204);
    expect([await here.userId(), await elsewhere.userId(), await other.userId()]).toEqual([mei.id, null, tom.id]);
    expect([await app.redis.exists(`session:${before}`), await sessionsOf(mei)]).toEqual([
      0,
      [here.cookies.get('session')],
    ]);
    expect([(await signIn(mei)).response.status, (await signIn(mei, 'another secret')).response.status]).toEqual([
      401, 200,
    ]);
  });

  it('requires the current password, with at most ten wrong attempts, which count for a deletion too', async () => {
    const { browser } = await signIn(await storeUser(app));
    const statusOf = async (currentPassword: string) =>
      (await browser.post('/api/change-password', { ...CHANGE, currentPassword })).status;
    for (let i = 0; i < 10; i += 1) expect(await statusOf('a guess')).toBe(400);
    expect([await statusOf('a guess'), await statusOf(TEST_PASSWORD)]).toEqual([429, 429]);
    expect((await requestDeletion(browser)).status).toBe(429);
    expect((await new TestBrowser(app).post('/api/change-password', CHANGE)).status).toBe(401);
  });

  it('that is rejected for its new password alone is no wrong attempt, and clears none', async () => {
    const strong = await startSocialApp({ PASSWORD_RULES: 'strong' });
    const { id } = await registerUser(strong);
    const statusOf = async (change: object) =>
      (await strong.request('POST', '/api/change-password', { as: id, body: { ...CHANGE, ...change } })).statusCode;
    for (let i = 0; i < 9; i += 1) expect(await statusOf({ currentPassword: 'a guess' })).toBe(400);
    for (let i = 0; i < 11; i += 1) expect(await statusOf({ newPassword: 'password1' })).toBe(400);
    expect([await statusOf({ currentPassword: 'a guess' }), await statusOf({})]).toEqual([400, 429]);
    await strong.close();
  });
});
