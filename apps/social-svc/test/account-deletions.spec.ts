import { randomUUID } from 'node:crypto';
import { DAYS_UNTIL_ERASURE, type User } from '@memory/contracts';
import { eventually, failNextWrite } from '@memory/testing';
import { AccountDeletionPoller } from '../src/account-deletion/account-deletion-poller.ts';
import { EraseDueAccounts } from '../src/account-deletion/erase-due-accounts.ts';
import { type DeletionApp, startDeletionApp } from './account-deletion-app.ts';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';

let app: DeletionApp;
/** An app in which nothing is erased by itself. */
let paused: DeletionApp;
beforeAll(async () => {
  [app, paused] = await Promise.all([startDeletionApp(), startDeletionApp()]);
  await paused.app.get(AccountDeletionPoller).beforeApplicationShutdown();
});
afterAll(() => Promise.all([app.close(), paused.close()]));

const notFound = { statusCode: 404, code: 'user_not_found' };
const eventsOf = async (on: DeletionApp, { id }: User) =>
  (await readSecurityLog(on, 'account.deletion_requested', 'account.deletion_cancelled'))
    .filter(({ user_id }) => user_id === id)
    .map(({ event }) => event);
const requestsOf = (body: object) => body as { eraseAfter: string };

describe('a requested deletion', () => {
  it('is carried out after seven days, and a repeat does not postpone it', async () => {
    const mei = await storeUser(app);
    const response = await app.requestDeletion(mei);
    expect(response.statusCode).toBe(202);
    const { eraseAfter } = requestsOf(response.json());
    const [{ days } = { days: 0 }] = await app.database.$queryRaw<{ days: number }[]>`
      SELECT extract(epoch FROM ${eraseAfter}::timestamptz - now())::float8 / 86400 AS days`;
    expect(days).toBeGreaterThan(DAYS_UNTIL_ERASURE - 0.01);
    expect(days).toBeLessThanOrEqual(DAYS_UNTIL_ERASURE);
    expect((await app.requestDeletion(mei)).json()).toEqual({ eraseAfter });
    expect(await eventsOf(app, mei)).toEqual(['account.deletion_requested']);
  });

  it('does not erase an account before its day', async () => {
    const [mei, tom] = [await storeUser(paused), await storeUser(paused)];
    await paused.requestDeletion(mei);
    await paused.database.$executeRaw`
      UPDATE requested_deletion SET erase_after = now() + interval '1 minute' WHERE account_id = ${mei.id}::uuid`;
    await paused.requestDeletion(tom);
    await paused.makeDueForErasure(tom);
    await paused.app.get(EraseDueAccounts).execute();
    expect([await paused.exists(mei), await paused.exists(tom)]).toEqual([true, false]);
  });

  it('erases the account by itself, and what the security log has of it loses the id', async () => {
    const mei = await storeUser(app);
    await app.requestDeletion(mei);
    const before = (await readSecurityLog(app, 'account.deleted')).length;
    await app.makeDueForErasure(mei);
    await eventually(async () => expect(await app.exists(mei)).toBe(false));
    expect(await app.database.erasure.count({ where: { userId: mei.id } })).toBe(1);
    const rows = (await readSecurityLog(app, 'account.deleted')).slice(before);
    expect(rows).toMatchObject([{ user_id: null, target_user_id: null, username_hash: null, details: {} }]);
    await expect(app.cancelDeletion(mei)).rejects.toMatchObject({ code: 'user_not_found' });
    expect((await app.requestDeletion(mei)).json()).toMatchObject(notFound);
  });

  it('begins one erasure when several replicas find the same account', async () => {
    const mei = await storeUser(paused);
    await paused.requestDeletion(mei);
    await paused.makeDueForErasure(mei);
    const before = (await readSecurityLog(paused, 'account.deleted')).length;
    await Promise.all(Array.from({ length: 4 }, () => paused.app.get(EraseDueAccounts).execute()));
    expect(await paused.database.erasure.count({ where: { userId: mei.id } })).toBe(1);
    expect((await readSecurityLog(paused, 'account.deleted')).length - before).toBe(1);
  });

  it('is not delayed by another account that cannot be erased', async () => {
    const [mei, tom] = [await storeUser(paused), await storeUser(paused)];
    for (const user of [mei, tom]) {
      await paused.requestDeletion(user);
      await paused.makeDueForErasure(user);
    }
    // The account that has been due for longest comes first.
    await paused.database.requestedDeletion.update({ where: { accountId: mei.id }, data: { eraseAfter: new Date(0) } });
    await failNextWrite(paused.database, 'erasure', 'insert');
    await expect(paused.app.get(EraseDueAccounts).execute()).rejects.toThrow('1 accounts could not be erased');
    expect([await paused.exists(mei), await paused.exists(tom)]).toEqual([true, false]);
    await paused.app.get(EraseDueAccounts).execute();
    expect(await paused.exists(mei)).toBe(false);
  });

  it('does not keep an administrator from deleting the account at once', async () => {
    const mei = await storeUser(paused);
    await paused.requestDeletion(mei);
    await paused.makeDueForErasure(mei);
    const [response] = await Promise.all([
      paused.request('DELETE', `/internal/accounts/${mei.id}`),
      paused.app.get(EraseDueAccounts).execute(),
    ]);
    expect([response.statusCode, await paused.exists(mei)]).toEqual([204, false]);
    expect(await paused.database.erasure.count({ where: { userId: mei.id } })).toBe(1);
  });
});

