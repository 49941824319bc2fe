import { createHash } from 'node:crypto';

/** Random choices that are the same for the same seed. The algorithm is mulberry32 by Tommy Ettinger (public domain); `Math.random` has no seed. */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = createHash('sha256').update(seed).digest().readUInt32LE();
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 to `limit - 1`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns one of the values; undefined for an empty list. */
  pickOrUndefined<Value>(values: readonly Value[]): Value | undefined {
    return values[this.below(values.length)];
  }

  /** Returns one of the values. @throws Error for an empty list */
  pick<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new Error('There is nothing to pick from');
    return values[this.below(values.length)]!;
  }

  /** Returns one of the items, each with a probability proportional to its weight. */
  pickByWeight<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let remaining = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    return items.find(({ weight }) => (remaining -= weight) < 0) ?? this.pick(items);
  }
}
