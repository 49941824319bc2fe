import { randomUUID } from 'node:crypto';
import type { PasskeyRequestOptions, User } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { addDeviceToken } from '@memory/service-kit/attempt-limits';
import { PasswordConfirmations, StoredSessions } from '@memory/service-kit/sessions';
import { ReadKnownDeviceKey } from '../src/accounts/read-known-device-key.ts';
import type { SocialConfig } from '../src/config.ts';
import { registerUser, storeUser, TEST_PASSWORD } from './factories.ts';
import { nextCode, ORIGIN, SecondFactorClient, wrongCode } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

let app: SocialApp;
let confirmations: PasswordConfirmations;
beforeAll(async () => {
  app = await startSocialApp();
  confirmations = new PasswordConfirmations(app.redis);
});
beforeEach(async () => {
  const limits = await app.redis.keys('limit:*');
  if (limits.length > 0) await app.redis.del(limits);
});
afterAll(() => app.close());

type Account = Pick<User, 'id' | 'username'> & { sessionId: string };
const newAccount = async (): Promise<Account> => {
  const { id, username } = await storeUser(app);
  return { id, username, sessionId: await beginSession(id) };
};
const beginSession = async (userId: string) =>
  (await new StoredSessions(app.redis).begin({ userId, createdAt: new Date().toISOString() })).sessionId;
/** Asks for the deletion with the right password, unless the body says otherwise. */
const request = ({ id, sessionId }: Account, body: object = {}, client: object = {}) =>
  app.request('POST', '/api/account-deletion', {
    as: id,
    body: { password: TEST_PASSWORD, ...body },
    client: { sessionId, ...client },
  });
const optionsFor = ({ id, sessionId }: Account) =>
  app.request('POST', '/api/account-deletion/passkey-options', { as: id, client: { sessionId } });
const outcome = async (response: ReturnType<SocialApp['request']>) => {
  const { statusCode, body } = await response;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
};
const isRequested = async ({ id }: Account) =>
  (await app.database.requestedDeletion.count({ where: { accountId: id } })) === 1;
const eventsOf = async ({ id }: Account) =>
  (await readSecurityLog(app)).filter(({ user_id }) => user_id === id).map(({ event }) => event);
const confirm = ({ id, sessionId }: Account) => confirmations.confirm({ userId: id, sessionId });
const withoutPassword = { password: undefined };

describe('a request to delete the account', () => {
  it('needs a session and the password, also when it was confirmed in the session a moment ago', async () => {
    const mei = await newAccount();
    const rejected = [403, 'password_confirmation_required'];
    expect(await outcome(app.request('POST', '/api/account-deletion', { body: {} }))).toEqual([401, 'not_signed_in']);
    expect(await outcome(request(mei, {}, { sessionId: null }))).toEqual([401, 'not_signed_in']);
    expect(await outcome(request(mei, withoutPassword))).toEqual(rejected);
    expect(await outcome(request(mei, { password: 'wrong-one' }))).toEqual([400, 'wrong_password']);
    await confirm(mei);
    expect(await outcome(request(mei, withoutPassword))).toEqual(rejected);
    expect(await isRequested(mei)).toBe(false);
  });

  it('of an account without a password needs a new sign-in at the provider, in this session', async () => {
    const [mei, tom] = [await newAccount(), await newAccount()];
    await confirmations.confirmByProvider({ userId: tom.id, sessionId: tom.sessionId });
    expect((await request(mei, withoutPassword)).statusCode).toBe(403);
    await confirmations.confirmByProvider({ userId: mei.id, sessionId: mei.sessionId });
    expect((await request(mei, withoutPassword)).statusCode).toBe(202);
  });

  it('is a limited way to guess the password', async () => {
    const mei = await newAccount();
    const outcomes = [];
    for (let i = 0; i < 11; i += 1) outcomes.push((await request(mei, { password: 'wrong-one' })).statusCode);
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await request(mei)).statusCode).toBe(429);
    expect(await isRequested(mei)).toBe(false);
    expect(await eventsOf(mei)).toContain('password_confirmation.limited');
  });

  it('tells the day and ends all sessions but its own, which the gateway is told to end', async () => {
    const [mei, tom] = [await newAccount(), await newAccount()];
    const phone = await beginSession(mei.id);
    const response = await request(mei);
    expect([response.statusCode, response.json()]).toMatchObject([202, { eraseAfter: expect.any(String) }]);
    expect(response.headers['x-memory-session']).toBe('ended');
    const exists = await Promise.all(
      [mei.sessionId, phone, tom.sessionId].map((id) => app.redis.exists(`session:${id}`)),
    );
    expect(exists).toEqual([1, 0, 1]);
    expect(await eventsOf(mei)).toEqual([
      'account.registered',
      'password.confirmed',
      'account.deletion_requested',
      'sessions.ended',
    ]);
  });

  it('that is rejected ends no session', async () => {
    const mei = await newAccount();
    const response = await request(mei, { password: 'wrong-one' });
    expect([response.statusCode, response.headers['x-memory-session']]).toEqual([400, undefined]);
  });

  it('is made also when the sessions cannot be ended at once, which the event does then', async () => {
    const mei = await newAccount();
    await app.redis.set(`sessions-of:${mei.id}`, 'not a list of sessions');
    expect((await request(mei)).statusCode).toBe(202);
    expect(await isRequested(mei)).toBe(true);
  });
});

