import { entryDeleted } from '@memory/events';
import { eventually } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOutbox } from '../src/index.ts';
import { RelayConnection } from '../src/outbox/relay-connection.ts';
import { requestContext } from '../src/request-context.ts';
import { TestBus, writeProfileUpdated } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(async () => {
  vi.restoreAllMocks();
  await bus.stop();
});

const countUnpublished = async (): Promise<number> =>
  (await bus.database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox')).length;

describe('OutboxRelay', () => {
  it('publishes events of committed transactions and none of rolled back ones', async () => {
    await bus.startRelay();
    await bus.startConsumer();
    await bus.write('li', 'committed');
    await expect(
      bus.database.$transaction(async (tx) => {
        await writeProfileUpdated(tx, 'li', 'rolled back');
        throw new Error('rollback');
      }),
    ).rejects.toThrow('rollback');
    await bus.write('li', 'committed later');

    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:committed', 'li:committed later']));
    expect(await countUnpublished()).toBe(0);
  });

  it('passes the request id of the write on to the handler', async () => {
    await bus.startRelay();
    const seen: (string | undefined)[] = [];
    await bus.startConsumer(() => void seen.push(requestContext.getStore()?.requestId));
    await requestContext.run({ requestId: 'request-of-li' }, () => bus.write('li', 'written'));

    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:written']));
    expect(seen).toEqual(['request-of-li']);
  });

  it('publishes an event whose transaction commits after an event with a higher sequence number', async () => {
    await bus.startRelay();
    await bus.startConsumer();
    await bus.database.$transaction(async (slow) => {
      await writeProfileUpdated(slow, 'li', 'lower number');
      await bus.write('wang', 'higher number');
      await eventually(async () => expect(await bus.readEffects()).toEqual(['wang:higher number']));
    });

    await eventually(async () => expect(await bus.readEffects()).toEqual(['wang:higher number', 'li:lower number']));
  });

  it('publishes again after a kill between publish and commit, and the effect exists once', async () => {
    await bus.write('li', 'first');
    const child = bus.startRelayProcess();
    await child.waitForLine('published');
    await child.kill();
    expect(await bus.redis.xlen('events:social')).toBe(1);

    await bus.startRelay();
    await bus.startConsumer();
    await bus.write('li', 'second');

    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:first', 'li:second']));
    expect(await bus.redis.xlen('events:social')).toBe(3);
  });

  it('keeps events in the outbox while Redis rejects them and publishes them afterwards', async () => {
    await bus.redis.set('events:social', 'not a stream');
    const transactions = vi.spyOn(RelayConnection.prototype, '$transaction');
    const [warn, log] = [vi.fn(), vi.fn()];
    Logger.overrideLogger({ warn, log, error: () => undefined });
    await bus.startRelay();
    await bus.write('li', 'rejected at first');
    await eventually(() => expect(transactions.mock.calls.length).toBeGreaterThan(3));
    expect(await countUnpublished()).toBe(1);

    await bus.redis.del('events:social');
    await bus.startConsumer();
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:rejected at first']));
    // Only the change is logged, not each attempt.
    await eventually(() => expect(log).toHaveBeenCalledWith('publishing events again', 'OutboxRelay'));
    const failures = warn.mock.calls.filter(([message]) => String(message).startsWith('events cannot be published'));
    expect(failures).toHaveLength(1);
  });

  it('opens no transactions while the outbox is empty, and cleans up at intervals only', async () => {
    await bus.database.$executeRawUnsafe(
      "INSERT INTO handled_event (event_id, handled_at) VALUES (gen_random_uuid(), now() - interval '31 days')",
    );
    const polls = vi.spyOn(RelayConnection.prototype, '$queryRawUnsafe');
    const transactions = vi.spyOn(RelayConnection.prototype, '$transaction');
    const relay = await bus.startRelay();
    await eventually(() => expect(polls.mock.calls.length).toBeGreaterThan(4));
    await relay.beforeApplicationShutdown();
    expect(transactions).not.toHaveBeenCalled();
    expect(await bus.database.$queryRawUnsafe('SELECT 1 FROM handled_event')).toHaveLength(1);
  });

  it('deletes what was handled from its stream, its replays and the database', async () => {
    await bus.database.$executeRawUnsafe(
      "INSERT INTO handled_event (event_id, handled_at) VALUES (gen_random_uuid(), now() - interval '31 days')",
    );
    const streams = ['events:social', 'events:social:replay:journal-svc'];
    for (const stream of streams) {
      // From 1970, that is, older than every retention.
      for (const id of ['1-0', '2-0']) await bus.redis.xadd(stream, id, 'event', '{}');
      await bus.redis.xgroup('CREATE', stream, 'journal-svc', '$');
    }
    await bus.startRelay({ cleanupIntervalMs: 1 });
    await eventually(async () => {
      const entries = await Promise.all(streams.map((stream) => bus.redis.xrange(stream, '-', '+')));
      expect(entries.map((stream) => stream.map(([id]) => id))).toEqual([['2-0'], ['2-0']]);
      expect(await bus.database.$queryRawUnsafe('SELECT 1 FROM handled_event')).toEqual([]);
    });
  });

  it('trims nothing from its stream while a group does not exist', async () => {
    await bus.redis.xadd('events:social', '1-0', 'event', '{}');
    await bus.redis.xadd('events:social', '2-0', 'event', '{}');
    await bus.redis.xgroup('CREATE', 'events:social', 'journal-svc', '$');
    await bus.startRelay({ cleanupIntervalMs: 1, groups: ['journal-svc', 'language-svc'] });
    await bus.redis.config('RESETSTAT');
    await eventually(async () => expect(await bus.redis.info('commandstats')).toMatch(/xinfo\|groups:calls=[2-9]/));
    expect(await bus.redis.xlen('events:social')).toBe(2);
  });

  it('keeps an event in the outbox that the catalog assigns to another producer', async () => {
    await bus.startRelay();
    const data = {
      entryId: '01980000-0000-7000-8000-000000000001',
      authorId: '01980000-0000-7000-8000-000000000002',
      fileIds: [],
    };
    const transactions = vi.spyOn(RelayConnection.prototype, '$transaction');
    await bus.database.$transaction((tx) => writeOutbox(tx, entryDeleted, { entityId: data.entryId, data }));
    await eventually(async () => {
      const outcomes = await Promise.allSettled(transactions.mock.results.map(({ value }) => value));
      expect(outcomes).toContainEqual({
        status: 'rejected',
        reason: new Error('entry.deleted belongs to journal, not to social'),
      });
    });
    expect(await countUnpublished()).toBe(1);
    expect(await bus.redis.exists('events:social')).toBe(0);
  });
});
