import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { DegradationChecks } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { type MailError, Mailer } from '../src/mail/mailer.ts';
import { composeResetMail } from '../src/password-resets/mail/reset-mail-text.ts';
import { registerUser } from './factories.ts';
import { codeIn, type ResetApp, startResetApp } from './password-reset-app.ts';
import { readSecurityLog } from './security-log-rows.ts';

let app: ResetApp;
beforeAll(async () => {
  app = await startResetApp();
});
afterEach(() => {
  app.mailServer.rejection = null;
});
afterAll(() => app.close());

const withMail = () => registerUser(app, { email: `${randomUUID()}@example.com` });
const outcomesOf = async (userId: string) =>
  (await readSecurityLog(app, 'password_reset.requested'))
    .filter(({ user_id }) => user_id === userId)
    .map(({ details }) => (details as { outcome: string }).outcome);

describe('when the mail server', () => {
  it('does not accept a mail now, it is sent later, with another code and as one mail', async () => {
    const user = await withMail();
    app.mailServer.rejection = { responseCode: 451, message: 'try again later' };
    const before = app.mailServer.rejectedCount;
    await app.requestMail(user.username);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await eventually(() => expect(app.mailServer.rejectedCount).toBe(before + attempt));
      const hash = await app.database.resetCode.findFirstOrThrow({ where: { accountId: user.id } });
      if (attempt === 3) app.mailServer.rejection = null;
      await app.makeDue();
      await eventually(async () =>
        expect(await app.database.resetCode.count({ where: { selectorHash: hash.selectorHash } })).toBe(0),
      );
    }
    await app.whenHandled();
    const mails = app.mailServer.mails.filter((mail) => mail.recipients.includes(user.email!));
    expect(mails).toHaveLength(1);
    expect((await app.reset(codeIn(mails[0]!))).statusCode).toBe(204);
    expect(await outcomesOf(user.id)).toEqual(['mail_sent']);
    await app.mailsAfterRequest(user.username);
    await app.mailsAfterRequest(user.username);
    expect(await app.mailsAfterRequest(user.username)).toEqual([]);
  });

  it('rejects a mail, the error that is logged contains neither the address nor what the server wrote', async () => {
    const to = `${randomUUID()}@example.com`;
    app.mailServer.rejection = { responseCode: 550, message: `no mailbox ${to}` };
    const sending = app.app
      .get(Mailer)
      .send(to, (publicUrl) =>
        composeResetMail({ kind: 'mail_sent', username: 'mei', language: 'en', code: 'K7QD' }, publicUrl),
      );
    const error = await sending.then(
      () => null,
      (reason: MailError) => reason,
    );
    expect(error).toMatchObject({ message: 'EENVELOPE 550', isPermanent: true });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(to);
  });

  it('accepts no mail, the service works in part until it accepts one; a mailbox that does not exist is no reason', async () => {
    const checks = app.app.get(DegradationChecks);
    const send = () =>
      app.app
        .get(Mailer)
        .send('li@example.com', (publicUrl) =>
          composeResetMail({ kind: 'mail_sent', username: 'li', language: 'en', code: 'K7QD' }, publicUrl),
        )
        .catch(() => undefined);
    app.mailServer.rejection = { responseCode: 550, message: 'no such mailbox' };
    await send();
    expect(await checks.run()).toEqual([]);
    app.mailServer.rejection = { responseCode: 451, message: 'try again later' };
    await send();
    await eventually(async () => expect(await checks.run()).toEqual(['mail_failing']));
    app.mailServer.rejection = null;
    await send();
    await eventually(async () => expect(await checks.run()).toEqual([]));
  });

  it('rejects the recipient for good, there is no other attempt, and the failure is recorded', async () => {
    const user = await withMail();
    app.mailServer.rejection = { responseCode: 550, message: `no mailbox ${user.email}` };
    const before = app.mailServer.rejectedCount;
    expect(await app.mailsAfterRequest(user.username)).toEqual([]);
    await app.makeDue();
    await app.whenHandled();
    expect(app.mailServer.rejectedCount).toBe(before + 1);
    const failed = await readSecurityLog(app, 'password_reset.mail_failed');
    expect(failed.filter(({ user_id }) => user_id === user.id)).toHaveLength(1);
  });

  it('never accepts it, the request ends after six attempts', async () => {
    const user = await withMail();
    app.mailServer.rejection = { responseCode: 451, message: 'try again later' };
    await app.requestMail(user.username);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await eventually(async () =>
        expect(
          await app.database.passwordResetRequest.count({ where: { accountId: user.id, attempts: attempt } }),
        ).toBe(1),
      );
      if (attempt < 6) await app.makeDue();
    }
    await app.whenHandled();
    const failed = await readSecurityLog(app, 'password_reset.mail_failed');
    expect(failed.filter(({ user_id }) => user_id === user.id)).toHaveLength(1);
  });
});

describe('a request', () => {
  it('of an account that is deleted meanwhile sends nothing', async () => {
    const user = await withMail();
    app.mailServer.rejection = { responseCode: 451, message: 'try again later' };
    const before = app.mailServer.rejectedCount;
    await app.requestMail(user.username);
    await eventually(() => expect(app.mailServer.rejectedCount).toBe(before + 1));
    await app.request('DELETE', `/internal/accounts/${user.id}`);
    app.mailServer.rejection = null;
    await app.makeDue();
    await app.whenHandled();
    expect(app.mailServer.mails.flatMap(({ recipients }) => recipients)).not.toContain(user.email);
  });
});
