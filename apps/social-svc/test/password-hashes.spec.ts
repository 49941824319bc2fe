import { eventually } from '@memory/testing';
import { hash } from '@node-rs/argon2';
import { PasswordHasher } from '../src/accounts/password-hasher.ts';
import { registerUser, TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const CURRENT_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const CURRENT = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const OLD_COST = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };
const signIn = async (username: string, password = TEST_PASSWORD) =>
  (await app.request('POST', '/api/simple-login', { body: { username, password } })).statusCode;
const accountOf = (id: string) => app.database.account.findUniqueOrThrow({ where: { id } });
/** Registers a user whose password was hashed when the cost was lower. */
async function userWithOldHash() {
  const user = await registerUser(app);
  await app.database.account.update({
    where: { id: user.id },
    data: { passwordHash: await hash(TEST_PASSWORD, OLD_COST) },
  });
  return user;
}

describe('a hash of a lower cost', () => {
  it('is renewed at the sign-in, and the password stays the same', async () => {
    const { id, username } = await userWithOldHash();
    const before = await accountOf(id);
    expect(await signIn(username)).toBe(200);
    const { passwordHash, ...after } = await accountOf(id);
    expect(passwordHash).toMatch(CURRENT_COST);
    expect({ ...after, passwordHash: before.passwordHash }).toEqual(before);
    expect([await signIn(username), await signIn(username, 'wrong-one')]).toEqual([200, 401]);
  });

  it('is renewed once by concurrent sign-ins, which all succeed', async () => {
    const { id, username } = await userWithOldHash();
    const statuses = await Promise.all(Array.from({ length: 4 }, () => signIn(username)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await accountOf(id)).passwordHash).toMatch(CURRENT_COST);
    expect(await signIn(username)).toBe(200);
  });

  it('does not replace the hash of a password that is changed at the same moment', async () => {
    const { id, username } = await userWithOldHash();
    const { database } = app;
    const passwordHash = await hash('a new password', OLD_COST);
    const signingIn = await database.$transaction(async (tx) => {
      await tx.account.update({ where: { id }, data: { passwordHash } });
      const result = signIn(username);
      await eventually(async () => {
        const waiting = await database.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE account SET password_hash%'`;
        expect(waiting).toHaveLength(1);
      });
      return { result };
    });
    expect(await signingIn.result).toBe(200);
    expect((await accountOf(id)).passwordHash).toBe(passwordHash);
  });

  it('stays as it is after a wrong password', async () => {
    const { id, username } = await userWithOldHash();
    const before = await accountOf(id);
    expect(await signIn(username, 'wrong-one')).toBe(401);
    expect(await accountOf(id)).toEqual(before);
  });
});

it('a hash of the present cost is not renewed', async () => {
  const { id, username } = await registerUser(app);
  const before = await accountOf(id);
  await signIn(username);
  expect(await accountOf(id)).toEqual(before);
});

describe('a password', () => {
  const composed = 'Café-pass-１';
  const otherForms = [composed.normalize('NFD'), composed.normalize('NFKC'), composed.normalize('NFKD')];

  it('is the same however the keyboard writes its letters and digits', async () => {
    const { username } = await registerUser(app, { password: composed });
    for (const typed of [composed, ...otherForms]) expect(await signIn(username, typed)).toBe(200);
    expect(await signIn(username, 'Cafe-pass-1')).toBe(401);
  });

  it('of which an earlier release stored the hash as it was typed goes on being accepted', async () => {
    const { id, username } = await registerUser(app);
    const passwordHash = await hash(otherForms[0]!, CURRENT);
    await app.database.account.update({ where: { id }, data: { passwordHash } });
    expect([await signIn(username, otherForms[0]), await signIn(username, 'Cafe-pass-1')]).toEqual([200, 401]);
  });
});

it('the password of an unknown user is compared in both forms, too, and rejected', async () => {
  expect(await signIn('nobody-has-this-name', 'Café-pass-１')).toBe(401);
});

describe('a hash is outdated', () => {
  const hasher = new PasswordHasher();
  it.each([
    ['with less memory', '$argon2id$v=19$m=19455,t=2,p=1$c2FsdA$aGFzaA', true],
    ['with fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
    ['of another algorithm', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
    ['of an older version', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
    ['which is no hash', '', true],
    ['but not with the present cost', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
    ['but not with a higher cost', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA', false],
  ])('%s', (_, passwordHash, isOutdated) => {
    expect(hasher.isOutdated(passwordHash)).toBe(isOutdated);
  });

  it('unless it is new', async () => {
    expect(hasher.isOutdated(await hasher.hash(TEST_PASSWORD))).toBe(false);
  });
});
