/** A phrase that was found in a text, with the value that the matcher stores for the phrase. */
export interface PhraseMatch<Value> {
  value: Value;
  /** The length of the phrase in UTF-16 units. */
  length: number;
}

/** Finds the phrases of a fixed set in texts. Where several phrases match at one index, the longest is found. */
export class PhraseMatcher<Value> {
  private readonly values: ReadonlyMap<string, Value>;
  /** For each character, the different lengths of the phrases that begin with it, the longest first. */
  private readonly lengths = new Map<string, number[]>();

  constructor(phrases: Iterable<readonly [phrase: string, value: Value]>) {
    this.values = new Map(phrases);
    for (const phrase of this.values.keys()) {
      const first = phrase.charAt(0);
      const lengths = new Set(this.lengths.get(first)).add(phrase.length);
      this.lengths.set(
        first,
        [...lengths].toSorted((a, b) => b - a),
      );
    }
  }

  matchAt(text: string, index: number): PhraseMatch<Value> | undefined {
    for (const length of this.lengths.get(text.charAt(index)) ?? []) {
      // At the end of the text, the slice of a longer phrase could be a shorter phrase.
      if (index + length > text.length) continue;
      const value = this.values.get(text.slice(index, index + length));
      if (value !== undefined) return { value, length };
    }
    return undefined;
  }

  /** Yields the matches in a text from left to right, without overlaps. */
  *matchAll(text: string): Generator<PhraseMatch<Value> & { index: number }> {
    for (let index = 0; index < text.length; index++) {
      const match = this.matchAt(text, index);
      if (!match) continue;
      yield { ...match, index };
      index += match.length - 1;
    }
  }
}
