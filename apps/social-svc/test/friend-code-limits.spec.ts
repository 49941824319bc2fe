import type { OwnFriendCode } from '@memory/contracts';
import { createIdentityHeaders, TEST_CLIENT } from '@memory/service-kit/testing';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(async () => {
  const limits = await app.redis.keys('limit:*');
  if (limits.length > 0) await app.redis.del(limits);
});
afterAll(() => app.close());

const ADDRESS = '192.0.2.1';
const newUser = async () => (await storeUser(app)).id;
const newCode = async (as: string) =>
  (await app.request('POST', '/api/friend-code', { as })).json<OwnFriendCode>().code ?? '';
const enter = (as: string, code: string, addressKey = ADDRESS) =>
  app.request('POST', '/api/friend-requests', { as, body: { code }, client: { addressKey } });

describe('entering a friend code', () => {
  it('is limited to 20 wrong codes of a user in an hour, from any addresses and in parallel', async () => {
    const userId = await newUser();
    const wrong = await Promise.all(Array.from({ length: 25 }, (_, i) => enter(userId, `wrong ${i}`, `192.0.2.${i}`)));
    expect(wrong.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(20).fill(404),
      ...Array<number>(5).fill(429),
    ]);
    // The response to a right code is the same, so that the limit cannot be used to go on guessing.
    const limited = await enter(userId, await newCode(await newUser()));
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 50 * 60]).toEqual([429, true]);
    // The log has one row, however often the limit was hit.
    expect(await readSecurityLog(app, 'friend_code.limited')).toMatchObject([{ user_id: userId }]);
    // Addresses are not charged for what the limit of the user rejects.
    expect(Number((await app.redis.get(`limit:friend-codes-of-address:${ADDRESS}`)) ?? 0)).toBeLessThan(2);
  });

  it('is limited to 200 wrong codes of an address in an hour, with any accounts', async () => {
    await app.redis.set(`limit:friend-codes-of-address:${ADDRESS}`, 198, 'EX', 600);
    const [mei, tom] = [await newUser(), await newUser()];
    expect((await enter(mei, 'wrong')).statusCode).toBe(404);
    expect((await enter(tom, 'wrong')).statusCode).toBe(404);
    expect((await enter(tom, 'wrong')).statusCode).toBe(429);
    expect((await enter(tom, 'wrong', '192.0.2.77')).statusCode).toBe(404);
    expect(await app.redis.get(`limit:friend-codes-of-user:${tom}`)).toBe('2');
  });

  it('counts no right code, and no code that is rejected for another reason', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    await app.database.friendAdditions.create({ data: { userId: mei, count: 199 } });
    const statuses = [];
    for (const code of [await newCode(tom), await newCode(mei), await newCode(await newUser())])
      statuses.push((await enter(mei, code)).statusCode);
    expect(statuses).toEqual([200, 400, 429]);
    for (const key of [`of-user:${mei}`, `of-address:${ADDRESS}`])
      expect(Number((await app.redis.get(`limit:friend-codes-${key}`)) ?? 0)).toBe(0);
  });

  it('leaves no code in Redis', async () => {
    await enter(await newUser(), 'CODE-T0-FIND');
    const keys = await app.redis.keys('*');
    const values = await Promise.all(
      keys.filter((key) => key.startsWith('limit:friend')).map((key) => app.redis.get(key)),
    );
    expect([...keys, ...values].join(' ')).not.toContain('T0-FIND');
  });

  it('without a client in the signed identity is rejected, also when another service names one', async () => {
    const [userId, request] = [await newUser(), { method: 'POST', url: '/api/friend-requests' } as const];
    const claims = { service: 'social-svc', userId, caller: 'gateway', use: 'browser' } as const;
    const send = async (identity: Parameters<typeof createIdentityHeaders>[0]) =>
      app.app.inject({ ...request, headers: await createIdentityHeaders(identity), payload: { code: 'x' } });
    const client = TEST_CLIENT;
    expect((await send(claims)).statusCode).toBe(401);
    expect((await send({ ...claims, client, caller: 'media-svc' })).statusCode).toBe(401);
    expect((await send({ ...claims, client, use: 'internal' })).statusCode).toBe(401);
    expect((await send({ ...claims, client })).statusCode).toBe(404);
  });
});
