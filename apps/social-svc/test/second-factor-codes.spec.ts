import { normalizeCode } from '@memory/contracts/text';
import fc from 'fast-check';
import { newClient, nextCode, type SecondFactorClient, wrongCode } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const eventsOf = async ({ userId }: SecondFactorClient) =>
  (await readSecurityLog(app))
    .filter(({ user_id }) => user_id === userId)
    .map(({ event }) => event)
    .filter((event) => event !== 'sign_in.succeeded' && event !== 'sign_in.second_factor_requested');
/** Lets the code of the present time be used again, as if time had passed. */
const allowUsedCodes = ({ userId }: SecondFactorClient) =>
  app.database.totp.update({ where: { accountId: userId }, data: { lastUsedStep: 0n } });

describe('an authenticator app', () => {
  it('counts from the confirmation of its first code, which comes with recovery codes', async () => {
    const mei = await newClient(app);
    const setup = (await mei.manage('POST', '/totp')).json<{ secret: string; uri: string }>();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toMatch(new RegExp(`^otpauth://totp/Memory:u-.*secret=${setup.secret}`));
    expect(await mei.requirement()).toMatchObject({ requirement: 'none', methods: [] });
    const { recoveryCodes } = await mei.addTotp();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9B-Z]{4}-){2}[2-9B-Z]{4}$/);
    expect(await mei.requirement()).toMatchObject({ requirement: 'second_factor', methods: ['totp', 'recovery_code'] });
    expect((await mei.manage('GET', '')).json()).toEqual({
      offered: true,
      required: false,
      totp: { createdAt: expect.any(String) },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
  });

  it('accepts a code once, and none that is older', async () => {
    const mei = await newClient(app);
    const { totp, usedCode } = await mei.addTotp();
    const next = nextCode(totp);
    expect(await mei.verifyCode(usedCode)).toBe('wrong_code');
    expect(await mei.verifyCode(next)).toBe('accepted');
    expect(await mei.verifyCode(next)).toBe('wrong_code');
    expect(await mei.verifyCode(usedCode)).toBe('wrong_code');
  });

  it('accepts a code once of parallel sign-ins', async () => {
    const mei = await newClient(app);
    const { totp } = await mei.addTotp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => mei.pendingBrowser()));
    const code = nextCode(totp);
    const outcomes = await Promise.all(browsers.map((browser) => mei.verifyCode(code, browser)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  });

  it('accepts no code that is more than a minute old or early', async () => {
    const mei = await newClient(app);
    const { totp } = await mei.addTotp();
    await allowUsedCodes(mei);
    for (const minutes of [-2, 2, 60])
      expect(await mei.verifyCode(totp.generate({ timestamp: Date.now() + minutes * 60_000 }))).toBe('wrong_code');
    expect(await mei.verifyCode(totp.generate())).toBe('accepted');
  });

  it('accepts codes with spaces and in full width', async () => {
    const mei = await newClient(app);
    const { totp } = await mei.addTotp();
    const wide = nextCode(totp).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect(await mei.verifyCode(` ${wide.slice(0, 3)} ${wide.slice(3)}`)).toBe('accepted');
  });

  it('accepts no code of another account', async () => {
    const [mei, tom] = [await newClient(app), await newClient(app)];
    const [{ recoveryCodes }, { totp }] = [await mei.addTotp(), await tom.addTotp()];
    await allowUsedCodes(mei);
    expect(await mei.verifyCode(nextCode(totp))).toBe('wrong_code');
    expect(await tom.verifyCode(recoveryCodes[0]!)).toBe('wrong_code');
  });

  it('is replaced when the first code of another app is confirmed, not before', async () => {
    const mei = await newClient(app);
    const { totp: first } = await mei.addTotp();
    await mei.manage('POST', '/totp');
    expect(await mei.verifyCode(nextCode(first))).toBe('accepted');
    const { totp: second, recoveryCodes } = await mei.addTotp();
    expect(recoveryCodes).toBeNull();
    await allowUsedCodes(mei);
    expect(await mei.verifyCode(first.generate())).toBe('wrong_code');
    expect(await mei.verifyCode(second.generate())).toBe('accepted');
  });

  it('cannot be confirmed with a wrong code, without a setup, or after ten minutes', async () => {
    const mei = await newClient(app);
    const confirm = async (code: string) =>
      (await mei.manage('POST', '/totp/confirm', { code })).json<{ code: string }>().code;
    expect(await confirm('123456')).toBe('totp_setup_expired');
    const { totp } = await mei.addTotp();
    await mei.manage('POST', '/totp');
    expect(await confirm(totp.generate())).toBe('wrong_code');
    await app.database.totpSetup.update({
      where: { accountId: mei.userId },
      data: { startedAt: new Date(Date.now() - 10 * 60_000) },
    });
    expect(await confirm(totp.generate())).toBe('totp_setup_expired');
  });

  it('is stored encrypted, for its account alone', async () => {
    const [mei, tom] = [await newClient(app), await newClient(app)];
    const [{ totp }] = [await mei.addTotp(), await tom.addTotp()];
    const { secret } = await app.database.totp.findUniqueOrThrow({ where: { accountId: mei.userId } });
    expect(Buffer.from(secret).includes(Buffer.from(totp.secret.bytes))).toBe(false);
    await app.database.totp.update({ where: { accountId: tom.userId }, data: { secret, lastUsedStep: 0n } });
    expect(await tom.verifyCode(totp.generate())).toBe('wrong_code');
  });
});

