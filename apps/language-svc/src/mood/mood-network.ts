import { splitNetworkWords } from './network-words.ts';

/** The widths of the filters in words. A filter of width 2 reads pairs of consecutive words. */
export const filterWidths = [1, 2, 3] as const;
export const FILTERS_PER_WIDTH = 48;
export const VECTOR_SIZE = 48;
/** The data file contains each number of a vector multiplied by this number and rounded to a byte. */
const VECTOR_SCALE = 40;

/** The vectors of the words that the network reads. */
export interface WordVectors {
  has: (word: string) => boolean;
  get: (word: string) => Float32Array | undefined;
}

/**
 * A convolutional network over the words of a text. Each filter reads all words or all groups of two or three consecutive words, and keeps
 * the largest value; the moods are computed from these values.
 */
export interface MoodNetwork {
  vectors: WordVectors;
  /**
   * The weights of the filters of each width. They are ordered by the word's position in the group, then by the index in the word's vector; for
   * each index there is one weight per filter.
   */
  filters: readonly Float32Array[];
  /** The intercepts of the filters of each width. */
  intercepts: readonly Float32Array[];
  /** For each mood, from very_negative to very_positive, its intercept and the weight of each filter. */
  outputs: readonly Float32Array[];
}

/** Returns the vector of a text in a data file. */
export function parseWordVector(text: string): Float32Array {
  return Float32Array.from(new Int8Array(Buffer.from(text, 'base64')), (byte) => byte / VECTOR_SCALE);
}

/** Returns the text that stands for a vector in a data file. */
export function formatWordVector(vector: Float32Array): string {
  const bytes = Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * VECTOR_SCALE))));
  return Buffer.from(bytes.buffer).toString('base64');
}

/**
 * Computes how probable each mood is, from very_negative to very_positive. The results are unnormalized logarithms of probabilities: only
 * their differences have a meaning.
 * @param simplified the text in simplified characters
 * @param negatedPhrases positive phrases that the text negates
 */
export function computeNetworkLogOdds(
  simplified: string,
  negatedPhrases: readonly string[],
  network: MoodNetwork,
): number[] {
  const vectors = vectorsOf(
    splitNetworkWords(simplified, negatedPhrases, (word) => network.vectors.has(word)),
    network.vectors,
  );
  const largest = filterWidths.map((_, index) => applyFilters(vectors, network, index).values);
  return network.outputs.map((output) => {
    let total = output[0]!;
    let column = 1;
    for (const values of largest) for (const value of values) total += output[column++]! * value;
    return total;
  });
}

/** Returns the vector of each word; undefined for a word without one, which counts as a vector of zeros. */
export function vectorsOf(words: readonly string[], vectors: WordVectors): Array<Float32Array | undefined> {
  return words.map((word) => vectors.get(word));
}

/**
 * Applies the filters of one width to a text. The groups at both ends of the text are filled up with zeros.
 * @returns for each filter its largest value, at least 0, and the index of the first word of the group with this value (negative when the group
 * begins before the text)
 */
export function applyFilters(
  vectors: ReadonlyArray<Float32Array | undefined>,
  { filters, intercepts }: Pick<MoodNetwork, 'filters' | 'intercepts'>,
  index: number,
): { values: Float32Array; starts: Int32Array } {
  const width = filterWidths[index]!;
  const weights = filters[index]!;
  const values = new Float32Array(FILTERS_PER_WIDTH);
  const starts = new Int32Array(FILTERS_PER_WIDTH);
  const group = new Float32Array(FILTERS_PER_WIDTH);
  for (let start = 1 - width; start < vectors.length; start++) {
    group.set(intercepts[index]!);
    for (let offset = 0; offset < width; offset++) {
      const vector = vectors[start + offset];
      if (vector) addProducts(group, vector, weights, offset * VECTOR_SIZE * FILTERS_PER_WIDTH);
    }
    for (let filter = 0; filter < FILTERS_PER_WIDTH; filter++) {
      if (group[filter]! <= values[filter]!) continue;
      values[filter] = group[filter]!;
      starts[filter] = start;
    }
  }
  return { values, starts };
}

/** Adds the products of four numbers of the vector at a time, which takes half as long as one number at a time. */
function addProducts(group: Float32Array, vector: Float32Array, weights: Float32Array, from: number): void {
  let first = from;
  for (let dimension = 0; dimension < VECTOR_SIZE; dimension += 4) {
    const [a, b, c, d] = [vector[dimension]!, vector[dimension + 1]!, vector[dimension + 2]!, vector[dimension + 3]!];
    const [second, third, fourth] = [
      first + FILTERS_PER_WIDTH,
      first + 2 * FILTERS_PER_WIDTH,
      first + 3 * FILTERS_PER_WIDTH,
    ];
    for (let filter = 0; filter < FILTERS_PER_WIDTH; filter++)
      group[filter]! +=
        a * weights[first + filter]! +
        b * weights[second + filter]! +
        c * weights[third + filter]! +
        d * weights[fourth + filter]!;
    first = fourth + FILTERS_PER_WIDTH;
  }
}
