import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@memory/api-client';
import { openEntryOfOther, openShareLink } from './access-actions.ts';
import { changeLearningSettings, changeProfile, changeReadingAids, readList, toggleFriend } from './account-actions.ts';
import type { Action, ActionContext, SampleFiles } from './action.ts';
import { changeAvatar } from './avatar-actions.ts';
import { toggleBlock } from './block-actions.ts';
import { changeEntry, deleteEntry, writeEntry } from './entry-actions.ts';
import { exportOwnData } from './export-actions.ts';
import type { Person } from './person.ts';
import { PossibleValues } from './possible-values.ts';
import { createRandom } from './random.ts';
import { reviewItem } from './review-actions.ts';
import { photographEntry, recordEntry } from './upload-actions.ts';
import { addItem, changeItem, deleteItem } from './vocabulary-actions.ts';

/** How often each action is chosen, in shares of the sum. */
const ACTIONS: readonly (readonly [action: Action, share: number])[] = [
  [readList, 20],
  [writeEntry, 25],
  [changeEntry, 15],
  [deleteEntry, 6],
  [recordEntry, 5],
  [photographEntry, 5],
  [addItem, 8],
  [changeItem, 5],
  [deleteItem, 2],
  [toggleFriend, 5],
  [changeProfile, 2],
  [changeLearningSettings, 1],
  [changeReadingAids, 1],
  [reviewItem, 8],
  [openShareLink, 8],
  [openEntryOfOther, 8],
  [toggleBlock, 3],
  [changeAvatar, 3],
  [exportOwnData, 2],
];
const schedule = ACTIONS.flatMap(([action, share]) => Array.from({ length: share }, () => action));

/** Thinking takes so long that six people do about 15 actions a second, which leaves the processor to the product. */
const THINK_MIN_MS = 100;
const THINK_SPREAD_MS = 400;
/** How long people go on repeating a write after the end of the traffic. */
const LAST_REPEATS_MS = 30_000;
const WORDS_AT_FIRST = 12;
/** What everyone begins at the same moment in a burst. */
const BURST: readonly Action[] = [writeEntry, writeEntry, writeEntry, writeEntry, addItem, reviewItem, photographEntry];
/** Two people so far apart in the list may block each other; all others may be friends. */
const BLOCK_DISTANCE = 3;

export interface Traffic {
  /** Lets everyone begin several writes at the same moment, so that a fault breaks them at every stage. */
  burst(): void;
  /** Lets everyone finish what they are doing. */
  stop(): Promise<void>;
}

/** What people use besides their own client. */
interface TrafficTools {
  readonly samples: SampleFiles;
  readonly stranger: ApiClient;
}

/**
 * Signs everyone up, with an avatar, a block and some words in the vocabulary, so that the first fault meets replaced avatars and blocks, and every
 * later entry is counted.
 */
export async function signUpPeople(people: readonly Person[], seed: string, tools: TrafficTools): Promise<void> {
  await Promise.all(people.map((person) => person.signUp()));
  await Promise.all(
    people.map(async (person) => {
      const context = createContext(person, people, `${seed} ${person.username}`, tools);
      for (const { id } of context.possibleFriends) person.records.friends.set(id, new PossibleValues());
      for (const { id } of context.possibleBlocks) person.records.blocks.set(id, new PossibleValues());
      for (let count = 0; count < WORDS_AT_FIRST; count += 1) await addItem(context);
      await changeAvatar(context);
      await toggleBlock(context);
    }),
  );
}

function createContext(person: Person, people: readonly Person[], seed: string, tools: TrafficTools): ActionContext {
  // The friendship of two people is changed by the first of them alone, and so is a block.
  const later = people.slice(people.indexOf(person) + 1);
  return {
    ...tools,
    person,
    random: createRandom(seed),
    others: people.filter((other) => other !== person),
    possibleFriends: later.filter((_, place) => place + 1 !== BLOCK_DISTANCE),
    possibleBlocks: later.filter((_, place) => place + 1 === BLOCK_DISTANCE),
  };
}

/** @param seed decides what each person does, and in which order */
export function startTraffic(people: readonly Person[], seed: string, tools: TrafficTools): Traffic {
  const stopping = new AbortController();
  const act = async (person: Person): Promise<void> => {
    const context = createContext(person, people, `${seed} ${person.username}`, tools);
    const { random } = context;
    while (!stopping.signal.aborted) {
      await random.pick(schedule)(context);
      await delay(THINK_MIN_MS + random.below(THINK_SPREAD_MS));
    }
  };
  for (const person of people) person.repeatUntil = Infinity;
  const begun: Promise<void>[] = people.map(act);
  // An error of an action is thrown by `stop`.
  for (const promise of begun) promise.catch(() => undefined);
  return {
    burst() {
      const random = createRandom(`${seed} burst`);
      const writes = people.flatMap((person) =>
        BURST.map((action) => action({ ...createContext(person, people, seed, tools), random })),
      );
      for (const promise of writes) promise.catch(() => undefined);
      begun.push(...writes);
    },
    async stop() {
      stopping.abort();
      for (const person of people) person.repeatUntil = performance.now() + LAST_REPEATS_MS;
      await Promise.all(begun);
    },
  };
}
