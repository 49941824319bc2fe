import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@memory/testing';
import type { OutboxRelay } from '../src/outbox/outbox-relay.ts';
import { TestBus, writeProfileUpdated } from './test-bus.ts';

/** How many events the relay publishes in one transaction. */
const OUTBOX_BATCH_SIZE = 200;

let bus: TestBus;
beforeEach(async () => {
  // No timer ends: a relay polls when it starts and when it is woken.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
  bus = await TestBus.start();
});
afterEach(async () => {
  jest.useRealTimers();
  await bus.stop();
});

const countUnpublished = async (): Promise<number> =>
  (await bus.database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox')).length;

/** Writes events that are committed at once, as opposed to `bus.write`. */
async function writeCommitted(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await writeProfileUpdated(bus.database, 'li', `name ${n}`);
}

/** A relay that has polled an empty outbox and waits for its next poll, which never comes by itself. */
async function startWaitingRelay(): Promise<OutboxRelay> {
  const queries = jest.spyOn(bus.database, '$queryRawUnsafe');
  const relay = await bus.startRelay();
  await queries.mock.results[0]?.value;
  await setImmediate();
  return relay;
}

const isConnected = async (): Promise<boolean> =>
  ((await bus.redis.client('LIST')) as string).includes('user=social-svc');

describe('OutboxRelay, without waiting for its next poll,', () => {
  it('publishes at once after a write of its process', async () => {
    await startWaitingRelay();
    await writeCommitted(1);
    await eventually(async () => expect(await countUnpublished()).toBe(0));
    expect(await bus.redis.xlen('events:social')).toBe(1);
  });

  it('publishes all batches of a backlog in one go', async () => {
    await writeCommitted(OUTBOX_BATCH_SIZE + 1);
    await bus.startRelay();
    await eventually(async () => expect(await countUnpublished()).toBe(0));
    expect(await bus.redis.xlen('events:social')).toBe(OUTBOX_BATCH_SIZE + 1);
  });
});

describe('OutboxRelay', () => {
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
    await eventually(async () => expect(await isConnected()).toBe(false));
  });

  it('waits for the batch that is being published, and leaves the next one in the outbox', async () => {
    await writeCommitted(OUTBOX_BATCH_SIZE + 1);
    const publishing = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    bus.database.beforeCommit = () => {
      publishing.resolve();
      return commit.promise;
    };
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
