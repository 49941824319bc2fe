/** Creates a seeded generator of pseudo-random numbers from 0 to 1 (a linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
