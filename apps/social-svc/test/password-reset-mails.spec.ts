import { randomUUID } from 'node:crypto';
import type { User } from '@memory/contracts';
import type { ReceivedMail } from '@memory/testing';
import { DeleteOldPasswordResets } from '../src/password-resets/mail/delete-old-password-resets.ts';
import { MAILED_CODE_LIFETIME_MS } from '../src/password-resets/mail/send-due-reset-mail.ts';
import { openExternalAccount, registerUser } from './factories.ts';
import { codeIn, NEW_PASSWORD, PUBLIC_URL, type ResetApp, startResetApp } from './password-reset-app.ts';
import { readSecurityLog } from './security-log-rows.ts';

let app: ResetApp;
beforeAll(async () => {
  app = await startResetApp();
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.com`;
const withMail = (fields: object = {}) => registerUser(app, { email: newAddress(), ...fields });
const recipients = (mails: readonly ReceivedMail[]) => mails.flatMap((mail) => mail.recipients);
const outcomesOf = async (userId: string | null) =>
  (await readSecurityLog(app, 'password_reset.requested'))
    .filter(({ user_id }) => user_id === userId)
    .map(({ details }) => (details as { outcome: string }).outcome);

describe('the mail', () => {
  it('leads to a new password, by a link on the public address alone', async () => {
    const user = await withMail();
    const [mail] = await app.mailsAfterRequest(user.username);
    const { content } = mail!;
    expect(mail!.recipients).toEqual([user.email]);
    expect(content).toMatchObject({
      from: { name: 'Memory', address: 'memory@school.example' },
      to: [{ name: '', address: user.email }],
      subject: 'A new password for Memory',
    });
    const link = `${PUBLIC_URL}/reset-password#${codeIn(mail!)}`;
    expect(content.text).toContain(`Hello ${user.username},`);
    expect(content.text?.match(/https?:\S+/g)).toEqual([link, `${PUBLIC_URL}.`]);
    expect(content.html).toContain(`<a href="${link}">${link}</a>`);
    expect((await app.reset(codeIn(mail!))).statusCode).toBe(204);
    expect(await app.signInStatus(user, NEW_PASSWORD)).toBe(200);
    expect(await outcomesOf(user.id)).toEqual(['mail_sent']);
  });

  it('has no images, no scripts, no styles and no other addresses, and answers nothing automatic', async () => {
    const user = await withMail();
    const [{ content, source } = {} as ReceivedMail] = await app.mailsAfterRequest(user.username);
    expect(content.html).not.toMatch(/<(?!\/?(html|body|p|a)\b|!doctype)/i);
    expect(content.html).not.toMatch(/ (src|style|background|on\w+)=/i);
    expect(content.attachments).toEqual([]);
    const links = content.html?.match(/https?:[^\s"<]+/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) expect(new URL(link.replace(/\.$/, '')).origin).toBe(PUBLIC_URL);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).not.toMatch(/^(X-Mailer|List-Unsubscribe|Return-Receipt-To|Disposition-Notification-To):/im);
  });

  it('is in Chinese for those who read Chinese', async () => {
    const user = await withMail();
    const [mail] = await app.mailsAfterRequest(user.username, 'zh');
    expect(mail!.content.subject).toBe('忆记：设置新密码');
    expect(mail!.content.text).toContain('这个链接一小时内有效，只能用一次。');
    expect(mail!.content.html).toContain('<html lang="zh-Hans">');
    expect((await app.reset(codeIn(mail!))).statusCode).toBe(204);
  });

  it('comes for the username and for the address, in any case and character width', async () => {
    const user = await withMail({ username: `Xiaohong-${randomUUID().slice(0, 6)}` });
    const wide = user.username.replace('Xiaohong', 'ｘｉａｏＨＯＮＧ');
    for (const name of [wide, user.email!.toUpperCase(), ` ${user.email} `])
      expect(recipients(await app.mailsAfterRequest(name))).toEqual([user.email]);
  });

  it('tells the user of an external provider that there is no password, and contains no code', async () => {
    const email = newAddress();
    const { id } = await openExternalAccount(app, { subject: randomUUID(), verifiedEmail: email });
    const [mail] = await app.mailsAfterRequest(email);
    expect(mail!.content.subject).toBe('Your sign-in to Memory');
    expect(mail!.content.text).toContain('Your account has no password here');
    expect(mail!.content.text).toContain(`${PUBLIC_URL}/auth\n`);
    expect(mail!.source).not.toContain('#');
    expect(await app.database.resetCode.count({ where: { accountId: id } })).toBe(0);
    expect(await outcomesOf(id)).toEqual(['provider_notice']);
  });

  it.each(['evil.example/gift', 'https://evil.example', 'a@evil.example', '<b>mei</b>', 'mei&"x"'])(
    'repeats no username that a mail program could make a link or markup of: %s',
    async (username) => {
      await withMail({ username });
      const [mail] = await app.mailsAfterRequest(username);
      expect(mail!.content.text).toMatch(/^Hello,\n/);
      expect(mail!.source).not.toContain(username);
      expect(mail!.content.html).not.toContain(username);
    },
  );

  it('goes to both when one account has the address of another as its username', async () => {
    const victim = await withMail();
    const attacker = await withMail({ username: victim.email! });
    const mails = await app.mailsAfterRequest(victim.email!);
    expect(recipients(mails).toSorted()).toEqual([attacker.email, victim.email].toSorted());
    const ofVictim = mails.find((mail) => mail.recipients.includes(victim.email!));
    await app.reset(codeIn(ofVictim!));
    expect(await app.signInStatus(victim, NEW_PASSWORD)).toBe(200);
  });

  it('has a code that lasts an hour', async () => {
    const user = await withMail();
    const [mail] = await app.mailsAfterRequest(user.username);
    const { createdAt, expiresAt } = await app.database.resetCode.findFirstOrThrow({ where: { accountId: user.id } });
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - MAILED_CODE_LIFETIME_MS)).toBeLessThan(10_000);
    await app.database.resetCode.updateMany({ where: { accountId: user.id }, data: { expiresAt: new Date() } });
    expect((await app.reset(codeIn(mail!))).json()).toMatchObject({ code: 'reset_code_invalid' });
  });
});

