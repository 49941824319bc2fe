import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@memory/testing';
import { Bus, type ProfileUpdated, renamed } from './bus.ts';

let bus: Bus;
beforeEach(async () => void (bus = await Bus.start()));
afterEach(() => bus.stop());

const PEOPLE = ['li', 'wang', 'zhao', 'sun'];
const EACH = 25;

const everything = Array.from({ length: EACH }, (_, turn) =>
  PEOPLE.map((person) => renamed(person, `name ${turn}`)),
).flat();

/** The effects of one entity must be in the order of its events; entities may overtake each other. */
async function expectAllInOrder(): Promise<void> {
  const effects = await bus.effects();
  expect(effects).toHaveLength(everything.length);
  for (const person of PEOPLE) {
    const own = effects.filter((effect) => effect.startsWith(`${person}:`));
    expect(own).toEqual(Array.from({ length: EACH }, (_, turn) => `${person}:name ${turn}`));
  }
}

describe('several replicas', () => {
  it('handle each event once, in order per entity, also when the reading one leaves in the middle', async () => {
    const handledBy: [string[], string[]] = [[], []];
    const replicas = await Promise.all(
      handledBy.map((mine) => bus.consumer(({ id }: ProfileUpdated) => void mine.push(id))),
    );
    await bus.publish(...everything);
    await eventually(() => expect(Math.max(...handledBy.map((mine) => mine.length))).toBeGreaterThan(10));

    const reading = handledBy.findIndex((mine) => mine.length > 0);
    await replicas[reading]!.close();

    await eventually(expectAllInOrder);
    expect(handledBy.flat().toSorted()).toEqual(everything.map(({ id }) => id).toSorted());
    expect(handledBy[1 - reading]).not.toEqual([]);
  });

  it('let the standby take over from one that stopped without a word', async () => {
    const silent = bus.child('consumer', { end: 'before effect' });
    await bus.publish(...everything);
    await silent.says('in hand');
    await bus.consumer();
    // Stopped, not killed: it keeps its connections and cannot renew its lease.
    silent.process.kill('SIGSTOP');

    await eventually(expectAllInOrder);
  });

  it('relay each event once, in order per entity', async () => {
    await Promise.all([bus.relay(), bus.relay(), bus.relay()]);
    await bus.consumer();
    await Promise.all(
      PEOPLE.map(async (person) => {
        for (let turn = 0; turn < EACH; turn++) await bus.write(person, `name ${turn}`);
      }),
    );

    await eventually(expectAllInOrder);
    expect(await bus.redis.xlen('events:social')).toBe(everything.length);
  });
});
