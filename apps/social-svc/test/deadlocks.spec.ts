import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import type { Transaction } from '../src/database.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const whenWaitingForLock = () =>
  eventually(async () => {
    const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row!.waiting).toBe(1);
  });

/** PostgreSQL ends the transaction that has waited for a second, that of the request, before the other one has. */
it.each<[string, (tx: Transaction, user: User) => Promise<unknown>, Parameters<SocialApp['request']>]>([
  [
    'in a statement of Prisma',
    (tx, { id }) => tx.$queryRaw`SELECT 1 FROM friend_code WHERE account_id = ${id}::uuid FOR UPDATE`,
    ['DELETE', '/api/friend-code'],
  ],
  [
    'in a raw statement',
    (tx) => tx.$executeRaw`LOCK TABLE outbox IN SHARE MODE`,
    ['PATCH', '/api/profile', { body: { bio: 'x' } }],
  ],
])('a request that ends in a deadlock %s changes nothing, is 503 and may be repeated', async (_, obstruct, request) => {
  const user = await storeUser(app);
  await app.request('POST', '/api/friend-code', { as: user.id });
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  const [method, url, options] = request;
  const send = () => app.request(method, url, { as: user.id, ...options });
  const { response } = await app.database.$transaction(async (tx) => {
    await obstruct(tx, user);
    const sent = Promise.resolve(send());
    await whenWaitingForLock();
    await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${user.id}::uuid FOR UPDATE`;
    return { response: sent };
  });
  const rejected = await response;
  expect(rejected.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
  expect(rejected.headers['retry-after']).toBe('5');
  expect((await send()).statusCode).toBeLessThan(300);
});
