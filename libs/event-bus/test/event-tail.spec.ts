import { entryDeleted, type Envelope, profileUpdated } from '@memory/events';
import { eventually, startTestRedis, type TestRedis } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnvelope, EventTail, publishEnvelopes, type StreamPositions } from '../src/index.ts';
import { streamPositionsAt } from '../src/live/event-tail.ts';
import { STREAM_RETENTION_MS } from '../src/redis/stream-groups.ts';
import { profileUpdatedEvent } from './test-bus.ts';

/** The most events of one stream that are read at once. */
const MAX_GAP = 2_000;

let server: TestRedis;
let redis: Redis;
let tail: EventTail;
let received: { event: Envelope; positions: StreamPositions }[];
beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startTestRedis();
  redis = new Redis(server.url);
});
beforeEach(async () => {
  await redis.flushall();
  received = [];
  tail = new EventTail({
    redisUrl: server.url,
    types: new Set([profileUpdated.type, entryDeleted.type]),
    listener: (event, positions) => received.push({ event, positions }),
  });
});
afterEach(() => tail.stop());
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const publish = async (...names: string[]): Promise<Envelope[]> => {
  const events = names.map((name) => profileUpdatedEvent('li', name));
  await publishEnvelopes(redis, 'social', events);
  return events;
};
async function startTail(): Promise<StreamPositions> {
  tail.start();
  return eventually(() => {
    expect(tail.positions).toBeDefined();
    return tail.positions!;
  });
}
const receivedEvents = () => received.map(({ event }) => event);

describe('EventTail', () => {
  it('delivers each event from its start on, with the position after it', async () => {
    await redis.xadd('events:social', '1-1', 'event', JSON.stringify(profileUpdatedEvent('li', 'long ago')));
    await startTail();
    const events = await publish('a', 'b');
    await eventually(() => expect(receivedEvents()).toEqual(events));
    expect(received.at(-1)?.positions).toEqual(tail.positions);
    const [first] = received;
    const after = await tail.readBetween(first!.positions, tail.positions!);
    expect(after).toEqual(received.slice(1));
  });

  it('skips other types and invalid entries, also those of another producer', async () => {
    await startTail();
    await redis.xadd('events:social', '*', 'event', '{not json');
    await publishEnvelopes(redis, 'social', [{ ...profileUpdatedEvent('li', 'x'), type: 'other' }]);
    await publishEnvelopes(redis, 'media', [profileUpdatedEvent('li', 'forged')]);
    const events = await publish('valid');
    await eventually(() => expect(receivedEvents()).toEqual(events));
    expect(await tail.readRecent(60_000, tail.positions!)).toMatchObject(events.map((event) => ({ event })));
  });

  it('delivers nothing after its stop', async () => {
    await startTail();
    const [positions] = [tail.positions];
    tail.stop();
    await publish('a');
    expect([received, tail.positions]).toEqual([[], positions]);
  });

  it('stops without an error, and leaves no connection behind', async () => {
    const error = vi.fn();
    Logger.overrideLogger({ error, warn: () => undefined, log: () => undefined });
    const countConnections = async () => ((await redis.client('LIST')) as string).trim().split('\n').length;
    await startTail();
    await tail.readRecent(1, tail.positions!);
    tail.stop();
    // The connection of this test remains.
    await eventually(async () => expect(await countConnections()).toBe(1));
    expect(error).not.toHaveBeenCalled();
    Logger.overrideLogger(false);
  });

  it('continues after Redis was unavailable', async () => {
    await startTail();
    await server.restart();
    await redis.ping();
    const events = await publish('after the restart');
    await eventually(() => expect(receivedEvents()).toEqual(events));
  });
});

describe('EventTail, after Redis has lost its data,', () => {
  it('delivers what is published from then on', async () => {
    await startTail();
    await publish('before');
    await eventually(() => expect(received).toHaveLength(1));
    await redis.flushall();
    // What is published before the tail has noticed the loss may be missing: open pages reload themselves after it.
    await eventually(async () => {
      await publish('after');
      expect(received.length).toBeGreaterThan(1);
    });
  });
});

