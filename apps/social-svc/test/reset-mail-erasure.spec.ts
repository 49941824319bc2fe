import { eventually } from '@memory/testing';
import { Mailer } from '../src/mail/mailer.ts';
import { PasswordResetPoller } from '../src/password-resets/mail/password-reset-poller.ts';
import { SendDueResetMail } from '../src/password-resets/mail/send-due-reset-mail.ts';
import { storeUser } from './factories.ts';
import { type ResetApp, startResetApp } from './password-reset-app.ts';

let app: ResetApp;
beforeAll(async () => {
  app = await startResetApp();
  await app.app.get(PasswordResetPoller).beforeApplicationShutdown();
});
afterAll(() => app.close());

const whenWaitingForLock = () =>
  eventually(async () => {
    const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row!.waiting).toBe(1);
  });

it('a mail that is sent while its account is erased ends its request without a deadlock', async () => {
  const user = await storeUser(app, { email: 'mei@example.com' });
  await app.requestMail(user.username);
  const sending = Promise.withResolvers<void>();
  const isSent = Promise.withResolvers<void>();
  const mailer = app.app.get(Mailer);
  mailer.send = () => {
    sending.resolve();
    return isSent.promise;
  };
  const handled = app.app.get(SendDueResetMail).execute();
  await sending.promise;
  // The steps of an erasure, with the end of the request between its lock of the account and its deletion of the rows.
  await app.database.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${user.id}::uuid FOR UPDATE`;
    isSent.resolve();
    await whenWaitingForLock();
    await tx.passwordResetRequest.deleteMany({ where: { accountId: user.id } });
    await tx.account.delete({ where: { id: user.id } });
  });
  expect(await handled).toBe(true);
  expect(await app.database.passwordResetRequest.count({ where: { accountId: user.id } })).toBe(0);
});
