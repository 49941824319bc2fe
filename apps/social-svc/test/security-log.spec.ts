import { randomUUID } from 'node:crypto';
import { createSigningKey, Metrics, readSigningKey } from '@memory/service-kit';
import { failNextWrite } from '@memory/testing';
import type { SocialConfig } from '../src/config.ts';
import { UsernameHash } from '../src/security-log/username-hash.ts';
import { registerUser, TEST_PASSWORD } from './factories.ts';
import { readSecurityLog, type SecurityEventRow } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const NETWORK = '203.0.113.0/24';
type Send = Parameters<SocialApp['request']>;

/** Sends a request as the gateway does for a client in `NETWORK`. @returns the rows that it caused */
async function rowsOf(...[method, url, options = {}]: Send): Promise<SecurityEventRow[]> {
  const requestId = randomUUID();
  const headers = { ...options.headers, 'x-request-id': requestId, 'x-memory-network': NETWORK };
  await app.request(method, url, { ...options, headers });
  const rows = await readSecurityLog(app);
  return rows.filter((row) => row.request_id === requestId);
}
const row = (event: string, fields: Partial<SecurityEventRow> = {}) => ({
  event,
  id: expect.any(String),
  occurred_at: expect.any(String),
  request_id: expect.any(String),
  user_id: null,
  username_hash: null,
  target_user_id: null,
  network: NETWORK,
  details: {},
  ...fields,
});
const signIn = (username: string, password: string): Send => [
  'POST',
  '/api/simple-login',
  { body: { username, password } },
];
const twoUsers = () => Promise.all([registerUser(app), registerUser(app)]);

describe('the security log has one row', () => {
  it('of a registration', async () => {
    const body = { username: `u-${randomUUID().slice(0, 8)}`, password: TEST_PASSWORD };
    const rows = await rowsOf('POST', '/api/simple-register', { body });
    const ofUser = { user_id: expect.any(String) };
    expect(rows).toEqual([
      row('account.registered', ofUser),
      row('sign_in.succeeded', { ...ofUser, details: { method: 'registration' } }),
    ]);
  });

  it('of a wrong password and of the right one, by the id of the account', async () => {
    const { id, username } = await registerUser(app);
    expect(await rowsOf(...signIn(username, 'wrong-one'))).toEqual([row('sign_in.failed', { user_id: id })]);
    expect(await rowsOf(...signIn(username, TEST_PASSWORD))).toEqual([
      row('sign_in.succeeded', { user_id: id, details: { method: 'password' } }),
    ]);
  });

  it('of an unknown username, by a keyed hash that ignores case and width', async () => {
    const [first] = await rowsOf(...signIn('Secret-Word-7', 'wrong-one'));
    const [second] = await rowsOf(...signIn('ｓecret-word-7', 'wrong-one'));
    const hash = expect.stringMatching(/^[\w-]{43}$/);
    expect([first, second]).toEqual([
      row('sign_in.failed', { username_hash: hash }),
      row('sign_in.failed', { username_hash: first?.username_hash ?? 'none' }),
    ]);
  });

  it('of an unknown username, by a hash that nobody can compute without the signing key of the installation', () => {
    const hashOf = (signingKey: string) =>
      new UsernameHash({ SIGNING_KEY: readSigningKey(signingKey) } as SocialConfig).of('Secret-Word-7');
    const [one, other] = [createSigningKey(), createSigningKey()];
    expect([hashOf(one) === hashOf(one), hashOf(one) === hashOf(other)]).toEqual([true, false]);
  });

  it('of a changed password, and of a rejected one', async () => {
    const { id } = await registerUser(app);
    const change = (currentPassword: string) =>
      rowsOf('POST', '/api/change-password', {
        as: id,
        body: { currentPassword, newPassword: 'another secret' },
      });
    expect(await change('wrong-one')).toEqual([row('password.rejected', { user_id: id })]);
    expect(await change(TEST_PASSWORD)).toEqual([
      row('password.changed', { user_id: id }),
      row('sessions.ended', { user_id: id, details: { reason: 'password_changed' } }),
    ]);
  });

  it('of each change of a friendship, and none of repeats', async () => {
    const [mei, tom] = await twoUsers();
    const users = { user_id: mei.id, target_user_id: tom.id };
    const add = () => rowsOf('POST', '/api/friends', { as: mei.id, body: { friendId: tom.id } });
    const remove = () => rowsOf('DELETE', `/api/friends/${tom.id}`, { as: mei.id });
    expect([await add(), await add()]).toEqual([[row('friendship.added', users)], []]);
    expect([await remove(), await remove()]).toEqual([[row('friendship.removed', users)], []]);
  });

  it('of each block and its end, and none of repeats', async () => {
    const [mei, tom] = await twoUsers();
    await app.request('POST', '/api/friends', { as: tom.id, body: { friendId: mei.id } });
    const users = { user_id: mei.id, target_user_id: tom.id };
    const block = () => rowsOf('POST', '/api/blocks', { as: mei.id, body: { userId: tom.id } });
    const unblock = () => rowsOf('DELETE', `/api/blocks/${tom.id}`, { as: mei.id });
    expect([await block(), await block()]).toEqual([[row('block.added', users)], []]);
    expect([await unblock(), await unblock()]).toEqual([[row('block.removed', users)], []]);
  });

  it('of a report, with its id, and of what an administrator does with it', async () => {
    const [mei, tom] = await twoUsers();
    const report = () =>
      rowsOf('POST', '/api/reports', { as: mei.id, body: { userId: tom.id, reason: 'bullying', text: 'a secret' } });
    const [created] = await report();
    const { id: reportId } = await app.database.report.findFirstOrThrow({ where: { reporterId: mei.id } });
    const details = { reportId };
    expect(created).toEqual(row('report.created', { user_id: mei.id, target_user_id: tom.id, details }));
    expect(await report()).toEqual([]);
    expect(await rowsOf('GET', '/internal/reports')).toEqual([row('admin.reports_read')]);
    const close = () => rowsOf('POST', `/internal/reports/${reportId}/close`);
    expect([await close(), await close()]).toEqual([[row('admin.report_closed', { details })], []]);
  });

  it('of a class code that an administrator creates or ends', async () => {
    const [created] = await rowsOf('POST', '/internal/invitations', { body: { label: '3b', uses: 30, days: 30 } });
    const { id: invitationId } = await app.database.invitation.findFirstOrThrow();
    expect(created).toEqual(row('admin.invitation_created', { details: { invitationId } }));
    expect(await rowsOf('DELETE', `/internal/invitations/${invitationId}`)).toEqual([
      row('admin.invitation_ended', { details: { invitationId } }),
    ]);
  });

  it('of what an administrator reads and deletes, which loses the id with the account', async () => {
    const { id, username } = await registerUser(app);
    expect(await rowsOf('GET', `/internal/accounts?username=${username}`)).toEqual([
      row('admin.account_read', { target_user_id: id }),
    ]);
    expect(await rowsOf('DELETE', `/internal/accounts/${id}`)).toEqual([row('admin.account_deleted')]);
  });

  it('of what an administrator does without a service', async () => {
    const body = { event: 'admin.dead_letters_read' };
    expect(await rowsOf('POST', '/internal/security-events', { body })).toEqual([row('admin.dead_letters_read')]);
    expect(await rowsOf('POST', '/internal/security-events', { body: { event: 'sign_in.failed' } })).toEqual([]);
  });

  it('without a network when the caller names none, or one that is no network', async () => {
    for (const network of ['', '203.0.113.7', 'mei', '203.0.113.0/24, 1.2.3.0/24']) {
      const requestId = randomUUID();
      const headers = { 'x-request-id': requestId, ...(network && { 'x-memory-network': network }) };
      const [method, url, options] = signIn('unknown', 'wrong-one');
      await app.request(method, url, { ...options, headers });
      const rows = await readSecurityLog(app);
      expect(rows.filter((one) => one.request_id === requestId)).toEqual([
        row('sign_in.failed', {
          network: null,
          username_hash: expect.any(String),
        }),
      ]);
    }
  });
});

