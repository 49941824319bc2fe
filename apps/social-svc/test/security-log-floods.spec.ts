import { randomUUID } from 'node:crypto';
import { securityRecorded } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { ROWS_PER_ACCOUNT_AND_DAY, ROWS_PER_NETWORK_AND_DAY } from '../src/security-log/rows-per-day.ts';
import { registerUser, TEST_PASSWORD } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

interface StoredRows {
  event: string;
  userId?: string;
  network?: string;
  hoursAgo?: number;
}
/** Stores a number of equal rows, as a flood would have. */
const storeRows = (count: number, { event, userId, network, hoursAgo = 1 }: StoredRows) =>
  app.database.$executeRaw`
    INSERT INTO security_log.security_event (id, event, user_id, network, details, occurred_at)
    SELECT gen_random_uuid(), ${event}, ${userId ?? null}::uuid, ${network ?? null}::cidr, '{}', now() - make_interval(hours => ${hoursAgo}::int)
    FROM generate_series(1, ${count}::int)`;
const rowsOf = async (userId: string, event: string) =>
  (await readSecurityLog(app, event)).filter((row) => row.user_id === userId).length;
const rowsFrom = async (network: string, event: string) =>
  (await readSecurityLog(app, event)).filter((row) => row.network === network).length;
const droppedRows = async (event: string) => {
  const { values } = await app.app.get(Metrics).registry.getSingleMetric('memory_security_log_dropped_total')!.get();
  return values.find(({ labels }) => labels['event'] === event)?.value ?? 0;
};
const add = async (as: string, friendId: string) =>
  (await app.request('POST', '/api/friends', { as, body: { friendId } })).statusCode;
const guess = async (username: string, network: string) =>
  (
    await app.request('POST', '/api/simple-login', {
      body: { username, password: 'wrong-one' },
      headers: { 'x-memory-network': network },
    })
  ).statusCode;
const couple = () => Promise.all([registerUser(app), registerUser(app)]);

describe('an account that causes too many rows of an event', () => {
  it('goes on without a row, which is counted; other events and users have theirs', async () => {
    const [mei, tom] = await couple();
    await storeRows(ROWS_PER_ACCOUNT_AND_DAY - 1, { event: 'friendship.added', userId: mei.id });
    const others = await Promise.all(Array.from({ length: 3 }, () => registerUser(app)));
    const before = await droppedRows('friendship.added');
    for (const { id } of others) expect(await add(mei.id, id)).toBe(201);
    expect(await rowsOf(mei.id, 'friendship.added')).toBe(ROWS_PER_ACCOUNT_AND_DAY);
    expect((await droppedRows('friendship.added')) - before).toBe(2);
    expect((await app.request('GET', '/api/friends', { as: mei.id })).json()).toHaveLength(3);

    await app.request('DELETE', `/api/friends/${others[0]!.id}`, { as: mei.id });
    expect(await rowsOf(mei.id, 'friendship.removed')).toBe(1);
    await add(tom.id, mei.id);
    expect(await rowsOf(tom.id, 'friendship.added')).toBe(1);
  });

  it('has rows again the next day', async () => {
    const [mei, tom] = await couple();
    await storeRows(ROWS_PER_ACCOUNT_AND_DAY, { event: 'friendship.added', userId: mei.id, hoursAgo: 24 });
    await add(mei.id, tom.id);
    expect(await rowsOf(mei.id, 'friendship.added')).toBe(ROWS_PER_ACCOUNT_AND_DAY + 1);
  });

  it('is limited in the events of other processes too', async () => {
    const [mei] = await couple();
    await storeRows(ROWS_PER_ACCOUNT_AND_DAY, { event: 'session.ended', userId: mei.id });
    const before = await droppedRows('session.ended');
    await app.publish(securityRecorded.gateway, 'session.ended', {
      event: 'session.ended',
      userId: mei.id,
      usernameHash: null,
      targetUserId: null,
      network: null,
      details: {},
    });
    await eventually(async () => expect((await droppedRows('session.ended')) - before).toBe(1));
    expect(await rowsOf(mei.id, 'session.ended')).toBe(ROWS_PER_ACCOUNT_AND_DAY);
  });
});

describe('a network without a session that causes too many rows of an event', () => {
  const network = '198.51.100.0/24';

  it('has no further rows, whichever account or unknown name it tries; another network has', async () => {
    const [mei] = await couple();
    await storeRows(ROWS_PER_NETWORK_AND_DAY - 1, { event: 'sign_in.failed', network });
    for (const username of [mei.username, mei.username, `unknown-${randomUUID()}`])
      expect(await guess(username, network)).toBe(401);
    expect(await rowsFrom(network, 'sign_in.failed')).toBe(ROWS_PER_NETWORK_AND_DAY);
    expect(await guess(mei.username, '203.0.113.0/24')).toBe(401);
    expect(await rowsFrom('203.0.113.0/24', 'sign_in.failed')).toBe(1);
  });

  it('keeps nobody’s signed-in events out of the log: a school shares one network', async () => {
    const shared = '192.0.2.0/24';
    await storeRows(ROWS_PER_NETWORK_AND_DAY, { event: 'friendship.added', network: shared });
    const [mei, tom] = await couple();
    const headers = { 'x-memory-network': shared };
    await app.request('POST', '/api/friends', { as: mei.id, body: { friendId: tom.id }, headers });
    expect(await rowsOf(mei.id, 'friendship.added')).toBe(1);
  });
});

it('what administrators do is never left out', async () => {
  const user = await registerUser(app, { password: TEST_PASSWORD });
  await storeRows(ROWS_PER_NETWORK_AND_DAY + ROWS_PER_ACCOUNT_AND_DAY, { event: 'admin.account_deleted' });
  await app.request('DELETE', `/internal/accounts/${user.id}`);
  expect(await readSecurityLog(app, 'admin.account_deleted')).toHaveLength(
    ROWS_PER_NETWORK_AND_DAY + ROWS_PER_ACCOUNT_AND_DAY + 1,
  );
});
