import { type RouteContract, secondFactorRoutes as routes } from '@memory/contracts';
import { type Client, CONFIG } from '@memory/service-kit';
import { findDeviceToken, parseUnverifiedDeviceTokens } from '@memory/service-kit/attempt-limits';
import { type SessionRecord, StoredSessions } from '@memory/service-kit/sessions';
import { ReadKnownDeviceKey } from '../src/accounts/read-known-device-key.ts';
import type { SocialConfig } from '../src/config.ts';
import { storeUser, TEST_PASSWORD } from './factories.ts';
import { ORIGIN, SecondFactorClient } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

let app: SocialApp;
let mei: SecondFactorClient;
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newUser();
});
afterAll(() => app.close());

const newUser = async () => new SecondFactorClient(app, (await storeUser(app)).id);
/** A registration that social-svc does not come to verify, because a check before it rejects the request. */
const registration = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
const PASSKEY_ID = '0197a3f0-0000-7000-8000-000000000001';
const changes: [RouteContract, object | undefined][] = [
  [routes.startTotpSetup, undefined],
  [routes.confirmTotpSetup, { code: '123456' }],
  [routes.removeTotp, undefined],
  [routes.createPasskeyOptions, undefined],
  [routes.addPasskey, { name: 'a key', response: registration }],
  [routes.removePasskey, undefined],
  [routes.createRecoveryCodes, undefined],
];
async function send(
  { userId, sessionId }: Pick<SecondFactorClient, 'userId' | 'sessionId'>,
  { method, path }: RouteContract,
  body?: object,
  client: Partial<Client> = {},
) {
  const response = await app.request(
    method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    path.replace('{id}', PASSKEY_ID),
    {
      as: userId,
      client: { sessionId, ...client },
      ...(body && { body }),
    },
  );
  const { code } = (response.body === '' ? {} : response.json()) as { code?: string };
  return [response.statusCode, code];
}
const confirm = (of: Pick<SecondFactorClient, 'userId' | 'sessionId'>, currentPassword = TEST_PASSWORD) =>
  send(of, routes.confirmPassword, { currentPassword });
const eventsOf = async ({ userId }: SecondFactorClient) =>
  (await readSecurityLog(app)).filter(({ user_id }) => user_id === userId).map(({ event }) => event);
const startSetup = (of: Pick<SecondFactorClient, 'userId' | 'sessionId'>) => send(of, routes.startTotpSetup);
const UNCONFIRMED = [403, 'password_confirmation_required'];

describe.each(changes)('%#. every change', (route, body) => {
  it(`${route.method} ${route.path} needs a session and a confirmed password`, async () => {
    expect(await send(mei, route, body, { sessionId: null })).toEqual([401, 'not_signed_in']);
    expect(await send(mei, route, body)).toEqual(UNCONFIRMED);
    expect(await eventsOf(mei)).toEqual(['account.registered']);
    await confirm(mei);
    expect(await send(mei, route, body)).not.toEqual(UNCONFIRMED);
  });
});

it('the routes that change something are all of those, except the confirmation itself', () => {
  const managing = Object.values<RouteContract>(routes).filter(
    ({ path, method }) => path.startsWith('/api/second-factor') && method !== 'get',
  );
  expect(managing.map(({ path }) => path).toSorted()).toEqual(changes.map(([{ path }]) => path).toSorted());
});

describe('a confirmation of the password', () => {
  it('needs the right password, is limited like a change of the password, and both are recorded', async () => {
    const outcomes = [];
    for (let i = 0; i < 13; i += 1) outcomes.push(await confirm(mei, 'wrong-one'));
    expect(outcomes).toEqual([
      ...Array.from({ length: 10 }, () => [400, 'wrong_password']),
      ...Array.from({ length: 3 }, () => [429, 'too_many_requests']),
    ]);
    expect(await confirm(mei)).toEqual([429, 'too_many_requests']);
    expect(await startSetup(mei)).toEqual(UNCONFIRMED);
    expect(await eventsOf(mei)).toEqual([
      'account.registered',
      ...Array.from({ length: 10 }, () => 'password.rejected'),
      'password_confirmation.limited',
    ]);
  });

  it('is recorded, and forgets the wrong passwords before it', async () => {
    for (let i = 0; i < 9; i += 1) await confirm(mei, 'wrong-one');
    expect(await confirm(mei)).toEqual([204, undefined]);
    expect((await eventsOf(mei)).at(-1)).toBe('password.confirmed');
    expect(await confirm(mei, 'wrong-one')).toEqual([400, 'wrong_password']);
  });

  it('is good for ten minutes', async () => {
    await confirm(mei);
    expect(await startSetup(mei)).toEqual([200, undefined]);
    const key = `password-confirmed:${mei.sessionId}`;
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    await app.redis.pexpire(key, 0);
    expect(await startSetup(mei)).toEqual(UNCONFIRMED);
  });

  it('is good for one session of one user', async () => {
    await confirm(mei);
    expect(await startSetup({ userId: mei.userId, sessionId: 'another session' })).toEqual(UNCONFIRMED);
    const tom = await newUser();
    expect(await startSetup({ userId: tom.userId, sessionId: mei.sessionId })).toEqual(UNCONFIRMED);
    expect(await startSetup(mei)).toEqual([200, undefined]);
  });
});