describe('recovery codes', () => {
  it('are good once each, however they are typed', async () => {
    const mei = await newClient(app);
    const { recoveryCodes } = await mei.addTotp();
    const typed = ` ${recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')}`;
    expect(await mei.verifyCode(typed)).toBe('accepted');
    expect(await mei.verifyCode(recoveryCodes[0]!)).toBe('wrong_code');
    expect(await mei.verifyCode(recoveryCodes[1]!)).toBe('accepted');
    expect((await mei.manage('GET', '')).json()).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await eventsOf(mei)).toEqual([
      'account.registered',
      'second_factor.totp_setup_started',
      'second_factor.totp_added',
      'second_factor.recovery_codes_created',
      'second_factor.recovery_code_used',
      'sign_in.second_factor_failed',
      'second_factor.recovery_code_used',
    ]);
  });

  it('are good once of parallel sign-ins', async () => {
    const mei = await newClient(app);
    const { recoveryCodes } = await mei.addTotp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => mei.pendingBrowser()));
    const outcomes = await Promise.all(browsers.map((browser) => mei.verifyCode(recoveryCodes[0]!, browser)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  });

  it('are replaced by new ones', async () => {
    const mei = await newClient(app);
    const { recoveryCodes: old } = await mei.addTotp();
    const { recoveryCodes } = (await mei.manage('POST', '/recovery-codes')).json<{
      recoveryCodes: string[];
    }>();
    expect(recoveryCodes).toHaveLength(10);
    expect(await mei.verifyCode(old[0]!)).toBe('wrong_code');
    expect(await mei.verifyCode(recoveryCodes[0]!)).toBe('accepted');
  });

  it('are not stored, and need a second factor', async () => {
    const mei = await newClient(app);
    expect((await mei.manage('POST', '/recovery-codes')).json()).toMatchObject({
      code: 'no_second_factor',
    });
    const { recoveryCodes } = await mei.addTotp();
    const [dump] = await app.database.$queryRaw<{ text: string }[]>`
      SELECT string_agg(encode(code_hash, 'escape'), ' ') AS text FROM recovery_code WHERE account_id = ${mei.userId}::uuid`;
    for (const code of recoveryCodes) expect(dump?.text).not.toContain(normalizeCode(code));
  });

  it('are the same text however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const normalized = normalizeCode(text);
        expect(normalizeCode(normalized)).toBe(normalized);
        expect(normalizeCode(` ${text} - `)).toBe(normalized);
      }),
    );
    const changed = Array.from({ length: 0xd800 }, (_, code) => normalizeCode(`a${String.fromCharCode(code)}\u0301`));
    expect(changed.filter((text) => normalizeCode(text) !== text)).toEqual([]);
  });
});

describe('removing the authenticator app', () => {
  it('takes the recovery codes with it', async () => {
    const mei = await newClient(app);
    const { recoveryCodes } = await mei.addTotp();
    const browser = await mei.pendingBrowser();
    expect((await mei.manage('DELETE', '/totp')).statusCode).toBe(204);
    expect(await mei.requirement()).toMatchObject({ requirement: 'none', methods: [] });
    expect(await mei.verifyCode(recoveryCodes[0]!, browser)).toBe('sign_in_ended');
    expect((await mei.manage('DELETE', '/totp')).json()).toMatchObject({ code: 'totp_not_found' });
    expect(await app.database.recoveryCode.count({ where: { accountId: mei.userId } })).toBe(0);
  });

  it('keeps the recovery codes while a passkey is left', async () => {
    const mei = await newClient(app);
    await mei.addTotp();
    await mei.addPasskey();
    await mei.manage('DELETE', '/totp');
    expect(await mei.requirement()).toMatchObject({ methods: ['passkey', 'recovery_code'] });
  });
});

describe('a wrong code', () => {
  it('is recorded, without the code', async () => {
    const mei = await newClient(app);
    const { totp } = await mei.addTotp();
    await mei.verifyCode(wrongCode(totp));
    const rows = await readSecurityLog(app, 'sign_in.second_factor_failed');
    expect(rows.at(-1)).toMatchObject({ user_id: mei.userId, details: { method: 'code' } });
  });
});
