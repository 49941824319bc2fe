import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@memory/api-client';
import { openEntryOfOther, openShareLink } from './access-actions.ts';
import { changeLearningSettings, changeProfile, changeReadingAids, readList, toggleFriend } from './account-actions.ts';
import type { Action, SampleFiles } from './action.ts';
import { changeAvatar } from './avatar-actions.ts';
import { toggleBlock } from './block-actions.ts';
import { changeEntry, deleteEntry, writeEntry } from './entry-actions.ts';
import { exportOwnData } from './export-actions.ts';
import type { Person } from './person.ts';
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
  [changeAvatar, 2],
  [exportOwnData, 1],
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

/** Signs everyone up, with some words in their vocabulary, so that every later entry is counted. */
export async function signUpPeople(people: readonly Person[], seed: string): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      await person.signUp();
      const random = createRandom(`${seed} ${person.username}`);
      for (let count = 0; count < WORDS_AT_FIRST; count += 1) await addItem({ person, random });
    }),
  );
}

/** @param seed decides what each person does, and in which order */
export function startTraffic(
  people: readonly Person[],
  seed: string,
  { samples, stranger }: { readonly samples: SampleFiles; readonly stranger: ApiClient },
): Traffic {
  const stopping = new AbortController();
  const act = async (person: Person, index: number): Promise<void> => {
    const random = createRandom(`${seed} ${person.username}`);
    const later = people.slice(index + 1);
    const context = {
      person,
      // The friendship of two people is changed by the first of them alone, and so is a block.
      possibleFriends: later.filter((_, place) => place + 1 !== BLOCK_DISTANCE),
      possibleBlocks: later.filter((_, place) => place + 1 === BLOCK_DISTANCE),
      others: people.filter((other) => other !== person),
      random,
      samples,
      stranger,
    };
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
        BURST.map((action) =>
          action({ person, possibleFriends: [], possibleBlocks: [], others: [], random, samples, stranger }),
        ),
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
