import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trimStream } from '../src/redis/stream-groups.ts';
import { GROUP, profileUpdatedEvent, TestBus } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

describe('after Redis was killed', () => {
  it('published events and events written in the meantime are handled', async () => {
    await bus.startRelay();
    await bus.write('li', 'before');
    await eventually(async () => expect(await bus.redis.xlen('events:social')).toBe(1));
    await bus.server.kill();
    await bus.write('li', 'meanwhile');
    await bus.server.restart();
    await bus.startConsumer();
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:before', 'li:meanwhile']));

    // Again, while a consumer waits for events.
    await bus.server.kill();
    await bus.write('li', 'again');
    await bus.server.restart();
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:before', 'li:meanwhile', 'li:again']));
  });
});

describe('a Redis that evicts keys', () => {
  it('is rejected by the consumer and by the relay, with the setting to change', async () => {
    await bus.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
    await expect(bus.startConsumer()).rejects.toThrow('CONFIG SET maxmemory-policy noeviction');
    await expect(bus.startRelay()).rejects.toThrow('maxmemory-policy volatile-lru');
  });
});

describe('trimStream', () => {
  it('removes only entries that every group has acknowledged and that are older than the retention', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three', 'four']) {
      await bus.publish(profileUpdatedEvent('li', name));
      ids.push((await bus.redis.xrevrange('events:social', '+', '-', 'COUNT', 1))[0]![0]);
    }
    const readIds = async (): Promise<string[]> =>
      (await bus.redis.xrange('events:social', '-', '+')).map(([id]) => id);

    await trimStream(bus.redis, 'events:social', -1);
    expect(await readIds()).toEqual(ids);

    for (const group of ['quick', 'slow']) {
      await bus.redis.xgroup('CREATE', 'events:social', group, '0');
      await bus.redis.xreadgroup('GROUP', group, 'reader', 'COUNT', 3, 'STREAMS', 'events:social', '>');
    }
    await bus.redis.xack('events:social', 'quick', ...ids.slice(0, 3));
    await bus.redis.xack('events:social', 'slow', ids[0]!, ids[2]!);

    await trimStream(bus.redis, 'events:social');
    expect(await readIds()).toEqual(ids);
    await trimStream(bus.redis, 'events:social', -1);
    expect(await readIds()).toEqual(ids.slice(1));
  });

  it('retains the newest thousand entries after the clock of Redis was ahead by years, and no number without limit', async () => {
    const stream = 'events:social';
    const inTheFuture = new Date().setFullYear(new Date().getFullYear() + 10);
    await bus.redis.xadd(stream, `${inTheFuture}-0`, 'event', 'when the clock was ahead');
    for (let n = 0; n < 1_500; n += 1) void bus.redis.xadd(stream, '*', 'event', 'when it was right again');
    await bus.redis.xgroup('CREATE', stream, GROUP, '$');

    await trimStream(bus.redis, stream);
    const ids = (await bus.redis.xrange(stream, '-', '+')).map(([id]) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_000, `${inTheFuture}-501`, `${inTheFuture}-1500`]);
  });
});
