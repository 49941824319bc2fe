import { randomUUID } from 'node:crypto';
import { securityRecorded, type SecurityEventData } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { DeleteOldSecurityEvents } from '../src/security-log/delete-old-security-events.ts';
import { lockSecurityLog } from '../src/security-log/security-log-lock.ts';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.close());

type Send = Parameters<SocialApp['request']>;

/** Waits until so many statements wait for locks of other transactions. */
const untilWaitingForLocks = (expected: number) =>
  eventually(async () => {
    const [found] = await app.database.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(found?.count).toBe(expected);
  });

describe('erasures', () => {
  it('and the retention change the rows one after the other, so that they cannot end in a deadlock', async () => {
    const { id } = await storeUser(app);
    const waiting = await app.database.$transaction(async (tx) => {
      await lockSecurityLog(tx);
      const work = [
        app.request('DELETE', `/internal/accounts/${id}`),
        app.app.get(DeleteOldSecurityEvents).execute(new AbortController().signal),
      ];
      await untilWaitingForLocks(work.length);
      return { work: Promise.all(work) };
    });
    expect((await waiting.work)[0]).toMatchObject({ statusCode: 204 });
  });

  const addFriend = (one: string, other: string): Send => [
    'POST',
    '/api/friends',
    { as: one, body: { friendId: other } },
  ];

  it.each<{
    name: string;
    before: (mei: string, tom: string) => Send;
    send: (mei: string, tom: string) => Send;
    status: number;
  }>([
    {
      name: 'the removal of a friend',
      before: addFriend,
      send: (mei, tom) => ['DELETE', `/api/friends/${tom}`, { as: mei }],
      status: 404,
    },
    {
      name: 'the end of a block',
      before: (mei, tom) => ['POST', '/api/blocks', { as: mei, body: { userId: tom } }],
      send: (mei, tom) => ['DELETE', `/api/blocks/${tom}`, { as: mei }],
      status: 404,
    },
    {
      name: 'the acceptance of a friend request',
      before: (mei, tom) => addFriend(tom, mei),
      send: addFriend,
      status: 404,
    },
    {
      name: 'the deletion of a friend code',
      before: (_, tom) => ['POST', '/api/friend-code', { as: tom }],
      send: (_, tom) => ['DELETE', '/api/friend-code', { as: tom }],
      status: 204,
    },
  ])('make $name wait instead of ending in a deadlock', async ({ before, send, status }) => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    expect((await app.request(...before(mei.id, tom.id))).statusCode).toBeLessThan(300);
    // The steps of an erasure, with the request between its lock of the account and its deletion of the rows.
    const waiting = await app.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${tom.id}::uuid FOR UPDATE`;
      const response = app.request(...send(mei.id, tom.id));
      await untilWaitingForLocks(1);
      await tx.account.delete({ where: { id: tom.id } });
      return { response };
    });
    expect((await waiting.response).statusCode).toBe(status);
  });
});

describe('events of other processes', () => {
  const data = (fields: Partial<SecurityEventData>): SecurityEventData => ({
    event: 'session.ended',
    userId: null,
    usernameHash: null,
    targetUserId: null,
    network: '2001:db8:1::/48',
    details: {},
    ...fields,
  });

  it('are stored once, also after a redelivery', async () => {
    const { id } = await storeUser(app);
    const recorded = data({ event: 'sign_in.succeeded', userId: id, details: { method: 'password' } });
    const { eventId, republish } = await app.publish(securityRecorded.gateway, id, recorded);
    await republish();
    const last = await app.publish(securityRecorded.gateway, id, data({ userId: id }));
    await eventually(async () => expect((await readSecurityLog(app)).map((one) => one.id)).toContain(last.eventId));
    const rows = await readSecurityLog(app, 'sign_in.succeeded');
    expect(rows).toEqual([
      {
        id: eventId,
        occurred_at: expect.any(String),
        event: 'sign_in.succeeded',
        user_id: id,
        username_hash: null,
        target_user_id: null,
        network: '2001:db8:1::/48',
        request_id: null,
        details: { method: 'password' },
      },
    ]);
  });

  it('are stored once when they are delivered again after their rows of handled events were deleted', async () => {
    const { id } = await storeUser(app);
    const recorded = data({ event: 'sign_in.succeeded', userId: id, details: { method: 'password' } });
    const { eventId, republish } = await app.publish(securityRecorded.gateway, id, recorded);
    const isStored = async () => expect((await readSecurityLog(app)).map((one) => one.id)).toContain(eventId);
    await eventually(isStored);
    await app.database.handledEvent.delete({ where: { eventId } });
    await republish();
    await eventually(async () => expect(await app.database.handledEvent.count({ where: { eventId } })).toBe(1));
    const metric = app.app.get(Metrics).registry.getSingleMetric('memory_security_log_dropped_total');
    expect((await metric!.get()).values.filter(({ value }) => value > 0)).toEqual([]);
    expect((await readSecurityLog(app)).filter((one) => one.id === eventId)).toHaveLength(1);
  });

  it('are stored without the ids of accounts that were deleted meanwhile', async () => {
    const gone = randomUUID();
    const { eventId } = await app.publish(
      securityRecorded.media,
      gone,
      data({ event: 'admin.export_downloaded', userId: gone, targetUserId: gone }),
    );
    await eventually(async () =>
      expect(
        (await readSecurityLog(app, 'admin.export_downloaded')).map((one) => [one.id, one.target_user_id]),
      ).toEqual([[eventId, null]]),
    );
  });

  it('are stored from a gateway of the previous release, which recorded what social-svc records now', async () => {
    const { id } = await storeUser(app);
    const { eventId } = await app.publish(
      securityRecorded.gateway,
      id,
      data({ event: 'friend_code.limited', userId: id }),
    );
    await eventually(async () =>
      expect((await readSecurityLog(app, 'friend_code.limited')).map((one) => one.id)).toEqual([eventId]),
    );
  });

  it('are rejected from a process that may not record them', async () => {
    const envelope = (type: string, fields: Partial<SecurityEventData>) => ({
      id: randomUUID(),
      type,
      entityId: 'x',
      occurredAt: new Date().toISOString(),
      data: data(fields),
    });
    const forged = ['security.recorded_by_gateway', 'security.recorded_by_media'].flatMap((type) => [
      envelope(type, { event: 'sign_in.succeeded', details: { method: 'password' } }),
      envelope(type, { event: 'password.changed' }),
    ]);
    for (const event of forged) await app.redis.xadd('events:media', '*', 'event', JSON.stringify(event));
    await eventually(async () => expect(await app.redis.xlen('events:media:dead:social-svc')).toBe(forged.length));
    const stored = (await readSecurityLog(app)).map(({ id }) => id);
    expect(forged.filter(({ id }) => stored.includes(id))).toEqual([]);
  });
});
