import type { FriendRequest, OwnFriendCode } from '@memory/contracts';
import { normalizeCode } from '@memory/contracts/text';
import fc from 'fast-check';
import { createShortCode, presentShortCode } from '../src/codes/short-code.ts';
import { DeleteExpiredFriendCodes } from '../src/friend-codes/delete-expired-friend-codes.ts';
import { FRIEND_CODE_DAYS } from '../src/friend-codes/friend-code.policy.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

/** On this installation, adding a friend by id needs no approval. Adding one by a friend code still does. */
let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'none' });
});
afterAll(() => app.close());

const newUser = async () => (await storeUser(app)).id;
const newCode = async (as: string) => {
  const { code } = (await app.request('POST', '/api/friend-code', { as })).json<OwnFriendCode>();
  return code ?? '';
};
const readCode = async (as: string) => (await app.request('GET', '/api/friend-code', { as })).json<OwnFriendCode>();
const enter = (as: string, code: string) => app.request('POST', '/api/friend-requests', { as, body: { code } });
const add = (as: string, friendId: string) => app.request('POST', '/api/friends', { as, body: { friendId } });
const block = (as: string, userId: string) => app.request('POST', '/api/blocks', { as, body: { userId } });
const requestsOf = async (as: string) =>
  (await app.request('GET', '/api/friend-requests', { as })).json<FriendRequest[]>();
const relation = async (one: string, other: string) =>
  (await app.request('GET', `/internal/relations/${one}/${other}`)).json<{ relation: string }>().relation;
const endFriendship = async (one: string, other: string) => {
  await add(one, other);
  await app.request('DELETE', `/api/friends/${other}`, { as: one });
};
const expire = (accountId: string) =>
  app.database.friendCode.update({ where: { accountId }, data: { expiresAt: new Date() } });
const eventsOf = async (userId: string) => {
  const rows = await app.database.$queryRaw<{ event: string }[]>`
    SELECT event FROM security_log.security_event WHERE user_id = ${userId}::uuid AND event LIKE 'friend%' ORDER BY id`;
  return rows.map(({ event }) => event);
};

describe('the own friend code', () => {
  it('does not exist before its owner creates it; it is valid for 90 days, and a new one replaces it', async () => {
    const mei = await newUser();
    expect(await readCode(mei)).toEqual({ code: null, expiresAt: null });
    const created = (await app.request('POST', '/api/friend-code', { as: mei })).json<OwnFriendCode>();
    expect(created.code).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    const days = (Date.parse(created.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(FRIEND_CODE_DAYS);
    expect(await readCode(mei)).toEqual(created);
    const renewed = await newCode(mei);
    expect(renewed).not.toBe(created.code);
    expect(await app.database.friendCode.count({ where: { accountId: mei } })).toBe(1);
    expect((await app.request('DELETE', '/api/friend-code', { as: mei })).statusCode).toBe(204);
    expect((await app.request('DELETE', '/api/friend-code', { as: mei })).statusCode).toBe(204);
    expect(await readCode(mei)).toEqual({ code: null, expiresAt: null });
    expect(await eventsOf(mei)).toEqual(['friend_code.created', 'friend_code.created', 'friend_code.deleted']);
  });

  it('contains nothing of its owner, needs a session, and is not created for a deleted account', async () => {
    const mei = await newUser();
    const code = await newCode(mei);
    expect(mei).not.toContain(code.slice(0, 4).toLowerCase());
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await app.request(method, '/api/friend-code')).statusCode).toBe(401);
    await app.request('DELETE', `/internal/accounts/${mei}`);
    const rejected = await app.request('POST', '/api/friend-code', { as: mei });
    expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([404, 'user_not_found']);
  });

  it('is not shown to its owner after it has expired, and deleted some time later', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    await newCode(mei);
    await newCode(tom);
    await expire(mei);
    expect(await readCode(mei)).toEqual({ code: null, expiresAt: null });
    await app.app.get(DeleteExpiredFriendCodes, { strict: false }).execute();
    const left = await app.database.friendCode.findMany({ where: { accountId: { in: [mei, tom] } } });
    expect(left.map(({ accountId }) => accountId)).toEqual([tom]);
  });
});

