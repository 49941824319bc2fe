import type { WordSplit } from '@memory/contracts';

/**
 * The splits of one user. Where the model's path has a boundary at both ends of a split text, the parts of the split replace the words between the
 * boundaries. All other words stay as the model divides them: 学生会 as 学生 + 会 does not change 学生会议, because the path has no boundary after 会 there.
 */
export class SplitConstraints {
  static readonly none = new SplitConstraints([]);
  private readonly byFirstUnit: ReadonlyMap<string, readonly WordSplit[]>;
  private readonly joined: ReadonlySet<string>;

  constructor(splits: readonly WordSplit[]) {
    this.byFirstUnit = Map.groupBy(
      splits.toSorted((a, b) => b.text.length - a.text.length),
      ({ text }) => text.charAt(0),
    );
    this.joined = new Set(splits.flatMap(({ text, parts }) => (parts.length === 1 ? [text] : [])));
  }

  /** Whether a user has made a text one word, which the dictionary may lack. */
  isJoined(word: string): boolean {
    return this.joined.has(word);
  }

  /**
   * Applies the splits to consecutive words, from the left to the right, the longest text first.
   * @param words words in simplified characters, without other text between them
   */
  apply(words: readonly string[]): readonly string[] {
    if (this.byFirstUnit.size === 0) return words;
    const divided: string[] = [];
    for (let index = 0; index < words.length;) {
      const found = this.findAt(words, index);
      divided.push(...(found ? found.split.parts : [words[index]!]));
      index += found?.wordCount ?? 1;
    }
    return divided;
  }

  /** Finds the longest split whose text consists of whole words from `index` on. */
  private findAt(words: readonly string[], index: number): { split: WordSplit; wordCount: number } | undefined {
    for (const split of this.byFirstUnit.get(words[index]!.charAt(0)) ?? []) {
      let length = 0;
      let end = index;
      while (length < split.text.length && end < words.length && split.text.startsWith(words[end]!, length))
        length += words[end++]!.length;
      if (length === split.text.length) return { split, wordCount: end - index };
    }
    return undefined;
  }
}