describe('EventTail.readBetween', () => {
  it('throws at once while Redis is unavailable, instead of waiting for it', async () => {
    const positions = await startTail();
    await server.kill();
    await expect(tail.readRecent(1, positions)).rejects.toBeInstanceOf(Error);
    await server.restart();
    await redis.ping();
  });

  it('continues after Redis has answered with an error', async () => {
    await redis.set('events:social', 'no stream');
    await startTail();
    await redis.config('RESETSTAT');
    await eventually(async () => expect(await redis.info('errorstats')).toContain('errorstat_WRONGTYPE'));
    await redis.del('events:social');
    await eventually(async () => {
      await publish('a');
      expect(received).not.toEqual([]);
    });
  });

  it('returns the events after one position up to another, those of all producers in the order of their time', async () => {
    const now = Date.now();
    const add = async (stream: string, timeMs: number, name: string) =>
      redis.xadd(stream, `${timeMs}-1`, 'event', JSON.stringify(profileUpdatedEvent('li', name)));
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) await add('events:social', now - 40 + index * 10, name);
    const id = '01980000-0000-7000-8000-000000000001';
    const deletion = createEnvelope(entryDeleted, { entityId: id, data: { entryId: id, authorId: id, fileIds: [] } });
    await redis.xadd('events:journal', `${now - 25}-1`, 'event', JSON.stringify(deletion));
    const since = { ...streamPositionsAt(now - 50), social: `${now - 40}-1` };
    const until = { ...streamPositionsAt(now), social: `${now - 20}-1` };
    const read = await tail.readBetween(since, until);
    expect(read?.map(({ event, positions }) => [event.type, positions])).toEqual([
      [profileUpdated.type, { ...since, social: `${now - 30}-1` }],
      [entryDeleted.type, { ...since, social: `${now - 30}-1`, journal: `${now - 25}-1` }],
      [profileUpdated.type, { ...since, social: `${now - 20}-1`, journal: `${now - 25}-1` }],
    ]);
    expect(await tail.readBetween(until, until)).toEqual([]);
  });

  it('returns the recent events', async () => {
    const old = Date.now() - 60_000;
    await redis.xadd('events:social', `${old}-1`, 'event', JSON.stringify(profileUpdatedEvent('li', 'old')));
    const events = await publish('new');
    const until = streamPositionsAt(Date.now() + 60_000);
    const read = async (milliseconds: number) =>
      (await tail.readRecent(milliseconds, until))?.map(({ event }) => event);
    expect(await read(30_000)).toEqual(events);
    expect(await read(120_000)).toHaveLength(2);
  });

  it('returns null when events may have been trimmed, unless nothing was published since', async () => {
    const until = streamPositionsAt(Date.now());
    expect(await tail.readBetween(streamPositionsAt(Date.now() - STREAM_RETENTION_MS + 60_000), until)).toEqual([]);
    const trimmed = streamPositionsAt(Date.now() - STREAM_RETENTION_MS - 60_000);
    expect(await tail.readBetween(trimmed, until)).toBeNull();
    expect(await tail.readBetween({ ...until, social: trimmed.social }, until)).toBeNull();
    expect(await tail.readBetween(trimmed, trimmed)).toEqual([]);
  });

  it('returns null when there are too many events', async () => {
    const transaction = redis.multi();
    for (let n = 1; n < MAX_GAP; n += 1) transaction.xadd('events:social', '*', 'event', '{}');
    await transaction.exec();
    const until = streamPositionsAt(Date.now() + 60_000);
    expect(await tail.readRecent(60_000, until)).toEqual([]);
    await publish('one more');
    expect(await tail.readRecent(60_000, until)).toBeNull();
  });
});
