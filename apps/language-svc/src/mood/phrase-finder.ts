/** A phrase found at a place of a text, with what is known about it. */
export interface Found<Value> {
  value: Value;
  length: number;
}

/** Looks a set of phrases up at any place of a text; where several fit, the longest wins. */
export class PhraseFinder<Value> {
  private readonly values: ReadonlyMap<string, Value>;
  private readonly lengthsByFirst = new Map<string, number[]>();

  constructor(phrases: Iterable<readonly [phrase: string, value: Value]>) {
    this.values = new Map(phrases);
    for (const phrase of this.values.keys()) {
      const first = phrase.charAt(0);
      const lengths = new Set(this.lengthsByFirst.get(first)).add(phrase.length);
      this.lengthsByFirst.set(
        first,
        [...lengths].toSorted((a, b) => b - a),
      );
    }
  }

  at(text: string, index: number): Found<Value> | undefined {
    for (const length of this.lengthsByFirst.get(text.charAt(index)) ?? []) {
      const value = this.values.get(text.slice(index, index + length));
      if (value !== undefined) return { value, length };
    }
    return undefined;
  }

  /** Every phrase of a text from left to right; none overlap. */
  *all(text: string): Generator<Found<Value> & { index: number }> {
    for (let index = 0; index < text.length; index++) {
      const found = this.at(text, index);
      if (!found) continue;
      yield { ...found, index };
      index += found.length - 1;
    }
  }
}
