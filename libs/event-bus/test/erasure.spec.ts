import { accountDeleted, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { listDeadLetters, moveToDeadLetter, replayDeadLetter } from '../src/dead-letters.ts';
import {
  createEnvelope,
  deleteEventsOfUser,
  findGroupsWithUnhandledEvents,
  publishEnvelopes,
  replayDeadLettersOfEntity,
} from '../src/index.ts';
import { GROUP, TestBus } from './test-bus.ts';

const LI = '01980000-0000-7000-8000-00000000aaaa';
const WANG = '01980000-0000-7000-8000-00000000bbbb';
const reference = { definition: accountDeleted, entityId: LI };
const deadLetterStream = { producer: 'social', group: GROUP } as const;

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

const profileUpdatedEvent = (userId: string, username: string) =>
  createEnvelope(profileUpdated, {
    entityId: userId,
    data: { userId, username, firstName: null, lastName: null, profileImageUrl: null, version: 1 },
  });
const accountDeletedEvent = (userId: string) => createEnvelope(accountDeleted, { entityId: userId, data: { userId } });

/** All entries of all streams of the bus, as JSON text. */
async function readAllStreams(): Promise<string> {
  const streams = (await bus.redis.keys('events:*')).filter((key) => !key.startsWith('events:lease:'));
  return JSON.stringify(await Promise.all(streams.map((stream) => bus.redis.xrange(stream, '-', '+'))));
}

describe('deleteEventsOfUser', () => {
  it('deletes events, dead letters and replays of the user, and nothing of other users', async () => {
    const consumer = await bus.startConsumer(
      ({ data }) => {
        if (data.username === 'broken') throw new Error('cannot be handled');
      },
      { retryBaseMs: 1, retryMaxMs: 2 },
    );
    await bus.publish(
      profileUpdatedEvent(LI, 'broken'),
      profileUpdatedEvent(LI, 'broken'),
      profileUpdatedEvent(LI, 'li'),
      profileUpdatedEvent(WANG, 'wang'),
      profileUpdatedEvent(WANG, 'broken'),
    );
    await eventually(async () => expect(await listDeadLetters(bus.redis, deadLetterStream)).toHaveLength(3));
    await consumer.close();
    const [letter] = await listDeadLetters(bus.redis, deadLetterStream);
    await replayDeadLetter(bus.redis, { ...deadLetterStream, id: letter?.id ?? '' });

    // Three on the stream, one dead letter, one replay.
    expect(await deleteEventsOfUser(bus.redis, LI)).toBe(5);
    expect(await readAllStreams()).not.toContain(LI);
    expect(await readAllStreams()).toContain('wang');
    expect(await listDeadLetters(bus.redis, deadLetterStream)).toHaveLength(1);
    expect(await deleteEventsOfUser(bus.redis, LI)).toBe(0);
  });

  it('lets the next reader acknowledge a deleted pending event without a dead letter', async () => {
    const first = await bus.startConsumer(() => Promise.reject(new Error('cannot be handled')), {
      retryBaseMs: 60_000,
      retryMaxMs: 60_000,
    });
    await bus.publish(profileUpdatedEvent(LI, 'li'));
    await eventually(async () => expect(await bus.countPending()).toBe(1));
    await first.close();
    await deleteEventsOfUser(bus.redis, LI);
    await bus.startConsumer();
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    expect(await listDeadLetters(bus.redis, deadLetterStream)).toEqual([]);
  });
});

describe('findGroupsWithUnhandledEvents', () => {
  it('finds groups to which the event is undelivered or pending', async () => {
    await publishEnvelopes(bus.redis, 'social', [accountDeletedEvent(WANG), accountDeletedEvent(LI)]);
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP, 'other'])).toEqual([GROUP, 'other']);

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
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP])).toEqual([GROUP]);
    for (const [id] of read[0]?.[1] ?? []) await bus.redis.xack('events:social', GROUP, id);
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP, 'other'])).toEqual(['other']);
  });

  it('finds all groups while Redis has lost an event that was published', async () => {
    const [first, second] = [accountDeletedEvent(LI), accountDeletedEvent(LI)];
    const find = (publishedIds: string[]) =>
      findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP, 'other'], publishedIds);
    expect([await find([]), await find([first.id])]).toEqual([[], [GROUP, 'other']]);
    await publishEnvelopes(bus.redis, 'social', [first]);
    for (const group of [GROUP, 'other']) await bus.redis.xgroup('CREATE', 'events:social', group, '$');
    expect([await find([first.id]), await find([first.id, second.id])]).toEqual([[], [GROUP, 'other']]);
  });

  it('finds a group with the event as a dead letter, until its replay is handled', async () => {
    const envelopeJson = JSON.stringify(accountDeletedEvent(LI));
    await publishEnvelopes(bus.redis, 'social', [accountDeletedEvent(LI)]);
    await bus.redis.xgroup('CREATE', 'events:social', GROUP, '$');
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP])).toEqual([]);
    await moveToDeadLetter(
      bus.redis,
      GROUP,
      { stream: 'events:social', id: '0-1', envelopeJson },
      12,
      'the object store is unavailable',
    );
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP])).toEqual([GROUP]);

    expect(await replayDeadLettersOfEntity(bus.redis, reference, [GROUP], new Date(0))).toBe(0);
    expect(await replayDeadLettersOfEntity(bus.redis, reference, [GROUP], new Date(Date.now() + 60_000))).toBe(1);
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP])).toEqual([GROUP]);
    await bus.redis.xgroup('CREATE', `events:social:replay:${GROUP}`, GROUP, '$');
    expect(await findGroupsWithUnhandledEvents(bus.redis, reference, [GROUP])).toEqual([]);
  });
});
