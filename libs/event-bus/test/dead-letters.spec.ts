import { randomUUID } from 'node:crypto';
import { startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { listDeadLetters, listDeadLetterStreams, moveToDeadLetter, replayDeadLetter } from '../src/dead-letters.ts';

const GROUP = 'journal-svc';
const deadLetterStream = { producer: 'social', group: GROUP } as const;

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startTestRedis();
  redis = new Redis(server.url);
});
beforeEach(async () => void (await redis.flushall()));
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

/** Publishes an entry and delivers it to the group, so that it is pending. */
async function deliver(envelopeJson: string) {
  const stream = 'events:social';
  const id = (await redis.xadd(stream, '*', 'event', envelopeJson)) as string;
  await redis.xgroup('CREATE', stream, GROUP, '0').catch((error: Error) => {
    // A test delivers several envelopes, and the group exists since the first.
    if (!error.message.startsWith('BUSYGROUP')) throw error;
  });
  await redis.xreadgroup('GROUP', GROUP, 'reader', 'COUNT', 1, 'STREAMS', stream, '>');
  return { stream, id, envelopeJson };
}
const countPending = async () => ((await redis.xpending('events:social', GROUP)) as [number])[0];

describe('a dead letter', () => {
  it('has the text of the event, the error, the deliveries and the time, and is no longer pending', async () => {
    const startedAt = Date.now();
    await moveToDeadLetter(redis, GROUP, await deliver('{"broken"'), 7, 'no such author');
    const [letter, ...others] = await listDeadLetters(redis, deadLetterStream);
    expect(letter).toEqual({
      id: expect.stringMatching(/^\d+-\d+$/) as string,
      event: '{"broken"',
      error: 'no such author',
      deliveries: 7,
      failedAt: expect.any(Date) as Date,
    });
    expect(letter?.failedAt.getTime()).toBeGreaterThanOrEqual(startedAt - 1_000);
    expect(letter?.failedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    expect([others, await countPending()]).toEqual([[], 0]);
  });

  it('stores 500 characters of an error', async () => {
    await moveToDeadLetter(redis, GROUP, await deliver('{}'), 1, `${'x'.repeat(500)}y`);
    expect(await listDeadLetters(redis, deadLetterStream)).toMatchObject([{ error: 'x'.repeat(500) }]);
  });

  it('exists also for an entry that was deleted from its stream', async () => {
    const { stream, id } = await deliver('{}');
    await moveToDeadLetter(redis, GROUP, { stream, id, envelopeJson: undefined }, 1, 'deleted');
    expect(await listDeadLetters(redis, deadLetterStream)).toMatchObject([{ event: '' }]);
  });

  it('is listed with those of its group, in pages, oldest first', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `"${index}"`);
    for (const name of names) await moveToDeadLetter(redis, GROUP, await deliver(name), 1, 'x');
    await moveToDeadLetter(redis, 'language-svc', await deliver('"of another group"'), 1, 'x');

    const first = await listDeadLetters(redis, deadLetterStream);
    const second = await listDeadLetters(redis, deadLetterStream, { after: first.at(-1)!.id });
    expect([first.length, second.length]).toEqual([100, 1]);
    expect([...first, ...second].map(({ event }) => event)).toEqual(names);
    expect((await listDeadLetters(redis, deadLetterStream, { limit: 2 })).map(({ event }) => event)).toEqual(
      names.slice(0, 2),
    );
    expect((await listDeadLetterStreams(redis)).map(({ group }) => group).toSorted()).toEqual([GROUP, 'language-svc']);
  });

  it('is found in the stream of its producer', async () => {
    expect(await listDeadLetterStreams(redis)).toEqual([]);
    const delivery = { stream: 'events:media', id: '1-0', envelopeJson: '{}' };
    await moveToDeadLetter(redis, GROUP, delivery, 1, 'x');
    expect(await listDeadLetterStreams(redis)).toEqual([{ producer: 'media', group: GROUP }]);
    expect(await listDeadLetters(redis, { producer: 'media', group: GROUP })).toHaveLength(1);
    expect(await listDeadLetters(redis, deadLetterStream)).toEqual([]);
  });

  it('moves to the replay stream of its group alone, once', async () => {
    const event = JSON.stringify({ id: randomUUID() });
    for (const text of [event, '"other"'])
      await moveToDeadLetter(redis, GROUP, { stream: 'events:social', id: '1-0', envelopeJson: text }, 1, 'x');
    const [letter] = await listDeadLetters(redis, deadLetterStream);
    const reference = { ...deadLetterStream, id: letter!.id };
    expect([await replayDeadLetter(redis, reference), await replayDeadLetter(redis, reference)]).toEqual([true, false]);
    const replays = await redis.xrange(`events:social:replay:${GROUP}`, '-', '+');
    expect(replays.map(([, fields]) => fields)).toEqual([['event', event]]);
    expect(await listDeadLetters(redis, deadLetterStream)).toMatchObject([{ event: '"other"' }]);
    expect(await redis.exists('events:social')).toBe(0);
  });
});
