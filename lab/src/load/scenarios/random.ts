/** A source of numbers from 0 up to 1. */
export type Random = () => number;

/**
 * Creates a source of numbers that depend on the seed alone (mulberry32), so that a run can be repeated. `Math.random` has no seed, and
 * neither Node nor k6 has another source.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns one of the items; undefined when there are none. */
export const pickOne = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Returns one of the items, each with a probability proportional to its weight. */
export function pickByWeight<Item extends { readonly weight: number }>(random: Random, items: readonly Item[]): Item {
  let remaining = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  const picked = items.find(({ weight }) => (remaining -= weight) < 0) ?? items[items.length - 1];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}
