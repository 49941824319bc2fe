import { randomUUID } from 'node:crypto';
import type { User } from '@memory/contracts';
import { normalizeCode } from '@memory/contracts/text';
import { sessionsRevoked } from '@memory/events';
import { countRowsByTable, eventually, failNextWrite } from '@memory/testing';
import fc from 'fast-check';
import { createResetCode, resetCodeSelector } from '../src/password-resets/reset-code.ts';
import { WRONG_GUESSES_MAX } from '../src/password-resets/verify-reset-code.ts';
import { openExternalAccount, registerUser, TEST_PASSWORD } from './factories.ts';
import { codeIn, NEW_PASSWORD, PUBLIC_URL, type ResetApp, startResetApp } from './password-reset-app.ts';
import { readSecurityLog } from './security-log-rows.ts';

let app: ResetApp;
beforeAll(async () => {
  app = await startResetApp();
});
afterAll(() => app.close());

const withMail = () => registerUser(app, { email: `${randomUUID()}@example.com` });
const mailedCode = async (user: User) => codeIn((await app.mailsAfterRequest(user.username))[0]!);
const INVALID = {
  statusCode: 400,
  code: 'reset_code_invalid',
  message: 'This reset code is not valid: it is wrong, was used before, or is too old. Please ask for a new one.',
};
/** Another code with the same first part. */
const wrongCodeLike = (code: string) => `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
const expectInvalid = async (code: string) => expect((await app.reset(code)).json()).toEqual(INVALID);

describe('a code', () => {
  it('is readable, and different each time', () => {
    const codes = Array.from({ length: 1_000 }, createResetCode);
    for (const code of codes) expect(code).toMatch(/^([2-9B-HJKMNP-TV-Z]{4}-){4}[2-9B-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('means the same in any case, with any spaces, hyphens and character width', () => {
    const separator = fc.constantFrom('', ' ', '-', '–', '\u3000', '\n');
    fc.assert(
      fc.property(fc.array(separator, { minLength: 21, maxLength: 21 }), fc.boolean(), (separators, isLower) => {
        const code = normalizeCode(createResetCode());
        const written = separators.map((text, i) => text + (code[i] ?? '')).join('');
        const typed = isLower ? written.toLowerCase() : written;
        expect(normalizeCode(typed)).toBe(code);
        expect(resetCodeSelector(typed)).toBe(code.slice(0, 8));
      }),
    );
  });

  it('of an administrator comes once, with its link, and is stored as hashes', async () => {
    const user = await registerUser(app);
    const { code, link, expiresAt } = await app.createCode(user, 2);
    expect(link).toBe(`${PUBLIC_URL}/reset-password#${code}`);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(120);
    const rows = JSON.stringify(await app.database.$queryRaw`SELECT *, encode(code_hash, 'escape') FROM reset_code`);
    for (const part of code.split('-')) expect(rows).not.toContain(part);
    expect(await readSecurityLog(app, 'admin.reset_code_created')).toContainEqual(
      expect.objectContaining({ target_user_id: user.id, user_id: null, details: {} }),
    );
  });

  it('has no link without a public address, and there are no mails then', async () => {
    const plain = await startResetApp({ SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: '' });
    const user = await registerUser(plain);
    expect(await plain.createCode(user)).toMatchObject({ link: null });
    const before = await countRowsByTable(plain.database);
    expect((await plain.requestMail(user.username)).json()).toMatchObject({
      statusCode: 404,
      code: 'password_reset_mail_unavailable',
    });
    expect(await countRowsByTable(plain.database)).toEqual(before);
    await plain.close();
  });

  it('sets the new password once, whichever way it came', async () => {
    const user = await withMail();
    const { code: shown } = await app.createCode(user);
    const response = await app.reset(` ${shown.toLowerCase().replaceAll('-', ' ')} `);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await expectInvalid(shown);
    expect([await app.signInStatus(user), await app.signInStatus(user, NEW_PASSWORD)]).toEqual([401, 200]);
    const code = await mailedCode(user);
    expect((await app.reset(code, 'yet another one')).statusCode).toBe(204);
    await expectInvalid(code);
    expect(await app.signInStatus(user, 'yet another one')).toBe(200);
    const rows = (await readSecurityLog(app, 'password.reset')).filter(({ user_id }) => user_id === user.id);
    expect(rows.map(({ details }) => details)).toEqual([{ method: 'admin' }, { method: 'mail' }]);
  });

  it('works once of ten parallel requests, and of two codes of an account', async () => {
    const user = await withMail();
    const codes = [(await app.createCode(user)).code, await mailedCode(user)];
    const attempts = Array.from({ length: 10 }, (_, i) => app.reset(codes[i % 2]!, `parallel secret ${i}`));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, ...Array<number>(9).fill(400)]);
    for (const code of codes) await expectInvalid(code);
    expect(await app.database.resetCode.count({ where: { accountId: user.id } })).toBe(0);
  });

  it('is replaced by a newer one; a mail leaves that of the administrator', async () => {
    const user = await withMail();
    const first = await app.createCode(user);
    const second = await app.createCode(user);
    const [firstMail, secondMail] = [await mailedCode(user), await mailedCode(user)];
    for (const code of [first.code, firstMail]) await expectInvalid(code);
    const third = await app.createCode(user);
    for (const code of [second.code, secondMail]) await expectInvalid(code);
    expect((await app.reset(third.code)).statusCode).toBe(204);
  });

  it('of an administrator outlives the mails that others ask for', async () => {
    const user = await withMail();
    const { code } = await app.createCode(user);
    await mailedCode(user);
    expect((await app.reset(code)).statusCode).toBe(204);
  });

  it('is invalid after its time', async () => {
    const user = await registerUser(app);
    const { code } = await app.createCode(user);
    await app.database.resetCode.updateMany({ where: { accountId: user.id }, data: { expiresAt: new Date() } });
    await expectInvalid(code);
    expect(await app.signInStatus(user)).toBe(200);
  });

  it('is invalid after the user has changed the password', async () => {
    const user = await withMail();
    const codes = [(await app.createCode(user)).code, await mailedCode(user)];
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'changed by hand' };
    expect((await app.request('POST', '/api/change-password', { as: user.id, body })).statusCode).toBe(204);
    for (const code of codes) await expectInvalid(code);
    expect(await app.signInStatus(user, 'changed by hand')).toBe(200);
  });

  it('goes with the account', async () => {
    const user = await withMail();
    const codes = [(await app.createCode(user)).code, await mailedCode(user)];
    expect((await app.request('DELETE', `/internal/accounts/${user.id}`)).statusCode).toBe(204);
    for (const code of codes) await expectInvalid(code);
    expect(await app.database.resetCode.count({ where: { accountId: user.id } })).toBe(0);
    expect(await app.database.passwordResetRequest.count({ where: { accountId: user.id } })).toBe(0);
  });

  it('of another user stays', async () => {
    const [mei, tom] = [await registerUser(app), await registerUser(app)];
    const [ofMei, ofTom] = [await app.createCode(mei), await app.createCode(tom)];
    await app.reset(ofMei.code);
    expect(await app.signInStatus(mei, NEW_PASSWORD)).toBe(200);
    expect([await app.signInStatus(tom), (await app.reset(ofTom.code)).statusCode]).toEqual([200, 204]);
  });

  it.each([['2222-2222-2222-2222-2222'], ['a'], ['密码'], ['K7QD-3XVM']])(
    '%j, which was never created, changes nothing',
    async (code) => {
      const before = await countRowsByTable(app.database);
      await expectInvalid(code);
      expect(await countRowsByTable(app.database)).toEqual(before);
      expect((await readSecurityLog(app, 'password_reset.rejected')).at(-1)).toMatchObject({ user_id: null });
    },
  );
});

