import { setTimeout as delay } from 'node:timers/promises';
import { changeAvatar, toggleBlock } from '../people/actions/account.ts';
import { uploadPhoto, writeEntry } from '../people/actions/entries.ts';
import { addItem, reviewItem } from '../people/actions/words.ts';
import { ignoreFailedRequest } from '../people/exchange.ts';
import type { Action, Person } from '../people/person.ts';
import { Random } from '../people/random.ts';
import { PossibleValues } from '../people/records.ts';
import { everydayActions } from '../people/scenario.ts';

/**
 * The think time between two actions. It is so long that six people perform about 15 actions per second, which leaves most of the processor to the
 * product.
 */
const THINK_MIN_MS = 100;
const THINK_SPREAD_MS = 400;
/** How long people continue to repeat a write after the end of the traffic, in milliseconds. */
const LAST_REPEATS_MS = 30_000;
const WORDS_AT_FIRST = 12;
/** The actions that every person begins at the same moment in a burst. */
const BURST: readonly Action[] = [writeEntry, writeEntry, writeEntry, writeEntry, addItem, reviewItem, uploadPhoto];
/** Two people at this distance in the list may block each other; all other pairs may be friends. */
const BLOCK_DISTANCE = 3;

/**
 * Signs everyone up, and creates an avatar, a block and some vocabulary words for each person. The first fault then meets replaced avatars and
 * blocks, and the words of every later entry are counted.
 */
export async function signUpPeople(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => person.signUp()));
  await Promise.all(
    people.map(async (person, index) => {
      // Only the first of two people changes their friendship or their block.
      const later = people.slice(index + 1);
      person.others = people.filter((other) => other !== person);
      person.possibleFriends = later.filter((_, place) => place + 1 !== BLOCK_DISTANCE);
      person.possibleBlocks = later.filter((_, place) => place + 1 === BLOCK_DISTANCE);
      for (const { id } of person.possibleFriends) person.records.friends.set(id, new PossibleValues());
      for (const { id } of person.possibleBlocks) person.records.blocks.set(id, new PossibleValues());
      for (let count = 0; count < WORDS_AT_FIRST; count += 1) await addItem(person);
      await changeAvatar(person);
      await toggleBlock(person);
    }),
  );
}

export interface Traffic {
  /** Lets everyone begin several writes at the same moment, so that a fault breaks them at every stage. */
  burst(): void;
  /** Lets everyone finish what they are doing. */
  stop(): Promise<void>;
}

const perform = (person: Person, act: Action): Promise<void> => act(person).catch(ignoreFailedRequest);

/** @param seed determines the actions of each person and their order */
export function startTraffic(people: readonly Person[], seed: string): Traffic {
  const stopping = new AbortController();
  const actUntilStop = async (person: Person): Promise<void> => {
    while (!stopping.signal.aborted) {
      await perform(person, person.random.pickByWeight(everydayActions).act);
      await delay(THINK_MIN_MS + person.random.below(THINK_SPREAD_MS));
    }
  };
  const begun: Promise<void>[] = [];
  const begin = (promise: Promise<void>): void => {
    begun.push(promise);
    // `stop` throws errors that do not come from a request.
    promise.catch(() => undefined);
  };
  for (const person of people) {
    person.repeatUntil = Infinity;
    person.random = new Random(`${seed} ${person.username}`);
    begin(actUntilStop(person));
  }
  return {
    burst() {
      for (const person of people) for (const act of BURST) begin(perform(person, act));
    },
    async stop() {
      stopping.abort();
      for (const person of people) person.repeatUntil = performance.now() + LAST_REPEATS_MS;
      await Promise.all(begun);
    },
  };
}
