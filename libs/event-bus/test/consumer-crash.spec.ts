import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDeadLetters } from '../src/dead-letters.ts';
import { GROUP, type ProfileUpdated, profileUpdatedEvent, TestBus } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

describe('after a consumer process was killed', () => {
  it.each(['before effect', 'after effect'] as const)(
    '%s, the next consumer handles the event again and the effect exists once',
    async (end) => {
      await bus.publish(profileUpdatedEvent('li', 'first'), profileUpdatedEvent('li', 'second'));
      const child = bus.startConsumerProcess({ end });
      await child.waitForLine('handling');
      expect(await bus.readEffects()).toEqual(end === 'after effect' ? ['li:first'] : []);

      await child.kill();
      const handled: ProfileUpdated[] = [];
      await bus.startConsumer((event) => void handled.push(event));

      await eventually(async () => expect(await bus.countPending()).toBe(0));
      expect(handled.map(({ data }) => data.username)).toEqual(['first', 'second']);
      expect(await bus.readEffects()).toEqual(['li:first', 'li:second']);
    },
  );

  it('by the same event repeatedly, only that event becomes a dead letter', async () => {
    await bus.publish(
      profileUpdatedEvent('li', 'before'),
      profileUpdatedEvent('wang', 'poison'),
      profileUpdatedEvent('zhao', 'after'),
      profileUpdatedEvent('wang', 'later'),
    );
    const readLetters = () => listDeadLetters(bus.redis, { producer: 'social', group: GROUP });
    // The event kills three processes; the fourth moves it to the dead letters and handles the other events.
    for (let run = 1; run <= 4; run++) {
      const { process } = bus.startConsumerProcess({ end: 'poison', maxDeliveries: 3 });
      await eventually(async () =>
        expect([process.signalCode, (await readLetters()).length]).toEqual(run <= 3 ? ['SIGKILL', 0] : [null, 1]),
      );
    }
    expect(await readLetters()).toMatchObject([{ error: 'the process ended while handling it', deliveries: 3 }]);
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    expect((await bus.readEffects()).toSorted()).toEqual(['li:before', 'wang:later', 'zhao:after']);
  });
});