describe('a request', () => {
  it('gets the same response and writes as many rows, whoever it names; only the mailbox shows the difference', async () => {
    const user = await withMail();
    const limited = await withMail();
    for (let i = 0; i < 3; i += 1) await app.mailsAfterRequest(limited.username);
    const withoutMail = await registerUser(app);
    const external = { subject: randomUUID(), verifiedEmail: newAddress() };
    await openExternalAccount(app, external);
    const names = [user.username, user.email!, 'nobody-here', newAddress(), limited.username, withoutMail.username];
    names.push(external.verifiedEmail, 'a', '密码', "' OR 1=1 --", '%');
    const count = () => app.database.$queryRaw<{ inserted: bigint }[]>`
      SELECT last_value AS inserted FROM password_reset_rows`;
    await app.database.$executeRaw`CREATE SEQUENCE password_reset_rows MINVALUE 0 START 0`;
    await app.database
      .$executeRaw`ALTER TABLE password_reset_request ADD COLUMN counted bigint DEFAULT nextval('password_reset_rows')`;
    const responses = [];
    for (const name of names) {
      const [{ inserted: before } = { inserted: 0n }] = await count();
      const { statusCode, body, headers } = await app.requestMail(name);
      const [{ inserted: after } = { inserted: 0n }] = await count();
      responses.push({ statusCode, body, headers: Object.keys(headers), rows: Number(after - before) });
    }
    for (const response of responses) expect(response).toEqual({ ...responses[0], statusCode: 202, body: '', rows: 2 });
    await app.whenHandled();
  });

  it('for an unknown name, or an account without an address, sends nothing and is recorded without the name', async () => {
    const user = await registerUser(app);
    expect(await app.mailsAfterRequest(user.username)).toEqual([]);
    expect(await app.mailsAfterRequest('a-secret-typed-here')).toEqual([]);
    expect(await outcomesOf(user.id)).toEqual(['no_email']);
    const unknown = (await readSecurityLog(app, 'password_reset.requested')).at(-1);
    expect(unknown).toMatchObject({ user_id: null, username_hash: expect.stringMatching(/^[\w-]{43}$/) });
    expect(unknown?.details).toEqual({ outcome: 'unknown_account' });
    expect(await app.database.passwordResetRequest.count({ where: { accountId: null } })).toBe(0);
    expect(JSON.stringify(await readSecurityLog(app))).not.toContain('a-secret-typed-here');
  });

  it('is recorded with the network and id of the request', async () => {
    const user = await withMail();
    const requestId = randomUUID();
    await app.request('POST', '/api/password-reset-requests', {
      body: { usernameOrEmail: user.username },
      headers: { 'x-request-id': requestId, 'x-memory-network': '203.0.113.0/24' },
    });
    await app.whenHandled();
    const rows = (await readSecurityLog(app)).filter(({ request_id }) => request_id === requestId);
    expect(rows).toMatchObject([
      {
        event: 'password_reset.requested',
        user_id: user.id,
        network: '203.0.113.0/24',
        details: { outcome: 'mail_sent' },
      },
    ]);
  });

  it('beyond three an hour and six a day leads to no mail, by whichever name and in parallel', async () => {
    const user = await withMail();
    const requestMails = async (times: number) => {
      const before = app.mailServer.mails.length;
      const names = Array.from({ length: times }, (_, i) => (i % 2 ? user.username : user.email!));
      await Promise.all(names.map((name) => app.requestMail(name)));
      await app.whenHandled();
      return app.mailServer.mails.length - before;
    };
    const age = (ms: number) =>
      app.database.$executeRaw`
        UPDATE password_reset_request SET mailed_at = mailed_at - make_interval(secs => ${ms / 1000}::float)
        WHERE account_id = ${user.id}::uuid`;
    expect(await requestMails(8)).toBe(3);
    await age(61 * 60_000);
    expect([await requestMails(4), await requestMails(1)]).toEqual([3, 0]);
    await age(61 * 60_000);
    expect(await requestMails(2)).toBe(0);
    await age(23 * 60 * 60_000);
    expect(await requestMails(1)).toBe(1);
    expect((await outcomesOf(user.id)).filter((outcome) => outcome === 'limited')).toHaveLength(9);
  });
});

