import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupLease } from '../src/consumer/group-lease.ts';
import { GroupReader } from '../src/consumer/group-reader.ts';
import { listDeadLetters, replayDeadLetter } from '../src/dead-letters.ts';
import { GROUP, type ProfileUpdated, TestBus } from './test-bus.ts';

const STREAM = 'events:social';
/** A group that no consumer of these tests reads for. */
const OTHER_GROUP = 'language-svc';
const deadLetterStream = { producer: 'social', group: GROUP } as const;

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(async () => {
  vi.restoreAllMocks();
  await bus.stop();
});

const expectEffects = (...effects: string[]) =>
  eventually(async () => expect(await bus.readEffects()).toEqual(effects));
const expectKept = (...events: string[]) => eventually(async () => expect(await bus.readKept()).toEqual(events));
const expectPublished = (count: number) => eventually(async () => expect(await bus.redis.xlen(STREAM)).toBe(count));

const losses: [string, () => Promise<unknown>][] = [
  ['it was emptied', () => bus.redis.flushall()],
  ['it was killed and its append-only file deleted', () => bus.server.restartWithoutData()],
];

describe.each(losses)('after Redis lost its data because %s', (_, loseData) => {
  it('a consumer that was behind handles every event, in order, and none a second time', async () => {
    await bus.startRelay();
    const consumer = await bus.startConsumer();
    await bus.write('li', 'handled');
    await expectEffects('li:handled');
    await consumer.close();
    for (const name of ['second', 'third']) await bus.write('li', name);
    await expectPublished(3);

    await loseData();
    await bus.write('li', 'written after the loss');
    await bus.startConsumer();
    await expectEffects('li:handled', 'li:second', 'li:third', 'li:written after the loss');
    await eventually(async () => expect(await bus.readKept()).toHaveLength(4));
  });

  it('a relay that starts later publishes the lost events again, also when nothing is written any more', async () => {
    const relay = await bus.startRelay();
    await bus.write('li', 'first');
    await expectPublished(1);
    await relay.beforeApplicationShutdown();

    await loseData();
    await bus.startRelay();
    await bus.startConsumer();
    await expectEffects('li:first');
    expect(await bus.redis.xlen(STREAM)).toBe(1);
  });

  it('a dead letter is tried again, and is a dead letter again while it cannot be handled', async () => {
    let isFailing = true;
    await bus.startRelay({ cleanupIntervalMs: 1 });
    await bus.startConsumer(({ data }) => {
      if (data.username === 'poison' && isFailing) throw new Error('no such author');
    });
    const expectDeadLetter = () =>
      eventually(async () => {
        const letters = await listDeadLetters(bus.redis, deadLetterStream);
        expect(letters).toHaveLength(1);
        return letters[0]!;
      });
    await bus.write('li', 'poison');
    await bus.write('li', 'next');
    await expectDeadLetter();
    await expectKept('li:poison');

    await loseData();
    const { id } = await expectDeadLetter();
    await expectKept('li:poison');
    isFailing = false;
    expect(await replayDeadLetter(bus.redis, { ...deadLetterStream, id })).toBe(true);
    await expectEffects('li:next', 'li:poison');
    await expectKept();
  });
});

describe('when Redis loses its data again and again while services run in several replicas', () => {
  it('every event has its effect once, in order per entity', async () => {
    const entities = ['li', 'wang', 'zhao'];
    const names = Array.from({ length: 40 }, (_, index) => `name ${index}`);
    await Promise.all([bus.startRelay({ cleanupIntervalMs: 20 }), bus.startRelay({ cleanupIntervalMs: 20 })]);
    await Promise.all([bus.startConsumer(), bus.startConsumer()]);
    for (const [index, name] of names.entries()) {
      for (const entity of entities) await bus.write(entity, name);
      if (index % 10 !== 9) continue;
      await bus.redis.flushall();
      // The next loss comes when some of the events were published again.
      await eventually(async () => expect(await bus.redis.xlen(STREAM)).toBeGreaterThan(0));
    }
    await eventually(async () => expect(await bus.readEffects()).toHaveLength(entities.length * names.length));
    const effects = await bus.readEffects();
    for (const entity of entities)
      expect(effects.filter((effect) => effect.startsWith(`${entity}:`))).toEqual(
        names.map((name) => `${entity}:${name}`),
      );
    await expectKept();
  });

  it('a standby that gets the lost lease reads when the previous reader has noticed the loss', async () => {
    const leaseMs = 600;
    const { acquire } = GroupLease.prototype;
    let acquiredAt = 0;
    vi.spyOn(GroupLease.prototype, 'acquire').mockImplementation(async function (this: GroupLease, stop) {
      const wasHeld = await acquire.call(this, stop);
      acquiredAt = performance.now();
      return wasHeld;
    });
    const { read } = GroupReader.prototype;
    let readAt = 0;
    vi.spyOn(GroupReader.prototype, 'read').mockImplementation(function (this: GroupReader, stop) {
      readAt ||= performance.now();
      return read.call(this, stop);
    });
    await bus.redis.set(`events:lease:${GROUP}`, 'of another replica');
    await bus.startConsumer(undefined, { leaseMs });
    await eventually(async () => expect(await bus.redis.info('commandstats')).toMatch(/cmdstat_set:calls=[2-9]/));
    await bus.redis.flushall();
    await eventually(() => expect(readAt).toBeGreaterThan(0));
    // A timer may fire a millisecond early.
    expect(readAt - acquiredAt).toBeGreaterThan(leaseMs - 2);
  });
});

