import { randomUUID } from 'node:crypto';
import type { SecurityLogEntry } from '@memory/contracts';
import { readConfig } from '../src/config.ts';
import { DeleteOldSecurityEvents } from '../src/security-log/delete-old-security-events.ts';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ SECURITY_LOG_RETENTION_DAYS: '30' });
});
afterAll(() => app.close());

const execute = (sql: string, ...values: unknown[]) => app.database.$executeRawUnsafe(sql, ...values);
/** Inserts a row by SQL; `columns` are SQL expressions. @returns its id */
async function insertRow(columns: Record<string, string> = {}): Promise<string> {
  const id = randomUUID();
  const row = { id: `'${id}'`, event: `'sign_in.failed'`, details: `'{}'`, occurred_at: 'now()', ...columns };
  await execute(
    `INSERT INTO security_log.security_event (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`,
  );
  return id;
}
const ids = async () => (await readSecurityLog(app)).map(({ id }) => id);

describe('the table of the security log', () => {
  it.each([
    `UPDATE security_log.security_event SET event = 'sign_in.succeeded'`,
    'UPDATE security_log.security_event SET user_id = NULL',
    `UPDATE security_log.security_event SET occurred_at = now() - interval '1 year'`,
    'DELETE FROM security_log.security_event',
    'TRUNCATE security_log.security_event',
  ])('rejects: %s', async (statement) => {
    await insertRow({ user_id: `'${(await storeUser(app)).id}'` });
    const before = await readSecurityLog(app);
    await expect(execute(statement)).rejects.toThrow('the security log is append-only');
    expect(await readSecurityLog(app)).toEqual(before);
  });

  it('lets no foreign trigger change more than the ids', async () => {
    const user = await storeUser(app);
    await insertRow({ user_id: `'${user.id}'` });
    await execute(
      `CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         UPDATE security_log.security_event SET event = 'forged.event'; RETURN NULL; END $$`,
    );
    await execute('CREATE TRIGGER forge AFTER UPDATE ON account EXECUTE FUNCTION forge()');
    await expect(execute(`UPDATE account SET bio = 'x' WHERE id = $1::uuid`, user.id)).rejects.toThrow('append-only');
    await execute('DROP FUNCTION forge CASCADE');
  });

  it.each<[string, Record<string, string>]>([
    ['a whole IPv4 address', { network: `'203.0.113.7/32'` }],
    ['a whole IPv6 address', { network: `'2001:db8:1::7/128'` }],
    ['a small network', { network: `'203.0.113.0/25'` }],
    ['a username in place of its hash', { username_hash: `'mei'` }],
    ['an event that is a sentence', { event: `'mei signed in'` }],
    ['a sentence in the details', { details: `'{"text": "今天很开心"}'` }],
    ['an address in the details', { details: `'{"email": "mei@example.com"}'` }],
    ['long details', { details: `jsonb_build_object('a', repeat('a', 300))` }],
    ['a request id with spaces', { request_id: `'my dear diary'` }],
  ])('cannot contain %s', async (_, columns) => {
    await expect(insertRow(columns)).rejects.toThrow(/violates check constraint|invalid cidr/);
  });

  it('keeps the rows of a deleted account without its id', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    const own = await insertRow({ user_id: `'${mei.id}'`, target_user_id: `'${tom.id}'` });
    const other = await insertRow({ user_id: `'${tom.id}'`, target_user_id: `'${mei.id}'` });
    await app.request('DELETE', `/internal/accounts/${mei.id}`);
    const rows = await readSecurityLog(app);
    expect(JSON.stringify(rows)).not.toContain(mei.id);
    expect(rows.find(({ id }) => id === own)).toMatchObject({ user_id: null, target_user_id: tom.id });
    expect(rows.find(({ id }) => id === other)).toMatchObject({ user_id: tom.id, target_user_id: null });
  });
});