describe('with a second factor', () => {
  const newProtected = async () => {
    const { id, username } = await registerUser(app);
    const mei = { id, username, sessionId: await beginSession(id) };
    return { mei, factors: new SecondFactorClient(app, id) };
  };

  it('the password is not enough', async () => {
    const { mei, factors } = await newProtected();
    await factors.addTotp();
    expect(await outcome(request(mei))).toEqual([403, 'second_factor_required']);
    expect(await isRequested(mei)).toBe(false);
  });

  it('a code is asked for, and is good once', async () => {
    const { mei, factors } = await newProtected();
    const { totp, usedCode } = await factors.addTotp();
    expect(await outcome(request(mei, { code: usedCode }))).toEqual([400, 'wrong_code']);
    expect((await request(mei, { code: nextCode(totp) })).statusCode).toBe(202);
  });

  it('wrong codes are limited like those of a sign-in, and for a known device by its own limits', async () => {
    const { mei, factors } = await newProtected();
    const { totp } = await factors.addTotp();
    const code = wrongCode(totp);
    const outcomes = [];
    for (let i = 0; i < 11; i += 1) outcomes.push(await outcome(request(mei, { code })));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => [400, 'wrong_code']), [429, 'too_many_requests']]);
    expect((await request(mei, { code: nextCode(totp) })).statusCode).toBe(429);
    expect(await isRequested(mei)).toBe(false);
    expect(await eventsOf(mei)).toContain('account_deletion.limited');
    expect((await request(mei, { code }, { addressKey: '192.0.2.9' })).statusCode).toBe(400);
    const deviceKey = await app.app.get(ReadKnownDeviceKey, { strict: false }).execute(mei.username);
    const { SESSION_SECRET: secret } = app.app.get<SocialConfig>(CONFIG, { strict: false });
    const deviceTokens = addDeviceToken([], { secret, deviceKey }, new Date());
    expect((await request(mei, { code }, { deviceTokens })).statusCode).toBe(400);
    const forged = addDeviceToken([], { secret: 'another secret', deviceKey }, new Date());
    expect((await request(mei, { code }, { deviceTokens: forged })).statusCode).toBe(429);
  });

  it('a passkey is accepted for the challenge of this session, once, and from this origin', async () => {
    const { mei, factors } = await newProtected();
    const authenticator = await factors.addPasskey();
    await confirm(mei);
    const challengeOf = async (account: Account) => (await optionsFor(account)).json<PasskeyRequestOptions>();
    const respond = (options: PasskeyRequestOptions, origin = ORIGIN) =>
      request(mei, { passkey: authenticator.get(options, { origin }) });
    const rejected = [400, 'passkey_rejected'];
    const other = { ...mei, sessionId: await beginSession(mei.id) };
    await confirm(other);
    expect(await outcome(respond(await challengeOf(other)))).toEqual(rejected);
    const options = await challengeOf(mei);
    expect(await outcome(respond({ ...options, challenge: Buffer.from(randomUUID()).toString('base64url') }))).toEqual(
      rejected,
    );
    expect(await outcome(respond(options))).toEqual(rejected);
    expect(await outcome(respond(await challengeOf(mei), 'https://evil.example'))).toEqual(rejected);
    expect((await respond(await challengeOf(mei))).statusCode).toBe(202);
  });

  it('options for a passkey need the confirmed password, and an origin', async () => {
    const { mei, factors } = await newProtected();
    await factors.addPasskey(new SoftwareAuthenticator());
    expect(await outcome(optionsFor(mei))).toEqual([403, 'password_confirmation_required']);
    await confirm(mei);
    const client = { sessionId: mei.sessionId, origin: null };
    const withoutOrigin = app.request('POST', '/api/account-deletion/passkey-options', { as: mei.id, client });
    expect(await outcome(withoutOrigin)).toEqual([400, 'invalid_address']);
    expect((await optionsFor(mei)).statusCode).toBe(200);
  });
});
