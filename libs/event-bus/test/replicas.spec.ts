import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProfileUpdated, profileUpdatedEvent, TestBus } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(() => bus.stop());

const ENTITIES = ['li', 'wang', 'zhao', 'sun'];
const EVENTS_PER_ENTITY = 25;

const allEvents = Array.from({ length: EVENTS_PER_ENTITY }, (_, index) =>
  ENTITIES.map((entity) => profileUpdatedEvent(entity, `name ${index}`)),
).flat();

/** Expects the effects of each entity in the order of its events. Effects of different entities may come in any order. */
async function expectOrderPerEntity(): Promise<void> {
  const effects = await bus.readEffects();
  expect(effects).toHaveLength(allEvents.length);
  for (const entity of ENTITIES) {
    const own = effects.filter((effect) => effect.startsWith(`${entity}:`));
    expect(own).toEqual(Array.from({ length: EVENTS_PER_ENTITY }, (_, index) => `${entity}:name ${index}`));
  }
}

describe('several replicas', () => {
  it('handle each event once and in order per entity, also when the reading replica is closed in between', async () => {
    const handledBy: [string[], string[]] = [[], []];
    const replicas = await Promise.all(
      handledBy.map((mine) => bus.startConsumer(({ id }: ProfileUpdated) => void mine.push(id))),
    );
    await bus.publish(...allEvents);
    await eventually(() => expect(Math.max(...handledBy.map((mine) => mine.length))).toBeGreaterThan(10));

    const reading = handledBy.findIndex((mine) => mine.length > 0);
    await replicas[reading]!.close();

    await eventually(expectOrderPerEntity);
    expect(handledBy.flat().toSorted()).toEqual(allEvents.map(({ id }) => id).toSorted());
    expect(handledBy[1 - reading]).not.toEqual([]);
  });

  it('continue with the standby when the reading replica hangs', async () => {
    const hanging = bus.startConsumerProcess({ end: 'before effect' });
    await bus.publish(...allEvents);
    await hanging.waitForLine('handling');
    await bus.startConsumer();
    // SIGSTOP keeps its connections open and stops the renewal of its lease.
    hanging.process.kill('SIGSTOP');

    await eventually(expectOrderPerEntity);
  });

  it('publish each event once and in order per entity', async () => {
    await Promise.all([bus.startRelay(), bus.startRelay(), bus.startRelay()]);
    await bus.startConsumer();
    await Promise.all(
      ENTITIES.map(async (entity) => {
        for (let index = 0; index < EVENTS_PER_ENTITY; index++) await bus.write(entity, `name ${index}`);
      }),
    );

    await eventually(expectOrderPerEntity);
    expect(await bus.redis.xlen('events:social')).toBe(allEvents.length);
  });
});