describe('the retention', () => {
  it('deletes rows that are older than the setting, and no others', async () => {
    const old = await insertRow({ occurred_at: `now() - interval '30 days 1 minute'` });
    const young = await insertRow({ occurred_at: `now() - interval '29 days 23 hours'` });
    await app.app.get(DeleteOldSecurityEvents).execute(new AbortController().signal);
    expect(await ids()).toContain(young);
    expect(await ids()).not.toContain(old);
  });

  it('deletes more rows than one batch', async () => {
    await execute(
      `INSERT INTO security_log.security_event (id, event, details, occurred_at)
       SELECT gen_random_uuid(), 'sign_in.failed', '{}', now() - interval '40 days' FROM generate_series(1, 10001)`,
    );
    await app.app.get(DeleteOldSecurityEvents).execute(new AbortController().signal);
    const [left] = await app.database.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM security_log.security_event WHERE occurred_at < now() - interval '30 days'`,
    );
    expect(left?.count).toBe(0);
  });

  it.each(['6', '0', '-1', '7.5', 'forever', '4000'])('cannot be %s days', (days) => {
    expect(() => readConfig({ SECURITY_LOG_RETENTION_DAYS: days })).toThrow(/SECURITY_LOG_RETENTION_DAYS: /);
  });
});

describe('the list for administrators', () => {
  const list = async (query: Record<string, string>): Promise<SecurityLogEntry[]> => {
    const response = await app.request('GET', `/internal/security-events?${new URLSearchParams(query)}`);
    expect(response.statusCode).toBe(200);
    return response.json<SecurityLogEntry[]>();
  };

  it('shows the newest events first, with present usernames, and is itself recorded', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    const id = await insertRow({
      event: `'friendship.added'`,
      user_id: `'${mei.id}'`,
      target_user_id: `'${tom.id}'`,
      network: `'203.0.113.0/24'`,
    });
    expect((await list({ user: mei.id }))[0]).toEqual({
      id,
      occurredAt: expect.any(String),
      event: 'friendship.added',
      userId: mei.id,
      username: mei.username,
      targetUserId: tom.id,
      targetUsername: tom.username,
      usernameHash: null,
      network: '203.0.113.0/24',
      requestId: null,
      details: {},
    });
    expect((await list({ user: mei.id }))[0]).toMatchObject({ event: 'admin.security_log_read', targetUserId: mei.id });
  });

  it('filters by user, by id or name, also as the target of another user', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    await app.request('POST', '/api/friends', { as: mei.id, body: { friendId: tom.id } });
    const friendships = async (user: string) => (await list({ user, event: 'friendship.added' })).length;
    expect(await friendships(tom.id)).toBe(1);
    expect(await friendships(tom.username.toUpperCase())).toBe(1);
    expect(await friendships((await storeUser(app)).id)).toBe(0);
  });

  it('finds attempts with a username that no account had', async () => {
    const username = `later-${randomUUID().slice(0, 8)}`;
    const signIn = () => app.request('POST', '/api/simple-login', { body: { username, password: 'wrong-one' } });
    const attempts = async () => (await list({ user: username, event: 'sign_in.failed' })).length;
    await signIn();
    expect(await attempts()).toBe(1);
    await storeUser(app, { username });
    await signIn();
    expect(await attempts()).toBe(2);
  });

  it('filters by event and time, and limits the number', async () => {
    const at = (time: string) => insertRow({ event: `'sign_up.limited'`, occurred_at: `'${time}'` });
    const [first, second, third] = [
      await at('2100-01-01T00:00:00Z'),
      await at('2100-01-02T00:00:00Z'),
      await at('2100-01-03T00:00:00Z'),
    ];
    const found = async (query: object) => (await list({ event: 'sign_up.limited', ...query })).map(({ id }) => id);
    expect(await found({ since: '2100-01-01T00:00:00Z' })).toEqual([third, second, first]);
    expect(await found({ since: '2100-01-01T00:00:00Z', until: '2100-01-03T00:00:00Z' })).toEqual([second, first]);
    expect(await found({ limit: '1' })).toEqual([third]);
  });

  it.each(['event=sign_in.unknown', 'limit=0', 'limit=1001', 'since=yesterday', 'user='])(
    'rejects %s',
    async (query) => {
      expect((await app.request('GET', `/internal/security-events?${query}`)).json()).toMatchObject({
        statusCode: 400,
        code: 'invalid_request',
      });
    },
  );
});
