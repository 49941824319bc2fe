import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { entryDeleted } from '@memory/events';
import { eventually } from '@memory/testing';
import { writeOutbox } from '../src/index.ts';
import { requestContext } from '../src/request-context.ts';
import { Bus, kill, writeRenamed } from './bus.ts';

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

const unpublished = async (): Promise<number> =>
  (await bus.database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox')).length;

describe('the relay', () => {
  it('publishes what was committed and nothing that was rolled back', async () => {
    await bus.relay();
    await bus.consumer();
    await bus.write('li', 'kept');
    await expect(
      bus.database.$transaction(async (tx) => {
        await writeRenamed(tx, 'li', 'undone');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await bus.write('li', 'kept too');

    await eventually(async () => expect(await bus.effects()).toEqual(['li:kept', 'li:kept too']));
    expect(await unpublished()).toBe(0);
  });

  it('hands on which request an event began with', async () => {
    await bus.relay();
    const seen: (string | undefined)[] = [];
    await bus.consumer(() => void seen.push(requestContext.getStore()?.requestId));
    await requestContext.run({ requestId: 'request-of-li' }, () => bus.write('li', 'asked for'));

    await eventually(async () => expect(await bus.effects()).toEqual(['li:asked for']));
    expect(seen).toEqual(['request-of-li']);
  });

  it('publishes a slow transaction that took its number before one that is published already', async () => {
    await bus.relay();
    await bus.consumer();
    await bus.database.$transaction(async (slow) => {
      await writeRenamed(slow, 'li', 'lower number');
      await bus.write('wang', 'higher number');
      await eventually(async () => expect(await bus.effects()).toEqual(['wang:higher number']));
    });

    await eventually(async () => expect(await bus.effects()).toEqual(['wang:higher number', 'li:lower number']));
  });

  it('killed between publishing and committing publishes again, and the effect is there once', async () => {
    await bus.write('li', 'first');
    const child = bus.child('relay', {});
    await child.says('published');
    await kill(child.process);
    expect(await bus.redis.xlen('events:social')).toBe(1);

    await bus.relay();
    await bus.consumer();
    await bus.write('li', 'second');

    await eventually(async () => expect(await bus.effects()).toEqual(['li:first', 'li:second']));
    expect(await bus.redis.xlen('events:social')).toBe(3);
  });

  it('keeps what Redis refuses and publishes it when Redis takes it', async () => {
    await bus.redis.set('events:social', 'not a stream');
    const transactions = jest.spyOn(bus.database, '$transaction');
    await bus.relay();
    await bus.write('li', 'refused at first');
    await eventually(() => expect(transactions.mock.calls.length).toBeGreaterThan(3));
    expect(await unpublished()).toBe(1);

    await bus.redis.del('events:social');
    await bus.consumer();
    await eventually(async () => expect(await bus.effects()).toEqual(['li:refused at first']));
  });

  it('keeps an event that another service declares in the outbox instead of publishing it where nobody looks', async () => {
    await bus.relay();
    const data = {
      entryId: '01980000-0000-7000-8000-000000000001',
      authorId: '01980000-0000-7000-8000-000000000002',
      fileIds: [],
    };
    const transactions = jest.spyOn(bus.database, '$transaction');
    await bus.database.$transaction((tx) => writeOutbox(tx, entryDeleted, { entityId: data.entryId, data }));
    await eventually(async () => {
      const outcomes = await Promise.allSettled(transactions.mock.results.map(({ value }) => value));
      expect(outcomes).toContainEqual({
        status: 'rejected',
        reason: new Error('entry.deleted belongs to journal, not to social'),
      });
    });
    expect(await unpublished()).toBe(1);
    expect(await bus.redis.exists('events:social')).toBe(0);
  });
});