describe('the rows of published events', () => {
  it('are deleted when all groups have handled them, in batches', async () => {
    await bus.database.$executeRawUnsafe(
      `INSERT INTO outbox (id, type, entity_id, data, occurred_at)
       SELECT gen_random_uuid(), 'of.a.newer.version', 'li', '{}', now() FROM generate_series(1, 4500)`,
    );
    await bus.startRelay({ cleanupIntervalMs: 20 });
    await expectPublished(4500);
    await eventually(async () => expect(await bus.readKept()).toHaveLength(4500));
    await bus.startConsumer();
    await expectKept();
  });

  it('stay while a group is new and has not read yet', async () => {
    await bus.startRelay({ cleanupIntervalMs: 1, groups: [GROUP, OTHER_GROUP] });
    await bus.startConsumer();
    await bus.write('li', 'first');
    await expectEffects('li:first');
    const cleanups = await countCleanups();
    await eventually(async () => expect(await countCleanups()).toBeGreaterThan(cleanups + 2));
    expect(await bus.readKept()).toEqual(['li:first']);

    await bus.redis.xgroup('CREATE', STREAM, OTHER_GROUP, '$');
    await expectKept();
  });

  it('stay from the first event on that a group has read and not handled', async () => {
    await bus.startRelay({ cleanupIntervalMs: 1, groups: [GROUP, OTHER_GROUP] });
    await bus.redis.xgroup('CREATE', STREAM, OTHER_GROUP, '0', 'MKSTREAM');
    await bus.startConsumer();
    for (const name of ['first', 'second', 'third']) await bus.write('li', name);
    await expectEffects('li:first', 'li:second', 'li:third');
    await bus.redis.xreadgroup('GROUP', OTHER_GROUP, 'reader', 'STREAMS', STREAM, '>');
    const [first, second, third] = (await bus.redis.xrange(STREAM, '-', '+')).map(([id]) => id);
    await bus.redis.xack(STREAM, OTHER_GROUP, first!, third!);
    await eventually(async () => expect(await bus.readKept()).toEqual(['li:second', 'li:third']));

    await bus.redis.xack(STREAM, OTHER_GROUP, second!);
    await expectKept();
  });

  it('of a group that stands still for long are published again in their order, and handled by the others once', async () => {
    await bus.startRelay({ cleanupIntervalMs: 20, groups: [GROUP, OTHER_GROUP] });
    const handled: ProfileUpdated[] = [];
    await bus.startConsumer((event) => void handled.push(event));
    for (let n = 0; n < 30; n += 1) await bus.write('li', `name ${n}`);
    const names = Array.from({ length: 30 }, (_, n) => `li:name ${n}`);
    await expectEffects(...names);
    await bus.redis.flushall();
    // The first group has got all of them again, and no effect came twice.
    await eventually(() => expect(handled).toHaveLength(60));
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    expect(await bus.readEffects()).toEqual(names);
    await expectKept(...names);
    const published = await bus.redis.xrange(STREAM, '-', '+');
    expect(published.map(([, fields]) => (JSON.parse(fields[1]!) as ProfileUpdated).data.username)).toEqual(
      names.map((name) => name.slice(3)),
    );
  });

  /** How often relays have looked which events the groups have handled. */
  const countCleanups = async (): Promise<number> =>
    Number(/cmdstat_xinfo\|groups:calls=(\d+)/.exec(await bus.redis.info('commandstats'))?.[1] ?? 0);
});
