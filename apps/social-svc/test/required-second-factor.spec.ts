import { sessionsRevoked } from '@memory/events';
import fc from 'fast-check';
import {
  countFactors,
  decideSignIn,
  mayRemoveFactor,
  type SecondFactorState,
} from '../src/second-factor/second-factor.policy.ts';
import { registerUser } from './factories.ts';
import { newClient, SecondFactorClient } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code;
const setRequired = (client: SecondFactorClient, required: boolean) =>
  client.request('PATCH', '/second-factor', { required });
const revocationsOf = async ({ userId }: SecondFactorClient) =>
  (await app.redis.xrange('events:social', '-', '+')).filter(
    ([, fields]) => fields.join(' ').includes(sessionsRevoked.type) && fields.join(' ').includes(userId),
  ).length + (await app.database.outboxEvent.count({ where: { type: sessionsRevoked.type, entityId: userId } }));
async function externalUser(): Promise<SecondFactorClient> {
  const { id } = await registerUser(app);
  await app.database.externalIdentity.create({ data: { issuer: 'https://id.example', subject: id, accountId: id } });
  return new SecondFactorClient(app, id);
}

describe('what a sign-in needs', () => {
  const state = fc.record<SecondFactorState>({
    isExternal: fc.boolean(),
    isRequired: fc.boolean(),
    hasTotp: fc.boolean(),
    passkeyCount: fc.nat({ max: 3 }),
  });

  it.each<[Partial<SecondFactorState>, string]>([
    [{}, 'none'],
    [{ isRequired: true }, 'setup'],
    [{ hasTotp: true }, 'second_factor'],
    [{ passkeyCount: 1 }, 'second_factor'],
    [{ isRequired: true, passkeyCount: 1 }, 'second_factor'],
    [{ isExternal: true }, 'none'],
    [{ isExternal: true, isRequired: true }, 'none'],
  ])('%j: %s', (given, expected) => {
    const none = { isExternal: false, isRequired: false, hasTotp: false, passkeyCount: 0 };
    expect(decideSignIn({ ...none, ...given })).toBe(expected);
  });

  it('is the second factor exactly where there is one, and a required one is never lost by a removal', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(decideSignIn(given) === 'second_factor').toBe(countFactors(given) > 0);
        expect(mayRemoveFactor(given)).toBe(!given.isRequired || countFactors(given) > 1);
      }),
    );
  });
});

describe('a required second factor', () => {
  it('has to be set up, ends the sessions, and is recorded', async () => {
    const mei = await newClient(app);
    expect((await setRequired(mei, true)).statusCode).toBe(204);
    expect(await mei.requirement()).toMatchObject({ requirement: 'setup', methods: [] });
    expect((await mei.manage('GET', '')).json()).toMatchObject({ offered: true, required: true });
    expect(await revocationsOf(mei)).toBeGreaterThan(0);
    expect((await readSecurityLog(app, 'admin.second_factor_required')).at(-1)).toMatchObject({
      user_id: null,
      target_user_id: mei.userId,
    });
    await mei.addTotp();
    expect(await mei.requirement()).toMatchObject({ requirement: 'second_factor' });
  });

  it('cannot be removed, unless another one is left', async () => {
    const mei = await newClient(app);
    await setRequired(mei, true);
    await mei.addTotp();
    expect(codeOf(await mei.manage('DELETE', '/totp'))).toBe('last_second_factor');
    await mei.addPasskey();
    expect((await mei.manage('DELETE', '/totp')).statusCode).toBe(204);
    const { id } = await app.database.passkey.findFirstOrThrow({ where: { accountId: mei.userId } });
    expect(codeOf(await mei.manage('DELETE', `/passkeys/${id}`))).toBe('last_second_factor');
    expect(await mei.requirement()).toMatchObject({ methods: ['passkey', 'recovery_code'] });
  });

  it('keeps one of two factors that are removed at once', async () => {
    const mei = await newClient(app);
    await setRequired(mei, true);
    await mei.addTotp();
    await mei.addPasskey();
    const { id } = await app.database.passkey.findFirstOrThrow({ where: { accountId: mei.userId } });
    const removed = await Promise.all([mei.manage('DELETE', '/totp'), mei.manage('DELETE', `/passkeys/${id}`)]);
    expect(removed.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  });

  it('is no longer required after the administrator said so', async () => {
    const mei = await newClient(app);
    await setRequired(mei, true);
    await mei.addTotp();
    await setRequired(mei, false);
    expect((await mei.manage('DELETE', '/totp')).statusCode).toBe(204);
    expect((await readSecurityLog(app, 'admin.second_factor_optional')).at(-1)).toMatchObject({
      target_user_id: mei.userId,
    });
  });
});

describe('a reset', () => {
  it('removes everything that was set up, ends the sessions, and keeps the requirement', async () => {
    const mei = await newClient(app);
    await setRequired(mei, true);
    await mei.addTotp();
    await mei.addPasskey();
    await mei.manage('POST', '/totp');
    const before = await revocationsOf(mei);
    expect((await mei.request('DELETE', '/second-factor')).statusCode).toBe(204);
    expect(await mei.requirement()).toMatchObject({ requirement: 'setup', methods: [] });
    const where = { accountId: mei.userId };
    const { totp, totpSetup, passkey, recoveryCode } = app.database;
    expect(
      await Promise.all([
        totp.count({ where }),
        totpSetup.count({ where }),
        passkey.count({ where }),
        recoveryCode.count({ where }),
      ]),
    ).toEqual([0, 0, 0, 0]);
    expect(await revocationsOf(mei)).toBeGreaterThan(before);
    expect((await readSecurityLog(app, 'admin.second_factor_reset')).at(-1)).toMatchObject({
      target_user_id: mei.userId,
    });
  });

  it.each(['PATCH', 'DELETE'] as const)('%s of a user who does not exist is 404', async (method) => {
    const unknown = new SecondFactorClient(app, '0197a3f0-0000-7000-8000-000000000001');
    expect(codeOf(await unknown.request(method, '/second-factor', { required: true }))).toBe('user_not_found');
  });
});

it('an account of an external provider is offered none', async () => {
  const mei = await externalUser();
  expect((await mei.manage('GET', '')).json()).toMatchObject({ offered: false });
  expect(codeOf(await setRequired(mei, true))).toBe('second_factor_not_offered');
  for (const [method, path, body] of [
    ['POST', '/totp', undefined],
    ['POST', '/totp/confirm', { code: '123456' }],
    ['DELETE', '/totp', undefined],
    ['POST', '/passkey-options', undefined],
    ['POST', '/recovery-codes', undefined],
  ] as const)
    expect(codeOf(await mei.manage(method, path, body))).toBe('second_factor_not_offered');
});
