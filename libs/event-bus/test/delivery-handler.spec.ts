import { eventually, startTestRedis, type TestRedis } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import pLimit from 'p-limit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryHandler, type DeliveryHandlerOptions } from '../src/consumer/delivery-handler.ts';
import { type Delivery, readPendingDeliveries } from '../src/consumer/delivery.ts';
import { listDeadLetters } from '../src/dead-letters.ts';
import { profileUpdatedEvent } from './test-bus.ts';

const GROUP = 'journal-svc';
const STREAM = 'events:social';
/** Longer than every test. */
const LONG_MS = 600_000;
const event = profileUpdatedEvent('li', 'li');

let server: TestRedis;
let redis: Redis;
let attempts: number;
let stop: AbortController;
const logger = { warn: vi.fn(), error: vi.fn() };
beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startTestRedis();
  redis = new Redis(server.url);
});
beforeEach(async () => {
  await redis.flushall();
  await redis.xgroup('CREATE', STREAM, GROUP, '0', 'MKSTREAM');
  attempts = 0;
  stop = new AbortController();
  vi.clearAllMocks();
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

/** Adds entries to the stream and delivers them to the group. */
async function deliver(...texts: string[]): Promise<void> {
  const transaction = redis.multi();
  for (const text of texts) transaction.xadd(STREAM, '*', 'event', text);
  await transaction.exec();
  await redis.xreadgroup('GROUP', GROUP, 'reader', 'COUNT', texts.length, 'STREAMS', STREAM, '>');
}
async function readPending(): Promise<Delivery[]> {
  const pending: Delivery[] = [];
  for await (const delivery of readPendingDeliveries(redis, STREAM, GROUP)) pending.push(delivery);
  return pending;
}
/** A new delivery of the event. */
async function deliverEvent(): Promise<Delivery> {
  await deliver(JSON.stringify(event));
  const [delivery] = await readPending();
  return { ...delivery!, wasPending: false };
}

/** A handler whose first `failures` attempts fail. */
const createHandler = (failures: number, options: Partial<DeliveryHandlerOptions> = {}) =>
  new DeliveryHandler({
    redis,
    group: GROUP,
    logger: logger as unknown as Logger,
    maxDeliveries: 4,
    retryBaseMs: 1,
    retryMaxMs: 2,
    limit: pLimit(1),
    dispatch: async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error(`failure ${attempts}`);
    },
    ...options,
  });
const readLetters = () => listDeadLetters(redis, { producer: 'social', group: GROUP });

describe('readPendingDeliveries', () => {
  it('yields every pending entry once, oldest first, also those of many pages and those deleted since', async () => {
    const texts = Array.from({ length: 201 }, (_, index) => `"${index}"`);
    await deliver(...texts);
    const all = await readPending();
    expect(all.map(({ envelopeJson }) => envelopeJson)).toEqual(texts);
    expect(all[0]).toMatchObject({ stream: STREAM, deliveries: 1, wasPending: true });

    await redis.xack(STREAM, GROUP, ...all.slice(2).map(({ id }) => id));
    await redis.xdel(STREAM, all[0]!.id);
    expect((await readPending()).map(({ envelopeJson }) => envelopeJson)).toEqual([undefined, '"1"']);
    await redis.xack(STREAM, GROUP, ...all.map(({ id }) => id));
    expect(await readPending()).toEqual([]);
  });
});

describe('DeliveryHandler', () => {
  it('acknowledges an event after the first attempt that succeeds, and reports each that failed', async () => {
    const onFailedAttempt = vi.fn();
    await createHandler(2).handle(event, await deliverEvent(), stop.signal, onFailedAttempt);
    expect([attempts, onFailedAttempt.mock.calls.length]).toEqual([3, 2]);
    expect([await readPending(), await readLetters()]).toEqual([[], []]);
    expect(logger.warn.mock.calls.map(([message]) => message)).toEqual([
      expect.stringMatching(/^profile\.updated .* failed at delivery 1: failure 1$/),
      expect.stringMatching(/failed at delivery 2: failure 2$/),
    ]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('acknowledges events that are handled at the same time with one command', async () => {
    await deliver('"1"', '"2"', '"3"');
    await redis.config('RESETSTAT');
    const handler = createHandler(0);
    await Promise.all((await readPending()).map((delivery) => handler.acknowledge(delivery)));
    expect(await readPending()).toEqual([]);
    expect(await redis.info('commandstats')).toContain('cmdstat_xack:calls=1,');
  });

  it('makes it a dead letter after the last attempt, without another backoff', async () => {
    const handler = createHandler(9, { maxDeliveries: 2, retryBaseMs: 1, retryMaxMs: LONG_MS });
    await handler.handle(event, await deliverEvent(), stop.signal, () => undefined);
    await createHandler(9, { maxDeliveries: 1, retryBaseMs: LONG_MS, retryMaxMs: LONG_MS }).handle(
      event,
      await deliverEvent(),
      stop.signal,
      () => undefined,
    );
    expect(await readLetters()).toMatchObject([
      { error: 'failure 2', deliveries: 2 },
      { error: 'failure 3', deliveries: 1 },
    ]);
    expect(await readPending()).toEqual([]);
    expect(logger.error).toHaveBeenCalledTimes(2);
  });

  it('waits no longer than `retryMaxMs` between two attempts', async () => {
    const handler = createHandler(3, { retryBaseMs: LONG_MS, retryMaxMs: 1 });
    await handler.handle(event, await deliverEvent(), stop.signal, () => undefined);
    expect(attempts).toBe(4);
  });

  it('stores an attempt before it begins, so that one which ends the process is counted', async () => {
    const stored: number[] = [];
    const dispatch = async () => {
      stored.push((await readPending())[0]!.deliveries);
      return Promise.reject('not an error object' as unknown as Error);
    };
    await createHandler(0, { dispatch }).handle(event, await deliverEvent(), stop.signal, () => undefined);
    expect(stored).toEqual([1, 2, 3, 4]);
    expect(await readLetters()).toMatchObject([{ error: 'not an error object', deliveries: 4 }]);
  });

  it('counts the attempt during which an earlier process ended', async () => {
    await deliverEvent();
    const [pending] = await readPending();
    await createHandler(0).handle(event, pending!, stop.signal, () => undefined);
    expect([attempts, await readPending()]).toEqual([1, []]);
    expect(await readLetters()).toEqual([]);

    await createHandler(0).handle(event, { ...pending!, deliveries: 4 }, stop.signal, () => undefined);
    expect(attempts).toBe(1);
    expect(await readLetters()).toMatchObject([
      { error: 'the process ended while handling it', deliveries: 4, event: JSON.stringify(event) },
    ]);
  });

  it('begins no attempt after it was stopped, and leaves the event pending', async () => {
    stop.abort(new Error('closing'));
    const handling = createHandler(0).handle(event, await deliverEvent(), stop.signal, () => undefined);
    await expect(handling).rejects.toThrow('closing');
    expect([attempts, (await readPending()).length]).toEqual([0, 1]);
  });

  it('ends a backoff when it is stopped, and leaves the event pending', async () => {
    const firstFailure = Promise.withResolvers<void>();
    const handler = createHandler(9, { retryBaseMs: LONG_MS, retryMaxMs: LONG_MS });
    const handling = handler.handle(event, await deliverEvent(), stop.signal, firstFailure.resolve);
    await firstFailure.promise;
    stop.abort();
    await expect(handling).rejects.toThrow('aborted');
    expect([attempts, await readLetters()]).toEqual([1, []]);
    expect(await readPending()).toMatchObject([{ deliveries: 1 }]);
  });

  it('runs as many attempts at a time as the limit allows', async () => {
    const finish = Promise.withResolvers<void>();
    let running = 0;
    const handler = createHandler(0, {
      limit: pLimit(2),
      dispatch: () => {
        running += 1;
        return finish.promise;
      },
    });
    const delivery = await deliverEvent();
    const all = [1, 2, 3].map(() => handler.handle(event, delivery, stop.signal, () => undefined));
    await eventually(() => expect(running).toBe(2));
    finish.resolve();
    await Promise.all(all);
    expect(running).toBe(3);
  });
});