it('friend requests and their acceptance have one row each', async () => {
  const strict = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
  const [mei, tom] = await Promise.all([registerUser(strict), registerUser(strict)]);
  const add = (as: string, friendId: string) => strict.request('POST', '/api/friends', { as, body: { friendId } });
  for (let i = 0; i < 2; i += 1) await add(mei.id, tom.id);
  for (let i = 0; i < 2; i += 1) await add(tom.id, mei.id);
  const rows = await readSecurityLog(strict, 'friendship.requested', 'friendship.added');
  await strict.close();
  expect(rows.map(({ event, user_id }) => [event, user_id])).toEqual([
    ['friendship.requested', mei.id],
    ['friendship.added', tom.id],
  ]);
});

describe('when a row cannot be written', () => {
  const failNext = () => failNextWrite(app.database, 'security_log"."security_event', 'insert');

  it.each<[string, (mei: string, tom: string) => Send]>([
    ['a friendship', (mei, tom) => ['POST', '/api/friends', { as: mei, body: { friendId: tom } }]],
    ['a deletion of an account', (mei) => ['DELETE', `/internal/accounts/${mei}`]],
    [
      'a change of a password',
      (mei) => [
        'POST',
        '/api/change-password',
        { as: mei, body: { currentPassword: TEST_PASSWORD, newPassword: 'another secret' } },
      ],
    ],
  ])('%s is rolled back', async (_, prepare) => {
    const [mei, tom] = await twoUsers();
    const hasFailed = await failNext();
    expect((await app.request(...prepare(mei.id, tom.id))).statusCode).toBe(500);
    expect(await hasFailed()).toBe(true);
    expect((await app.request('GET', '/api/friends', { as: mei.id })).json()).toEqual([]);
    expect((await app.request(...signIn(mei.username, TEST_PASSWORD))).statusCode).toBe(200);
  });

  it('a sign-in is answered as always, and the failure is counted', async () => {
    const { username } = await registerUser(app);
    const hasFailed = await failNext();
    expect((await app.request(...signIn(username, 'wrong-one'))).json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await hasFailed()).toBe(true);
    expect(await app.app.get(Metrics).registry.metrics()).toContain('memory_security_log_failures_total 1');
  });
});

it('contains no names, passwords or texts of users', async () => {
  const personal = { username: `n-${randomUUID().slice(0, 8)}`, firstName: `F${randomUUID()}`, email: 'a@example.com' };
  const { id } = await registerUser(app, personal);
  const tom = await registerUser(app);
  await app.request(...signIn(personal.username, 'my secret word'));
  await app.request(...signIn(`${personal.username}-`, 'my secret word'));
  await app.request('POST', '/api/friends', { as: id, body: { friendId: tom.id } });
  const log = JSON.stringify(await readSecurityLog(app));
  expect(log).toContain(id);
  for (const text of [...Object.values(personal), TEST_PASSWORD, 'my secret word']) expect(log).not.toContain(text);
});
