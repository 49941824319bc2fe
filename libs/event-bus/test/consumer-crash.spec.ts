import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@memory/testing';
import { listDeadLetters } from '../src/index.ts';
import { Bus, GROUP, kill, type ProfileUpdated, renamed } from './bus.ts';

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

describe('a consumer that is killed', () => {
  it.each(['before effect', 'after effect'] as const)(
    '%s is followed by another, which handles the event once more: its effect is there once',
    async (end) => {
      await bus.publish(renamed('li', 'first'), renamed('li', 'second'));
      const child = bus.child('consumer', { end });
      await child.says('in hand');
      expect(await bus.effects()).toEqual(end === 'after effect' ? ['li:first'] : []);

      await kill(child.process);
      const handled: ProfileUpdated[] = [];
      await bus.consumer((event) => void handled.push(event));

      await eventually(async () => expect(await bus.pending()).toBe(0));
      expect(handled.map(({ data }) => data.username)).toEqual(['first', 'second']);
      expect(await bus.effects()).toEqual(['li:first', 'li:second']);
    },
  );

  it('by the same event each time gives that event up, and no other', async () => {
    await bus.publish(
      renamed('li', 'before'),
      renamed('wang', 'poison'),
      renamed('zhao', 'after'),
      renamed('wang', 'later'),
    );
    const letters = (): ReturnType<typeof listDeadLetters> =>
      listDeadLetters(bus.redis, { producer: 'social', group: GROUP });
    // Three lives end at the poison; the fourth buries it and goes on.
    for (let life = 1; life <= 4; life++) {
      const { process } = bus.child('consumer', { end: 'poison', maxDeliveries: 3 });
      await eventually(async () =>
        expect([process.signalCode, (await letters()).length]).toEqual(life <= 3 ? ['SIGKILL', 0] : [null, 1]),
      );
    }
    expect(await letters()).toMatchObject([{ error: 'the process ended while handling it', deliveries: 3 }]);
    await eventually(async () => expect(await bus.pending()).toBe(0));
    expect((await bus.effects()).toSorted()).toEqual(['li:before', 'wang:later', 'zhao:after']);
  });
});
