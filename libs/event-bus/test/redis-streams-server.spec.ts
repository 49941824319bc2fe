import { mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { EMPTY, of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisStreamsServer } from '../src/consumer/redis-streams.server.ts';
import { listDeadLetters } from '../src/dead-letters.ts';
import { requestContext } from '../src/request-context.ts';
import { GROUP, profileUpdatedEvent, TestBus } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(async () => {
  for (const finish of blocked.splice(0)) finish();
  await bus.stop();
});

const blocked: (() => void)[] = [];

const LEASE_KEY = `events:lease:${GROUP}`;
/** Longer than every test. */
const LONG_MS = 600_000;

/** A handler that begins with each event and ends when `finish` is called, at the latest after the test. */
function createBlockingHandler() {
  const begun: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  blocked.push(finish);
  const handle = ({ data }: { data: { username: string } }) => {
    begun.push(data.username);
    return promise;
  };
  return { begun, finish, handle };
}
/** How many connections the consumer group has to Redis. */
const countConnections = async (): Promise<number> =>
  ((await bus.redis.client('LIST')) as string).split(`user=${GROUP} `).length - 1;
const createServer = () => new RedisStreamsServer({ redisUrl: bus.server.urlFor(GROUP), group: GROUP });
const listen = (server: RedisStreamsServer) =>
  server.listen((error) => {
    if (error) throw error;
  });

describe('RedisStreamsServer', () => {
  it('refuses a handler of an event that is not in the catalog, and a second handler of an event', () => {
    const server = createServer();
    const handler = async () => undefined;
    expect(() => server.addHandler('profile.updatet', handler)).toThrow('there is no event profile.updatet');
    server.addHandler('profile.updated', handler);
    expect(() => server.addHandler('profile.updated', handler)).toThrow('two handlers in journal-svc');
    expect(() => server.on()).toThrow('no client events');
    expect(() => server.addHandler('entry.created', handler)).toThrow(
      'journal-svc handles entry.created: add it to groupsByProducer',
    );
  });

  it('does not take the lease without a handler', async () => {
    const server = createServer();
    await listen(server);
    await server.close();
    await bus.startConsumer();
    await eventually(async () => expect(await bus.redis.exists(LEASE_KEY)).toBe(1));
    const calls = /cmdstat_set:calls=(\d+)/.exec(await bus.redis.info('commandstats'))?.[1];
    expect(calls).toBe('1');
  });

  it('reads the streams of those producers whose events it handles, from their first event on', async () => {
    await bus.publish(profileUpdatedEvent('li', 'before the first start'));
    await bus.startConsumer();
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:before the first start']));
    expect((await bus.redis.keys('events:*')).filter((key) => key !== LEASE_KEY).toSorted()).toEqual([
      'events:media',
      `events:media:replay:${GROUP}`,
      'events:social',
      `events:social:replay:${GROUP}`,
    ]);
  });

  it('runs a handler in the request context of the event, by default with the id of the event', async () => {
    const seen: (string | undefined)[] = [];
    await bus.startConsumer(() => void seen.push(requestContext.getStore()?.requestId));
    const [first, second] = [profileUpdatedEvent('li', 'first'), profileUpdatedEvent('li', 'second')];
    await bus.publish({ ...first, requestId: 'request-0001' }, second);
    await eventually(() => expect(seen).toEqual(['request-0001', second.id]));
  });

  it('waits for the Observable of a handler: an error fails the attempt, no value is a success', async () => {
    const server = new RedisStreamsServer({
      redisUrl: bus.server.urlFor(GROUP),
      group: GROUP,
      maxDeliveries: 1,
    });
    const results = [throwError(() => new Error('of the Observable')), EMPTY, of(1, 2)];
    server.addHandler('profile.updated', async () => results.shift());
    await listen(server);
    await bus.publish(...['a', 'b', 'c'].map((name) => profileUpdatedEvent('li', name)));
    await eventually(() => expect(results).toEqual([]));
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    await server.close();
    expect(await listDeadLetters(bus.redis, { producer: 'social', group: GROUP })).toMatchObject([
      { error: 'of the Observable' },
    ]);
  });

  it('keeps at most `maxInFlight` events in memory', async () => {
    const { begun, finish, handle } = createBlockingHandler();
    await bus.startConsumer(handle, { maxInFlight: 2 });
    await bus.publish(...['a', 'b', 'c', 'd', 'e'].map((name) => profileUpdatedEvent(name, name)));
    await eventually(() => expect(begun).toHaveLength(2));
    expect(await bus.countPending()).toBe(2);
    finish();
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']));
  });

  it('runs at most `concurrency` handlers at a time', async () => {
    const { begun, finish, handle } = createBlockingHandler();
    await bus.startConsumer(handle, { concurrency: 1 });
    await bus.publish(profileUpdatedEvent('a', 'a'), profileUpdatedEvent('b', 'b'));
    await eventually(async () => expect([await bus.countPending(), begun]).toEqual([2, ['a']]));
    finish();
    await eventually(() => expect(begun).toEqual(['a', 'b']));
  });

  it('handles the other pending events while one of them waits for its retry', async () => {
    const { begun, handle } = createBlockingHandler();
    const first = await bus.startConsumer(handle, { closeTimeoutMs: 1 });
    await bus.publish(...['li', 'wang', 'zhao'].map((name) => profileUpdatedEvent(name, name)));
    await eventually(() => expect(begun).toHaveLength(3));
    await first.close();
    await bus.publish(profileUpdatedEvent('sun', 'new'));
    await bus.startConsumer(
      ({ data }) => {
        if (data.username === 'li') throw new Error('not now');
      },
      { retryBaseMs: LONG_MS, retryMaxMs: LONG_MS },
    );
    await eventually(async () => expect(await bus.readEffects()).toEqual(['wang:wang', 'zhao:zhao', 'sun:new']));
  });

  it('continues when Redis accepts its commands again, and logs each change only', async () => {
    const [warn, log] = [vi.fn(), vi.fn()];
    Logger.overrideLogger({ warn, log, error: () => undefined });
    await bus.redis.set('events:social', 'not a stream');
    await bus.startConsumer();
    const warnings = () =>
      warn.mock.calls.filter(([text]) => String(text).startsWith('reading events was interrupted'));
    await eventually(() => expect(warnings()).toHaveLength(1));
    await bus.redis.config('RESETSTAT');
    // It has tried again since.
    await eventually(async () => expect(await bus.redis.info('commandstats')).toContain('cmdstat_xgroup'));
    await bus.redis.del('events:social');
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:li']));
    expect(warnings()).toHaveLength(1);
    expect(log).toHaveBeenCalledWith('reading events again', 'RedisStreamsServer');
    // One to wait for events and one for everything else: those of failed attempts are closed.
    await eventually(async () => expect(await countConnections()).toBe(2));
    await bus.redis.set('events:social', 'no stream again');
    await eventually(() => expect(warnings()).toHaveLength(2));
    await bus.redis.del('events:social');
  });

  it('reads again what was lost with the connection that waits for events', async () => {
    await bus.startConsumer(undefined, { leaseMs: LONG_MS });
    const waiting = await eventually(async () => {
      const clients = ((await bus.redis.client('LIST')) as string).split('\n');
      const found = clients.find((client) => client.includes('cmd=xreadgroup'));
      expect(found).toBeDefined();
      return /id=(\d+)/.exec(found!)![1]!;
    });
    // In one transaction, so that the consumer never sees the event, as if its connection had been lost with the reply.
    await bus.redis
      .multi()
      .xadd('events:social', '*', 'event', JSON.stringify(profileUpdatedEvent('li', 'lost')))
      .xreadgroup('GROUP', GROUP, 'reader', 'STREAMS', 'events:social', '>')
      .exec();
    await bus.redis.client('KILL', 'ID', waiting);
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:lost']));
  });
});

describe('the start of a RedisStreamsServer', () => {
  it('is reported once the server listens', async () => {
    const server = createServer();
    const done = vi.fn();
    await server.listen(done);
    expect(done.mock.calls).toEqual([[]]);
    await server.close();
  });

  it('fails on a Redis that evicts keys, and leaves no connection behind', async () => {
    await bus.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
    await expect(bus.startConsumer()).rejects.toThrow('maxmemory-policy volatile-lru');
    await eventually(async () => expect(await countConnections()).toBe(0));
  });

  it('may precede that of Redis', async () => {
    await bus.server.kill();
    const server = await bus.startConsumer(() => undefined, { startWithoutRedis: true });
    expect(server.unwrap<{ status: string }>().status).not.toBe('ready');
    await bus.server.restart();
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:li']));
  });
});

describe('the close of a RedisStreamsServer', () => {
  it('waits for running handlers, begins no further ones and releases the lease', async () => {
    const { begun, finish, handle } = createBlockingHandler();
    const server = await bus.startConsumer(handle, { leaseMs: LONG_MS });
    await bus.publish(profileUpdatedEvent('li', 'first'), profileUpdatedEvent('li', 'second'));
    await eventually(async () => expect(await bus.countPending()).toBe(2));
    let isClosed = false;
    const closing = server.close().then(() => (isClosed = true));
    // A second reader is the standby until the lease is released.
    const standby = bus.startConsumer();
    await standby;
    expect([isClosed, begun]).toEqual([false, ['first']]);
    finish();
    await closing;
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:first', 'li:second']));
    expect(begun).toEqual(['first']);
  });

  it('leaves no connection behind', async () => {
    const server = await bus.startConsumer();
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:li']));
    expect(await countConnections()).toBe(2);
    await server.close();
    await eventually(async () => expect(await countConnections()).toBe(0));
  });

  it('is not logged as an interruption, also not by a standby', async () => {
    const warn = vi.fn();
    Logger.overrideLogger({ warn, log: () => undefined, error: () => undefined });
    const reader = await bus.startConsumer(undefined, { leaseMs: LONG_MS });
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:li']));
    const standby = await bus.startConsumer(undefined, { leaseMs: LONG_MS });
    // It has tried to acquire the lease, too.
    await eventually(async () => expect(await bus.redis.info('commandstats')).toContain('cmdstat_set:calls=2'));
    await standby.close();
    await reader.close();
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not wait longer than `closeTimeoutMs`', async () => {
    const { begun, handle } = createBlockingHandler();
    const server = await bus.startConsumer(handle, { closeTimeoutMs: 1 });
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(() => expect(begun).toEqual(['li']));
    await server.close();
    expect(await bus.countPending()).toBe(1);
  });

  it('does not wait while Redis is unavailable', async () => {
    const { begun, handle } = createBlockingHandler();
    const server = await bus.startConsumer(handle, { closeTimeoutMs: LONG_MS });
    await bus.publish(profileUpdatedEvent('li', 'li'));
    await eventually(() => expect(begun).toEqual(['li']));
    await bus.server.kill();
    await eventually(() => expect(server.unwrap<{ status: string }>().status).not.toBe('ready'));
    await server.close();
  });

  it('is possible before it listens, and before it has read an event', async () => {
    await createServer().close();
    const server = createServer();
    server.addHandler(mediaProcessed.type, async () => undefined);
    await listen(server);
    await server.close();
    await eventually(() => expect(server.unwrap<{ status: string }>().status).toBe('end'));
  });
});
