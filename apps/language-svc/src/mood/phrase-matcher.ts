/** A phrase that was found in a text, with the value that belongs to it. */
export interface PhraseMatch<Value> {
  value: Value;
  /** The length of the phrase in UTF-16 units. */
  length: number;
}

/** Finds the phrases of a fixed set in texts; where several match at one index, the longest wins. */
export class PhraseMatcher<Value> {
  private readonly values: ReadonlyMap<string, Value>;
  /** The different lengths of the phrases that begin with a character, by that character, the longest length first. */
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
      const value = this.values.get(text.slice(index, index + length));
      if (value !== undefined) return { value, length };
    }
    return undefined;
  }

  /** Yields the matches in a text from left to right; they do not overlap. */
  *matchAll(text: string): Generator<PhraseMatch<Value> & { index: number }> {
    for (let index = 0; index < text.length; index++) {
      const match = this.matchAt(text, index);
      if (!match) continue;
      yield { ...match, index };
      index += match.length - 1;
    }
  }
}
