import { eventually } from '@memory/testing';
import type { EventGroupState } from '../src/outbox/measure-events.ts';
import type { OutboxRelay } from '../src/outbox/outbox-relay.ts';
import { GROUP, TestBus } from './test-bus.ts';

// `bus.stop` fails when Redis denied a command, so these tests also show that a relay may measure.
let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

const groupOf = (relay: OutboxRelay): EventGroupState | undefined =>
  relay.state?.groups.find(({ group }) => group === GROUP);

describe('a relay measures', () => {
  it('how old the oldest event is that a group has not handled, until it has', async () => {
    const relay = await bus.startRelay({ measureIntervalMs: 20, cleanupIntervalMs: 20 });
    await eventually(() =>
      expect(groupOf(relay)).toEqual({ producer: 'social', group: GROUP, oldestSeconds: 0, deadLetters: 0 }),
    );
    await bus.write('li', 'unhandled');
    await eventually(() => {
      expect(groupOf(relay)?.oldestSeconds).toBeGreaterThan(0);
      expect(relay.state?.published.rows).toBe(1);
      expect(relay.state?.published.oldestSeconds).toBeGreaterThan(0);
    });
    await bus.startConsumer();
    await eventually(() => {
      expect(groupOf(relay)?.oldestSeconds).toBe(0);
      expect(relay.state?.published).toEqual({ rows: 0, oldestSeconds: 0 });
    });
  });

  it('dead letters of each group, and the memory of Redis', async () => {
    const relay = await bus.startRelay({ measureIntervalMs: 20 });
    await bus.startConsumer(() => {
      throw new Error('never');
    });
    await bus.write('li', 'broken');
    await eventually(() => expect(groupOf(relay)).toMatchObject({ oldestSeconds: 0, deadLetters: 1 }));
    expect(relay.state?.groups.map(({ group }) => group).toSorted()).toEqual([
      'gateway',
      'journal-svc',
      'language-svc',
      'media-svc',
    ]);
    await bus.redis.config('SET', 'maxmemory', '100mb');
    await eventually(() => expect(relay.state?.redisMemory.maxBytes).toBe(100 * 1024 ** 2));
    expect(relay.state?.redisMemory.usedBytes).toBeGreaterThan(100_000);
  });

  it('nothing any more while Redis rejects commands', async () => {
    const relay = await bus.startRelay({ measureIntervalMs: 20 });
    await eventually(() => expect(relay.state).toBeDefined());
    await bus.database.$executeRawUnsafe(
      `INSERT INTO outbox (id, type, entity_id, data, occurred_at)
       VALUES (gen_random_uuid(), 'of.a.newer.version', 'li', '{}', now() - interval '1 hour')`,
    );
    await bus.redis.set('events:social', 'not a stream');
    await eventually(() => expect(relay.state).toBeUndefined());
  });
});
