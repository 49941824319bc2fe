import { createHash } from 'node:crypto';

/** Random choices that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** @throws Error for an empty list */
  pick<Value>(values: readonly Value[]): Value;
  /** @returns undefined for an empty list */
  pickOrUndefined<Value>(values: readonly Value[]): Value | undefined;
}

/** Mulberry32, a generator of 32 bits by Tommy Ettinger (public domain). Its quality is enough to mix actions. */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pickOrUndefined: (values) => values[below(values.length)],
    chance: (probability) => next() < probability,
    pick(values) {
      if (values.length === 0) throw new Error('there is nothing to choose from');
      return values[below(values.length)]!;
    },
  };
}
