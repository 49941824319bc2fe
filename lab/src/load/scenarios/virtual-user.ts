import { createRandom, type Random } from './random.ts';

/** A simulated user of the product, and what it remembers of the pages that it has seen. */
export interface VirtualUser {
  /** The number of the virtual user in its run, from 1. */
  readonly number: number;
  readonly random: Random;
  /** The ids of entries that it saw in lists of others' entries. */
  seenEntryIds: string[];
  /** The ids of its own entries that its home page has listed, and of those that it has written. */
  ownEntryIds: string[];
}

/** Keeps the random numbers of neighbouring virtual users apart. */
const SEED_STEP = 7_919;

export const createVirtualUser = (number: number): VirtualUser => ({
  number,
  random: createRandom(number * SEED_STEP),
  seenEntryIds: [],
  ownEntryIds: [],
});

/** A range of seconds, of which every value is equally probable. */
export interface SecondsRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Yields the times at which the actions of a virtual user are due, in seconds since the start of its scenario. The times do not depend on
 * how long responses take. The first actions are spread over one think time, so that virtual users do not act in step.
 */
export function* dueTimes(random: Random, { from, to }: SecondsRange): Generator<number, never> {
  let dueAt = random() * to;
  for (;;) {
    yield dueAt;
    dueAt += from + random() * (to - from);
  }
}
