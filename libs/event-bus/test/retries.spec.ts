import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDeadLetters, replayDeadLetter } from '../src/dead-letters.ts';
import { publishEnvelopes } from '../src/index.ts';
import { GROUP, type ProfileUpdated, profileUpdatedEvent, TestBus } from './test-bus.ts';

const deadLetterStream = { producer: 'social', group: GROUP } as const;

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

describe('an event whose handler fails', () => {
  it('is retried; later events of its entity wait, those of other entities do not', async () => {
    await bus.publish(
      profileUpdatedEvent('li', 'hard'),
      profileUpdatedEvent('li', 'next'),
      profileUpdatedEvent('wang', 'other'),
    );
    const failUntilOtherIsHandled = async ({ data }: ProfileUpdated): Promise<void> => {
      if (data.username === 'hard' && (await bus.readEffects()).length === 0) throw new Error('not before the other');
    };
    await bus.startConsumer(failUntilOtherIsHandled, { maxDeliveries: 50 });

    await eventually(async () => expect(await bus.readEffects()).toEqual(['wang:other', 'li:hard', 'li:next']));
    expect(await listDeadLetters(bus.redis, deadLetterStream)).toEqual([]);
  });

  it('becomes a dead letter with its error, no longer blocks later events, and can be replayed', async () => {
    let isFailing = true;
    const poison = profileUpdatedEvent('li', 'poison');
    await bus.publish(poison, profileUpdatedEvent('li', 'next'));
    await bus.startConsumer(({ data }) => {
      if (data.username === 'poison' && isFailing) throw new Error('no such author');
    });
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:next']));
    const [letter] = await listDeadLetters(bus.redis, deadLetterStream);
    expect(letter).toMatchObject({ error: 'no such author', deliveries: 4, failedAt: expect.any(Date) });
    expect(JSON.parse(letter!.event)).toEqual(poison);

    isFailing = false;
    expect(await replayDeadLetter(bus.redis, { ...deadLetterStream, id: letter!.id })).toBe(true);
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:next', 'li:poison']));
    expect(await listDeadLetters(bus.redis, deadLetterStream)).toEqual([]);
    expect(await replayDeadLetter(bus.redis, { ...deadLetterStream, id: letter!.id })).toBe(false);
  });

  it('keeps its delivery count across a restart of the service', async () => {
    const attempts: string[] = [];
    const fail = ({ data }: ProfileUpdated): void => {
      attempts.push(data.username);
      throw new Error('cannot be handled');
    };
    await bus.publish(profileUpdatedEvent('li', 'poison'));
    const first = await bus.startConsumer(fail, { retryBaseMs: 60_000 });
    await eventually(() => expect(attempts).toHaveLength(1));
    await first.close();
    await bus.startConsumer(fail);

    await eventually(async () => expect(await listDeadLetters(bus.redis, deadLetterStream)).toHaveLength(1));
    expect(attempts).toHaveLength(4);
  });
});

describe('an entry that no retry can handle', () => {
  it('becomes a dead letter at once when it does not match the event catalog', async () => {
    const wrong = { ...profileUpdatedEvent('li', 'x'), data: { userId: 'li' } } as unknown as ProfileUpdated;
    await bus.publish(wrong, profileUpdatedEvent('li', 'right'));
    await bus.redis.xadd('events:social', '*', 'event', '{not json');
    await bus.startConsumer();

    await eventually(async () => expect(await listDeadLetters(bus.redis, deadLetterStream)).toHaveLength(2));
    const [first, second] = await listDeadLetters(bus.redis, deadLetterStream);
    expect(first).toMatchObject({
      deliveries: 1,
      error: expect.stringContaining('not a valid profile.updated: userId'),
    });
    expect(second).toMatchObject({ event: '{not json', error: expect.stringContaining('not an event') });
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:right']));
  });

  it('becomes a dead letter at once when it is on the stream of another producer', async () => {
    await publishEnvelopes(bus.redis, 'media', [profileUpdatedEvent('li', 'forged')]);
    await bus.startConsumer();

    const [letter] = await eventually(async () => {
      const letters = await listDeadLetters(bus.redis, { producer: 'media', group: GROUP });
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ deliveries: 1, error: 'media does not write profile.updated' });
    await bus.publish(profileUpdatedEvent('li', 'right'));
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:right']));
  });

  it('is acknowledged when the group does not subscribe to its type', async () => {
    await bus.publish(
      { ...profileUpdatedEvent('li', 'x'), type: 'profile.of.a.newer.version' },
      profileUpdatedEvent('li', 'right'),
    );
    await bus.startConsumer();
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:right']));
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    expect(await listDeadLetters(bus.redis, deadLetterStream)).toEqual([]);
  });
});
