import { eventually, startTcpProxy } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WakeableTimer } from '../src/delays.ts';
import { OUTBOX_BATCH_SIZE } from '../src/outbox/outbox-batch.ts';
import type { OutboxRelay, OutboxRelayOptions } from '../src/outbox/outbox-relay.ts';
import { RELAY_APPLICATION_NAME, RelayConnection } from '../src/outbox/relay-connection.ts';
import { TestBus, writeProfileUpdated } from './test-bus.ts';

/** Longer than every test. */
const NEVER_MS = 600_000;

let bus: TestBus;
beforeEach(async () => {
  bus = await TestBus.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bus.stop();
});

const countUnpublished = async (): Promise<number> =>
  (await bus.database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox')).length;
const countEvents = async () => ({
  unpublished: await countUnpublished(),
  published: await bus.redis.xlen('events:social'),
});

/** Writes events in one transaction. */
const writeTogether = (count: number): Promise<void> =>
  bus.database.$transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await writeProfileUpdated(tx, 'li', `name ${n}`);
  });

/** Writes an event as if its notification were lost. */
const writeWithoutNotification = (): Promise<unknown> =>
  bus.database.$executeRawUnsafe(
    `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES (gen_random_uuid(), 'of.a.newer.version', 'li', '{}', now())`,
  );

/** Returns the process ids of PostgreSQL that serve connections of relays which wait for a notification. */
async function listWaitingConnections(): Promise<number[]> {
  const rows = await bus.database.$queryRawUnsafe<{ pid: number }[]>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()
     AND state = 'idle' AND query LIKE ANY (ARRAY['%FROM outbox%hasEvents%', '%FROM published_event%oldestSeconds%'])`,
    RELAY_APPLICATION_NAME,
  );
  return rows.map(({ pid }) => pid);
}

/** From now on, relays poll only when they start, when they are woken, and after they have published something. */
function preventPolls(): void {
  const { wait } = WakeableTimer.prototype;
  vi.spyOn(WakeableTimer.prototype, 'wait').mockImplementation(function (this: WakeableTimer) {
    return wait.call(this, NEVER_MS);
  });
}

/** A relay that has found an empty outbox, has measured it, and waits. */
async function startWaitingRelay(options: Partial<OutboxRelayOptions> = {}): Promise<OutboxRelay> {
  preventPolls();
  const relay = await bus.startRelay(options);
  await eventually(() => expect(relay.state).toBeDefined());
  await eventually(async () => expect(await listWaitingConnections()).toHaveLength(1));
  return relay;
}

const isConnected = async (): Promise<boolean> =>
  ((await bus.redis.client('LIST')) as string).includes('user=social-svc');

describe('OutboxRelay, without waiting for its next poll,', () => {
  it('publishes when a write of any process is committed', async () => {
    await startWaitingRelay();
    await bus.write('li', 'first');
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 1 }));
    await bus.write('li', 'second');
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 2 }));
  });

  it('publishes all batches of a backlog in one go', async () => {
    await writeTogether(OUTBOX_BATCH_SIZE + 1);
    preventPolls();
    await bus.startRelay();
    await eventually(async () =>
      expect(await countEvents()).toEqual({ unpublished: 0, published: OUTBOX_BATCH_SIZE + 1 }),
    );
  });

  it('listens again after its connection to PostgreSQL was lost, and publishes what was committed in the meantime', async () => {
    await startWaitingRelay();
    const [lost] = await listWaitingConnections();
    await bus.database.$queryRawUnsafe('SELECT pg_terminate_backend($1)', lost);
    await writeWithoutNotification();
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 1 }));
    await eventually(async () => expect(await listWaitingConnections()).not.toEqual([lost]));
    await bus.write('li', 'second');
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 2 }));
  });
});

describe('OutboxRelay', () => {
  it('publishes at its next poll what it was not notified of', async () => {
    await bus.startRelay();
    await eventually(async () => expect(await listWaitingConnections()).toHaveLength(1));
    await writeWithoutNotification();
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 1 }));
  });

  it('publishes an event that sent no notification because the outbox contained another one', async () => {
    await bus.write('li', 'first');
    await bus.database.$transaction(async (tx) => {
      await writeProfileUpdated(tx, 'wang', 'second');
      await bus.startRelay();
      await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 1 }));
    });
    await eventually(async () => expect(await countEvents()).toEqual({ unpublished: 0, published: 2 }));
  });

  it('does not start on a Redis that evicts keys, and leaves no connection behind', async () => {
    await bus.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
    await expect(bus.startRelay()).rejects.toThrow('maxmemory-policy volatile-lru');
    await eventually(async () => expect(await isConnected()).toBe(false));
  });
});

describe('the shutdown of an OutboxRelay', () => {
  it('does not wait for the next poll', async () => {
    const relay = await startWaitingRelay();
    await relay.beforeApplicationShutdown();
    await eventually(async () => expect([await isConnected(), await listWaitingConnections()]).toEqual([false, []]));
  });

  it('does not wait for a PostgreSQL that does not close the connection', async () => {
    const proxy = await startTcpProxy(bus.databaseUrl);
    const relay = await startWaitingRelay({ databaseUrl: proxy.url });
    proxy.holdAll();
    await expect(relay.beforeApplicationShutdown()).resolves.toBeUndefined();
    await proxy.stop();
  });

  it('waits for the batch that is being published, and leaves the next one in the outbox', async () => {
    await writeTogether(OUTBOX_BATCH_SIZE + 1);
    const publishing = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const { $transaction } = RelayConnection.prototype;
    vi.spyOn(RelayConnection.prototype, '$transaction').mockImplementation(function (this: RelayConnection, work) {
      return $transaction.call(this, async (tx) => {
        const result = await work(tx);
        publishing.resolve();
        await commit.promise;
        return result;
      }) as ReturnType<typeof work>;
    });
    const relay = await bus.startRelay();
    await publishing.promise;
    const shutdown = relay.beforeApplicationShutdown();
    commit.resolve();
    await shutdown;
    expect(await countUnpublished()).toBe(1);
    expect(await bus.redis.xlen('events:social')).toBe(OUTBOX_BATCH_SIZE);
    await eventually(async () => expect(await isConnected()).toBe(false));
  });
});
