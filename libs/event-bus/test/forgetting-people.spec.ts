import { accountDeleted, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { bury } from '../src/dead-letter.ts';
import {
  createEnvelope,
  forgetPerson,
  groupsBehind,
  listDeadLetters,
  publishEnvelopes,
  replayDeadLetter,
  retryGivenUp,
} from '../src/index.ts';
import { Bus, GROUP } from './bus.ts';

const LI = '01980000-0000-7000-8000-00000000aaaa';
const WANG = '01980000-0000-7000-8000-00000000bbbb';
const which = { definition: accountDeleted, entityId: LI };
const place = { producer: 'social', group: GROUP } as const;

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

const renamed = (userId: string, username: string) =>
  createEnvelope(profileUpdated, {
    entityId: userId,
    data: { userId, username, firstName: null, lastName: null, profileImageUrl: null, version: 1 },
  });
const deleted = (userId: string) => createEnvelope(accountDeleted, { entityId: userId, data: { userId } });

/** Everything the bus keeps, as text. */
async function everythingKept(): Promise<string> {
  const streams = (await bus.redis.keys('events:*')).filter((key) => !key.startsWith('events:lease:'));
  return JSON.stringify(await Promise.all(streams.map((stream) => bus.redis.xrange(stream, '-', '+'))));
}

describe('what the bus keeps of a person', () => {
  it('goes everywhere: handled and not, dead letters and replays, and nobody else loses anything', async () => {
    const consumer = await bus.consumer(
      ({ data }) => {
        if (data.username === 'never') throw new Error('no');
      },
      { retryBaseMs: 1, retryMaxMs: 2 },
    );
    await bus.publish(
      renamed(LI, 'never'),
      renamed(LI, 'never'),
      renamed(LI, 'li'),
      renamed(WANG, 'wang'),
      renamed(WANG, 'never'),
    );
    await eventually(async () => expect(await listDeadLetters(bus.redis, place)).toHaveLength(3));
    await consumer.close();
    const [letter] = await listDeadLetters(bus.redis, place);
    await replayDeadLetter(bus.redis, { ...place, id: letter?.id ?? '' });

    // Three on the stream, one dead letter, one replay.
    expect(await forgetPerson(bus.redis, LI)).toBe(5);
    expect(await everythingKept()).not.toContain(LI);
    expect(await everythingKept()).toContain('wang');
    expect(await listDeadLetters(bus.redis, place)).toHaveLength(1);
    expect(await forgetPerson(bus.redis, LI)).toBe(0);
  });

  it('is let go by a group that had it in hand when its reader ended, without a dead letter', async () => {
    const first = await bus.consumer(() => Promise.reject(new Error('not now')), {
      retryBaseMs: 60_000,
      retryMaxMs: 60_000,
    });
    await bus.publish(renamed(LI, 'li'));
    await eventually(async () => expect(await bus.pending()).toBe(1));
    await first.close();
    await forgetPerson(bus.redis, LI);
    await bus.consumer();
    await eventually(async () => expect(await bus.pending()).toBe(0));
    expect(await listDeadLetters(bus.redis, place)).toEqual([]);
  });
});

describe('who has yet to handle an event', () => {
  it('is each group that has not read it, is at it, or gave up on it', async () => {
    await publishEnvelopes(bus.redis, 'social', [deleted(WANG), deleted(LI)]);
    expect(await groupsBehind(bus.redis, which, [GROUP, 'other'])).toEqual([GROUP, 'other']);

    await bus.redis.xgroup('CREATE', 'events:social', GROUP, '0');
    const read = (await bus.redis.xreadgroup(
      'GROUP',
      GROUP,
      'reader',
      'COUNT',
      10,
      'STREAMS',
      'events:social',
      '>',
    )) as unknown as [string, [string][]][];
    expect(await groupsBehind(bus.redis, which, [GROUP])).toEqual([GROUP]);
    for (const [id] of read[0]?.[1] ?? []) await bus.redis.xack('events:social', GROUP, id);
    expect(await groupsBehind(bus.redis, which, [GROUP, 'other'])).toEqual(['other']);
  });

  it('includes a group that gave up, until what was put back is handled', async () => {
    const body = JSON.stringify(deleted(LI));
    await publishEnvelopes(bus.redis, 'social', [deleted(LI)]);
    await bus.redis.xgroup('CREATE', 'events:social', GROUP, '$');
    expect(await groupsBehind(bus.redis, which, [GROUP])).toEqual([]);
    await bury(
      bus.redis,
      GROUP,
      { stream: 'events:social', id: '0-1', body, deliveries: 12, recovered: false },
      12,
      'the store is away',
    );
    expect(await groupsBehind(bus.redis, which, [GROUP])).toEqual([GROUP]);

    expect(await retryGivenUp(bus.redis, which, [GROUP], new Date(0))).toBe(0);
    expect(await retryGivenUp(bus.redis, which, [GROUP], new Date(Date.now() + 60_000))).toBe(1);
    expect(await groupsBehind(bus.redis, which, [GROUP])).toEqual([GROUP]);
    await bus.redis.xgroup('CREATE', `events:social:replay:${GROUP}`, GROUP, '$');
    expect(await groupsBehind(bus.redis, which, [GROUP])).toEqual([]);
  });
});
