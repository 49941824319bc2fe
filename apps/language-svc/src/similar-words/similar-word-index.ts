import { LineIndex } from '../data-files/line-index.ts';

/** The index of common words by `soundKeyOf`, which `data-tools/build-similar-words.ts` generates. */
export class SimilarWordIndex {
  private readonly index: LineIndex;

  /** @param lines lines of a sound key and, after a tab, words in simplified characters divided by spaces, the most frequent first */
  constructor(lines: Buffer) {
    this.index = new LineIndex(lines, 1);
  }

  find(soundKey: string): string[] {
    const [line] = this.index.linesOf(soundKey);
    return line === undefined ? [] : line.slice(line.indexOf('\t') + 1).split(' ');
  }
}