describe('a new passkey', () => {
  const rejected = { statusCode: 400, code: 'passkey_rejected' };

  it('is created for the challenge of this session, once', async () => {
    const [tom, authenticator] = [await newUser(), new SoftwareAuthenticator()];
    const ofTom = authenticator.create(await tom.creationOptions(), { origin: ORIGIN });
    expect((await mei.storePasskey(ofTom)).json()).toMatchObject(rejected);
    const response = authenticator.create(await mei.creationOptions(), { origin: ORIGIN });
    const otherSession = new SecondFactorClient(app, mei.userId, 'another session');
    expect((await otherSession.storePasskey(response)).json()).toMatchObject(rejected);
    expect((await mei.storePasskey(response)).statusCode).toBe(200);
    expect((await mei.storePasskey(response)).json()).toMatchObject(rejected);
    expect((await tom.storePasskey(ofTom)).statusCode).toBe(200);
  });

  it('is rejected after ten minutes', async () => {
    const response = new SoftwareAuthenticator().create(await mei.creationOptions(), { origin: ORIGIN });
    const key = `passkey-challenge:${mei.sessionId}`;
    expect(await app.redis.ttl(key)).toBeGreaterThan(590);
    await app.redis.pexpire(key, 0);
    expect((await mei.storePasskey(response)).json()).toMatchObject(rejected);
  });

  it('needs an origin', async () => {
    await confirm(mei);
    expect(await send(mei, routes.createPasskeyOptions, undefined, { origin: null })).toEqual([400, 'invalid_address']);
  });
});

type SetUp = (factors: SecondFactorClient, client: Partial<Client>) => ReturnType<SocialApp['request']>;
describe.each<[string, SetUp]>([
  [
    'an authenticator app',
    async (factors, client) => factors.manage('POST', '/totp/confirm', { code: await factors.startTotp() }, client),
  ],
  [
    'a passkey',
    async (factors, client) => {
      const response = new SoftwareAuthenticator().create(await factors.creationOptions(), { origin: ORIGIN });
      return factors.manage('POST', '/passkeys', { name: 'a key', response }, client);
    },
  ],
])('the set-up of %s', (_, setUp) => {
  const createdAt = '2026-01-02T03:04:05.000Z';
  const begin = async (userId: string, record: Partial<SessionRecord> = {}) =>
    (await new StoredSessions(app.redis).begin({ userId, createdAt, ...record })).sessionId;
  const restricted = { secondFactorSetupRequired: true };
  /** A session that is restricted to the set-up. */
  const newRestricted = async (browser: string) => {
    const { id } = await storeUser(app);
    return new SecondFactorClient(app, id, await begin(id, { ...restricted, browser }));
  };
  const idsOf = (userId: string) => new StoredSessions(app.redis).idsOf(userId);

  it('gives a restricted session a new id and all rights; the password stays confirmed and the device is known', async () => {
    const factors = await newRestricted('Firefox');
    const { statusCode, headers } = await setUp(factors, restricted);
    expect(statusCode).toBe(200);
    const [sessionId] = await idsOf(factors.userId);
    expect(headers['x-memory-session']).toBe(`begun ${sessionId}`);
    expect(sessionId).not.toBe(factors.sessionId);
    expect(await app.redis.exists(`session:${factors.sessionId}`)).toBe(0);
    const record = JSON.parse((await app.redis.get(`session:${sessionId}`)) ?? '') as SessionRecord;
    expect(record).toEqual({
      userId: factors.userId,
      createdAt,
      browser: 'Firefox',
      secondFactorSetupRequired: false,
    });
    expect(await startSetup({ userId: factors.userId, sessionId: sessionId! })).toEqual([200, undefined]);
    const device = new URLSearchParams(String(headers['x-memory-cookies'])).get('device') ?? '';
    const { username } = await app.database.account.findUniqueOrThrow({ where: { id: factors.userId } });
    const deviceKey = await app.app.get(ReadKnownDeviceKey, { strict: false }).execute(username);
    const { SESSION_SECRET: secret } = app.app.get<SocialConfig>(CONFIG, { strict: false });
    const tokens = parseUnverifiedDeviceTokens(device, new Date());
    expect(findDeviceToken(tokens, { secret, deviceKey })).toBeDefined();
  });

  it('other sessions that have shown the password alone end', async () => {
    const factors = await newRestricted('Firefox');
    const [stranger, ofTom] = [await begin(factors.userId, restricted), await begin((await newUser()).userId)];
    await setUp(factors, restricted);
    expect(await app.redis.exists(`session:${stranger}`)).toBe(0);
    expect(await app.redis.exists(`session:${ofTom}`)).toBe(1);
  });

  it('changes neither a session that is not restricted nor the other sessions of its user', async () => {
    const { id } = await storeUser(app);
    const factors = new SecondFactorClient(app, id, await begin(id));
    await begin(id);
    const before = await idsOf(id);
    const { statusCode, headers } = await setUp(factors, {});
    expect([statusCode, headers['x-memory-session'], headers['x-memory-cookies']]).toEqual([200, undefined, undefined]);
    expect(await idsOf(id)).toEqual(before);
  });

  it('begins no session in place of one that has ended or was revoked meanwhile', async () => {
    const ended = await newRestricted('Firefox');
    await new StoredSessions(app.redis).end(ended.sessionId);
    const response = await setUp(ended, restricted);
    expect([response.statusCode, response.headers['x-memory-session']]).toEqual([200, undefined]);
    const revoked = await newRestricted('Firefox');
    await app.redis.set(`sessions-of:${revoked.userId}:revoked-before`, new Date().toISOString());
    expect((await setUp(revoked, restricted)).json()).toMatchObject({ code: 'invalid_credentials' });
    expect([await idsOf(ended.userId), await idsOf(revoked.userId)]).toEqual([[], []]);
  });

  it('that is rejected leaves the session restricted', async () => {
    const factors = await newRestricted('Firefox');
    const response = await factors.manage('POST', '/totp/confirm', { code: '000000' }, restricted);
    expect([response.statusCode, response.headers['x-memory-session']]).toEqual([409, undefined]);
    expect(await idsOf(factors.userId)).toEqual([factors.sessionId]);
  });
});