describe('a code that is typed', () => {
  it('is read with any case, width, spaces and hyphens', () => {
    const separator = fc.constantFrom('', ' ', '-', '–', '－', '\u3000');
    fc.assert(
      fc.property(
        fc.array(separator, { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        (gaps, low, wide) => {
          const code = createShortCode();
          const written = Array.from(code, (character, i) => {
            const cased = low ? character.toLowerCase() : character;
            return gaps[i] + (wide ? String.fromCodePoint(cased.codePointAt(0)! + 0xfee0) : cased);
          }).join('');
          expect(normalizeCode(written)).toBe(code);
          expect(normalizeCode(presentShortCode(code))).toBe(code);
        },
      ),
    );
  });

  it('sends its owner a request, also where no approval is required; only the owner makes it a friendship', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    const code = await newCode(mei);
    const response = await enter(tom, ` ${code.toLowerCase()} `);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: mei, email: null, friendship: 'pending' },
    ]);
    expect(await relation(tom, mei)).toBe('none');
    expect((await enter(tom, code)).json()).toMatchObject({ friendship: 'pending' });
    expect(await relation(tom, mei)).toBe('none');
    expect(await requestsOf(mei)).toMatchObject([{ id: tom, direction: 'incoming' }]);
    expect(await requestsOf(tom)).toMatchObject([{ id: mei, direction: 'outgoing' }]);
    expect(await eventsOf(tom)).toEqual(['friendship.requested']);
    await add(mei, tom);
    expect(await relation(tom, mei)).toBe('friend');
    expect((await enter(tom, code)).json()).toMatchObject({ friendship: 'friends' });
    expect(await relation(tom, mei)).toBe('friend');
  });

  it('accepts the request of its owner', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    await enter(mei, await newCode(tom));
    expect((await enter(tom, await newCode(mei))).json()).toMatchObject({ friendship: 'friends' });
    expect(await relation(tom, mei)).toBe('friend');
  });

  it('can be declined and withdrawn', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    const code = await newCode(mei);
    for (const [as, other] of [
      [mei, tom],
      [tom, mei],
    ] as const) {
      await enter(tom, code);
      expect((await app.request('DELETE', `/api/friends/${other}`, { as })).statusCode).toBe(204);
      expect([await requestsOf(mei), await requestsOf(tom)]).toEqual([[], []]);
    }
  });

  it('counts as a friend that is added, of whom a day has a largest number', async () => {
    const [mei, tom] = [await newUser(), await newUser()];
    await app.database.friendAdditions.create({ data: { userId: tom, count: 200 } });
    const response = await enter(tom, await newCode(mei));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([429, 'too_many_friends_added']);
    expect(await requestsOf(mei)).toEqual([]);
  });

  // The table of the policy, in two parts: who may use which code, and whose response is that to an unknown code.
  it.each([
    ['a stranger', async () => undefined, 'pending'],
    ['a former friend', endFriendship, 'pending'],
    ['a friend', add, 'friends'],
  ] as const)('used by %s', async (_, prepare, friendship) => {
    const [mei, tom] = [await newUser(), await newUser()];
    const code = await newCode(mei);
    await prepare(mei, tom);
    expect((await enter(tom, code)).json()).toMatchObject({ id: mei, friendship });
  });

  it('used by its owner', async () => {
    const mei = await newUser();
    const response = await enter(mei, await newCode(mei));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'friend_oneself']);
  });

  it.each([
    ['of a user who has blocked the sender', (mei: string, tom: string) => block(mei, tom)],
    ['of a user whom the sender has blocked', (mei: string, tom: string) => block(tom, mei)],
    ['that has expired', expire],
    ['that was replaced', newCode],
    ['that was deleted', (mei: string) => app.request('DELETE', '/api/friend-code', { as: mei })],
    ['of a deleted account', (mei: string) => app.request('DELETE', `/internal/accounts/${mei}`)],
  ] as const)('%s gets the response of an unknown code, and has no effect', async (_, prepare) => {
    const [mei, tom] = [await newUser(), await newUser()];
    const code = await newCode(mei);
    await prepare(mei, tom);
    const [response, unknown] = [await enter(tom, code), await enter(tom, 'ZZZZ-ZZZZ')];
    expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(unknown.json()).toMatchObject({ statusCode: 404, code: 'friend_code_unknown' });
    expect([await requestsOf(mei), await requestsOf(tom)]).toEqual([[], []]);
  });
});
