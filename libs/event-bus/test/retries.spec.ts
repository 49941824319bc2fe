import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@memory/testing';
import { listDeadLetters, publishEnvelopes, replayDeadLetter } from '../src/index.ts';
import { Bus, GROUP, type ProfileUpdated, renamed } from './bus.ts';

const place = { producer: 'social', group: GROUP } as const;

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

describe('an event whose handler fails', () => {
  it('is tried again, and later events of its entity wait for it while others go on', async () => {
    await bus.publish(renamed('li', 'hard'), renamed('li', 'next'), renamed('wang', 'other'));
    const refuse = async ({ data }: ProfileUpdated): Promise<void> => {
      if (data.username === 'hard' && (await bus.effects()).length === 0) throw new Error('not before the other');
    };
    await bus.consumer(refuse, { maxDeliveries: 50 });

    await eventually(async () => expect(await bus.effects()).toEqual(['wang:other', 'li:hard', 'li:next']));
    expect(await listDeadLetters(bus.redis, place)).toEqual([]);
  });

  it('becomes a dead letter that says why, lets the next one pass, and can be replayed', async () => {
    let broken = true;
    const poison = renamed('li', 'poison');
    await bus.publish(poison, renamed('li', 'next'));
    await bus.consumer(({ data }) => {
      if (data.username === 'poison' && broken) throw new Error('no such author');
    });
    await eventually(async () => expect(await bus.effects()).toEqual(['li:next']));
    const [letter] = await listDeadLetters(bus.redis, place);
    expect(letter).toMatchObject({ error: 'no such author', deliveries: 4, failedAt: expect.any(Date) });
    expect(JSON.parse(letter!.event)).toEqual(poison);

    broken = false;
    expect(await replayDeadLetter(bus.redis, { ...place, id: letter!.id })).toBe(true);
    await eventually(async () => expect(await bus.effects()).toEqual(['li:next', 'li:poison']));
    expect(await listDeadLetters(bus.redis, place)).toEqual([]);
    expect(await replayDeadLetter(bus.redis, { ...place, id: letter!.id })).toBe(false);
  });

  it('keeps its count when the service is restarted in between', async () => {
    const attempts: string[] = [];
    const fail = ({ data }: ProfileUpdated): void => {
      attempts.push(data.username);
      throw new Error('never');
    };
    await bus.publish(renamed('li', 'poison'));
    const first = await bus.consumer(fail, { retryBaseMs: 60_000 });
    await eventually(() => expect(attempts).toHaveLength(1));
    await first.close();
    await bus.consumer(fail);

    await eventually(async () => expect(await listDeadLetters(bus.redis, place)).toHaveLength(1));
    expect(attempts).toHaveLength(4);
  });
});

describe('an entry that cannot help being tried again', () => {
  it('becomes a dead letter at once when it is not what the catalogue declares', async () => {
    const wrong = { ...renamed('li', 'x'), data: { userId: 'li' } } as unknown as ProfileUpdated;
    await bus.publish(wrong, renamed('li', 'right'));
    await bus.redis.xadd('events:social', '*', 'event', '{not json');
    await bus.consumer();

    await eventually(async () => expect(await listDeadLetters(bus.redis, place)).toHaveLength(2));
    const [first, second] = await listDeadLetters(bus.redis, place);
    expect(first).toMatchObject({
      deliveries: 1,
      error: expect.stringContaining('not a valid profile.updated: userId'),
    });
    expect(second).toMatchObject({ event: '{not json', error: expect.stringContaining('not an event') });
    await eventually(async () => expect(await bus.effects()).toEqual(['li:right']));
  });

  it('becomes a dead letter at once when another service than its writer published it', async () => {
    await publishEnvelopes(bus.redis, 'media', [renamed('li', 'forged')]);
    await bus.consumer();

    const [letter] = await eventually(async () => {
      const letters = await listDeadLetters(bus.redis, { producer: 'media', group: GROUP });
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ deliveries: 1, error: 'media does not write profile.updated' });
    await bus.publish(renamed('li', 'right'));
    await eventually(async () => expect(await bus.effects()).toEqual(['li:right']));
  });

  it('is acknowledged when the group does not subscribe to it', async () => {
    await bus.publish({ ...renamed('li', 'x'), type: 'profile.of.a.newer.version' }, renamed('li', 'right'));
    await bus.consumer();
    await eventually(async () => expect(await bus.effects()).toEqual(['li:right']));
    await eventually(async () => expect(await bus.pending()).toBe(0));
    expect(await listDeadLetters(bus.redis, place)).toEqual([]);
  });
});
