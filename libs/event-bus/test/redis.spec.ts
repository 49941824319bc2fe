import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@memory/testing';
import { trimStream } from '../src/trim-stream.ts';
import { Bus, renamed } from './bus.ts';

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

describe('when Redis is killed', () => {
  it('nothing is lost: neither what is published nor what is written meanwhile', async () => {
    await bus.relay();
    await bus.write('li', 'before');
    await eventually(async () => expect(await bus.redis.xlen('events:social')).toBe(1));
    await bus.server.kill();
    await bus.write('li', 'meanwhile');
    await bus.server.restart();
    await bus.consumer();
    await eventually(async () => expect(await bus.effects()).toEqual(['li:before', 'li:meanwhile']));

    // Once more, with a consumer that is waiting for events.
    await bus.server.kill();
    await bus.write('li', 'again');
    await bus.server.restart();
    await eventually(async () => expect(await bus.effects()).toEqual(['li:before', 'li:meanwhile', 'li:again']));
  });
});

describe('a Redis that evicts', () => {
  it('is refused by the consumer and by the relay, saying what to do', async () => {
    await bus.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
    await expect(bus.consumer()).rejects.toThrow('CONFIG SET maxmemory-policy noeviction');
    await expect(bus.relay()).rejects.toThrow('maxmemory-policy volatile-lru');
  });
});

describe('trimStream', () => {
  it('removes only what every group has acknowledged, and not at once', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three', 'four']) {
      await bus.publish(renamed('li', name));
      ids.push((await bus.redis.xrevrange('events:social', '+', '-', 'COUNT', 1))[0]![0]);
    }
    const left = async (): Promise<string[]> => (await bus.redis.xrange('events:social', '-', '+')).map(([id]) => id);

    await trimStream(bus.redis, 'events:social', -1);
    expect(await left()).toEqual(ids);

    for (const group of ['quick', 'slow']) {
      await bus.redis.xgroup('CREATE', 'events:social', group, '0');
      await bus.redis.xreadgroup('GROUP', group, 'reader', 'COUNT', 3, 'STREAMS', 'events:social', '>');
    }
    await bus.redis.xack('events:social', 'quick', ...ids.slice(0, 3));
    await bus.redis.xack('events:social', 'slow', ids[0]!, ids[2]!);

    await trimStream(bus.redis, 'events:social');
    expect(await left()).toEqual(ids);
    await trimStream(bus.redis, 'events:social', -1);
    expect(await left()).toEqual(ids.slice(1));
  });
});