it('neither database, Redis nor security log contains a code, and only the account has the address', async () => {
  const user = await withMail();
  const { code: shown } = await app.createCode(user);
  const [mail] = await app.mailsAfterRequest(user.email!);
  const codes = [shown, codeIn(mail!)].flatMap((code) => [code, code.replaceAll('-', '')]);
  const rows = await app.database.$queryRaw<{ text: string }[]>`
    SELECT to_jsonb(r)::text AS text FROM reset_code r UNION ALL SELECT to_jsonb(r)::text FROM password_reset_request r
    UNION ALL SELECT to_jsonb(o)::text FROM outbox o`;
  const entries = await app.redis.xrange('events:social', '-', '+');
  const stored = JSON.stringify([rows, entries, await readSecurityLog(app)]);
  for (const text of [...codes, user.email!, TEXT_OF_MAIL]) expect(stored).not.toContain(text);
  expect(await app.redis.keys('bull:*')).toEqual([]);
});
const TEXT_OF_MAIL = 'asked for a new password';

it('old requests and expired codes are deleted', async () => {
  const user = await withMail();
  await app.mailsAfterRequest(user.username);
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await app.database.passwordResetRequest.updateMany({ where: { accountId: user.id }, data: { createdAt: dayAgo } });
  await app.database.resetCode.updateMany({ where: { accountId: user.id }, data: { expiresAt: dayAgo } });
  const other = await withMail();
  await app.mailsAfterRequest(other.username);
  await app.app.get(DeleteOldPasswordResets).execute();
  const remaining = (accountId: string) =>
    Promise.all([
      app.database.passwordResetRequest.count({ where: { accountId } }),
      app.database.resetCode.count({ where: { accountId } }),
    ]);
  expect([await remaining(user.id), await remaining(other.id)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

describe('a registration with the address of an account', () => {
  const signUp = (email: string) =>
    app.request('POST', '/api/simple-register', {
      body: { username: `new-${randomUUID()}`, password: 'another secret', email },
    });
  /** A response without what differs between any two accounts. */
  const comparable = (user: User) => ({ ...user, id: '', username: '', email: '', createdAt: '', updatedAt: '' });
  const mailsAfter = async (act: () => Promise<unknown>) => {
    const before = app.mailServer.mails.length;
    await act();
    await app.whenHandled();
    return app.mailServer.mails.slice(before);
  };

  it('responds as one with a free address, and tells its owner alone', async () => {
    const owner = await withMail();
    const free = await signUp(newAddress());
    let taken!: Awaited<ReturnType<typeof signUp>>;
    const mails = await mailsAfter(async () => (taken = await signUp(owner.email!.toUpperCase())));

    expect([taken.statusCode, comparable(taken.json<User>())]).toEqual([201, comparable(free.json<User>())]);
    expect(taken.json<User>().email).toBe(owner.email!.toUpperCase());
    expect(recipients(mails)).toEqual([owner.email]);
    expect(mails[0]!.content.subject).toBe('You have an account at Memory · 你已经有忆记账户');
    expect(mails[0]!.content.text).toContain(owner.username);
    expect(mails[0]!.content.text).not.toContain(taken.json<User>().username);
    expect(codeIn(mails[0]!)).toBe('');
    expect(await outcomesOf(owner.id)).toEqual(['registration_notice']);
  });

  it('gives the address, and its mails, to the first account alone', async () => {
    const owner = await withMail();
    const second = (await signUp(owner.email!)).json<User>();
    await app.whenHandled();
    expect(await app.mailsAfterRequest(second.username)).toEqual([]);
    expect(await outcomesOf(second.id)).toEqual(['no_email']);
    const [mail] = await app.mailsAfterRequest(owner.email!);
    await app.reset(codeIn(mail!));
    expect(await app.signInStatus(owner, NEW_PASSWORD)).toBe(200);
  });

  it('of two at once gives it to one, and both are accepted', async () => {
    const email = newAddress();
    const responses = await Promise.all([signUp(email), signUp(email)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await app.whenHandled();
    expect(await app.database.account.count({ where: { emailKey: email } })).toBe(1);
    expect(await app.database.account.count({ where: { email } })).toBe(2);
  });

  it('sends no more mails than requests for a new password may', async () => {
    const owner = await withMail();
    const mails = await mailsAfter(async () => {
      for (let count = 0; count < 5; count += 1) await signUp(owner.email!);
    });
    expect(recipients(mails)).toEqual([owner.email, owner.email, owner.email]);
  });
});