describe('signing in', () => {
  it('keeps the account, once', async () => {
    const mei = await storeUser(paused);
    await paused.requestDeletion(mei);
    expect([await paused.cancelDeletion(mei), await paused.cancelDeletion(mei)]).toEqual([true, false]);
    await paused.app.get(EraseDueAccounts).execute();
    expect(await paused.exists(mei)).toBe(true);
    expect(await eventsOf(paused, mei)).toEqual(['account.deletion_requested', 'account.deletion_cancelled']);
  });

  it('is possible with the password until the account is erased', async () => {
    const mei = await storeUser(paused);
    await paused.requestDeletion(mei);
    expect(await paused.signInStatus(mei)).toBe(200);
  });

  it('at the moment of the erasure either keeps everything or finds no account', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const mei = await storeUser(paused);
        await paused.requestDeletion(mei);
        await paused.makeDueForErasure(mei);
        const cancelling = paused.cancelDeletion(mei).catch(({ code }: { code: string }) => code);
        const [cancelled] = await Promise.all([cancelling, paused.app.get(EraseDueAccounts).execute()]);
        const erasures = await paused.database.erasure.count({ where: { userId: mei.id } });
        return { cancelled, exists: await paused.exists(mei), erasures };
      }),
    );
    for (const outcome of outcomes)
      expect([
        { cancelled: true, exists: true, erasures: 0 },
        { cancelled: 'user_not_found', exists: false, erasures: 1 },
      ]).toContainEqual(outcome);
  });
});

describe('with ACCOUNT_DELETION=off', () => {
  it('nothing is stored', async () => {
    const off = await startDeletionApp({ ACCOUNT_DELETION: 'off' });
    const mei = await storeUser(off);
    const response = await off.requestDeletion(mei);
    const stored = await off.database.requestedDeletion.count();
    await off.close();
    expect(response.json()).toMatchObject({ statusCode: 403, code: 'account_deletion_unavailable' });
    expect(stored).toBe(0);
  });
});

describe('the mails', () => {
  const mailsTo = ({ email }: User) => app.mailServer.mails.filter(({ recipients }) => recipients.includes(email!));
  const withMail = (fields = {}) => storeUser(app, { email: `${randomUUID()}@example.com`, ...fields });

  it('tell of the request and its day, and that signing in has cancelled it', async () => {
    const mei = await withMail();
    const { eraseAfter } = requestsOf((await app.requestDeletion(mei)).json());
    await eventually(() => expect(mailsTo(mei)).toHaveLength(1));
    const [requested] = mailsTo(mei);
    expect(requested!.content.subject).toBe('Your account at Memory will be deleted');
    const day = new Date(eraseAfter).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(requested!.content.text).toContain(`will be deleted for good on ${day}`);
    expect(requested!.content.text?.match(/https?:\S+/g)).toEqual([
      'https://memory.example/auth',
      'https://memory.example.',
    ]);
    await app.cancelDeletion(mei);
    await eventually(() => expect(mailsTo(mei)).toHaveLength(2));
    expect(mailsTo(mei)[1]!.content.subject).toBe('Your account at Memory stays');
    // A mail's row is deleted after the mail server has accepted the mail.
    await eventually(async () =>
      expect(await app.database.deletionMail.count({ where: { accountId: mei.id } })).toBe(0),
    );
  });

  it('are in Chinese for those who read Chinese', async () => {
    const mei = await withMail();
    const { eraseAfter } = requestsOf((await app.requestDeletion(mei, 'zh')).json());
    await eventually(() => expect(mailsTo(mei)).toHaveLength(1));
    const day = new Date(eraseAfter).toLocaleDateString('zh-Hans', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mailsTo(mei)[0]!.content).toMatchObject({
      subject: '你的忆记账户将被删除',
      text: expect.stringContaining(day),
    });
  });

  it('are sent later when the mail server does not accept them now, unless they are no longer true', async () => {
    app.mailServer.rejection = { responseCode: 451, message: 'try again later' };
    const before = app.mailServer.rejectedCount;
    const [mei, tom] = [await withMail(), await withMail()];
    await Promise.all([app.requestDeletion(mei), app.requestDeletion(tom)]);
    await eventually(() => expect(app.mailServer.rejectedCount).toBe(before + 2));
    app.mailServer.rejection = null;
    await app.cancelDeletion(tom);
    await app.database.deletionMail.updateMany({ data: { nextAttemptAt: new Date() } });
    await eventually(() => expect([mailsTo(mei).length, mailsTo(tom).length]).toEqual([1, 1]));
    expect(mailsTo(tom)[0]!.content.subject).toBe('Your account at Memory stays');
  });

  it('are not written for an account without an address', async () => {
    const mei = await storeUser(paused);
    await paused.requestDeletion(mei);
    expect(await paused.database.deletionMail.count({ where: { accountId: mei.id } })).toBe(0);
  });
});