describe('guesses of a code whose first part is known', () => {
  it('end the code after five, also in parallel', async () => {
    const user = await registerUser(app);
    const { code } = await app.createCode(user);
    await Promise.all(Array.from({ length: WRONG_GUESSES_MAX }, () => expectInvalid(wrongCodeLike(code))));
    await expectInvalid(code);
    expect(await app.signInStatus(user)).toBe(200);
    const rejected = (await readSecurityLog(app, 'password_reset.rejected')).filter(
      ({ user_id }) => user_id === user.id,
    );
    expect(rejected).toHaveLength(WRONG_GUESSES_MAX);
  });

  it('leave the code valid before that', async () => {
    const { code } = await app.createCode(await registerUser(app));
    for (let i = 1; i < WRONG_GUESSES_MAX; i += 1) await expectInvalid(wrongCodeLike(code));
    expect((await app.reset(code)).statusCode).toBe(204);
  });
});

it('a password that the strong rules reject keeps the code valid and is no guess', async () => {
  const strict = await startResetApp({ PRESET: 'school' });
  const user = await registerUserAsAdmin(strict);
  const { code } = await strict.createCode(user);
  for (const password of ['1234567', 'iloveyou', user.username, 'password1', 'qwertyuiop', 'abcdefgh']) {
    const response = await strict.reset(code, password);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'invalid_request', errors: [{ path: 'newPassword' }] },
    ]);
  }
  expect((await strict.reset(wrongCodeLike(code), 'iloveyou')).json()).toEqual(INVALID);
  expect((await strict.reset(code)).statusCode).toBe(204);
  await strict.close();
});

/** Registers a user where registration needs an invitation. */
async function registerUserAsAdmin(strict: ResetApp): Promise<User> {
  const invitation = await strict.request('POST', '/internal/invitations', { body: { label: 'x', uses: 1, days: 1 } });
  return registerUser(strict, { invitationCode: invitation.json<{ code: string }>().code });
}

it('an account of an external provider and an unknown one get no code', async () => {
  const external = await openExternalAccount(app, { subject: randomUUID() });
  for (const [id, status, code] of [
    [external.id, 409, 'account_without_password'],
    [randomUUID(), 404, 'user_not_found'],
  ]) {
    const response = await app.request('POST', `/internal/accounts/${id}/reset-codes`, { body: { hours: 1 } });
    expect(response.json()).toMatchObject({ statusCode: status, code });
  }
  expect(await app.database.resetCode.count({ where: { accountId: external.id } })).toBe(0);
});

it('a reset publishes one event for the gateway, which contains no code', async () => {
  const user = await registerUser(app);
  const { code } = await app.createCode(user);
  await app.reset(code);
  await eventually(async () => {
    const entries = (await app.redis.xrange('events:social', '-', '+')).map(([, fields]) => fields[1]!);
    const events = entries.filter((text) => text.includes(sessionsRevoked.type) && text.includes(user.id));
    expect(events.map((text) => (JSON.parse(text) as { data: object }).data)).toEqual([{ userId: user.id }]);
    for (const entry of entries) expect(entry).not.toContain(code);
  });
});

it.each([['outbox'], ['security_log"."security_event']])(
  'a reset is rolled back when %s cannot be written, and the code stays valid',
  async (table) => {
    const user = await registerUser(app);
    const { code } = await app.createCode(user);
    const hasFailed = await failNextWrite(app.database, table, 'insert');
    expect((await app.reset(code)).statusCode).toBe(500);
    expect(await hasFailed()).toBe(true);
    expect(await app.signInStatus(user)).toBe(200);
    expect((await app.reset(code)).statusCode).toBe(204);
  },
);
