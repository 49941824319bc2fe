import { LineIndex } from '../data-files/line-index.ts';

const TAB = '\t';
const UTF16_UNITS = 0x10000;

/** Replaces the phrases in a text that a table lists, the longest phrase first. */
export class PhraseTable {
  private readonly index: LineIndex;
  /** The length of the longest phrase that begins with a UTF-16 unit, by the number of the unit. Most units begin no long phrase. */
  private readonly longest = new Uint8Array(UTF16_UNITS);

  /** @param lines the lines of the table in UTF-8: a phrase, a tab and its replacement */
  constructor(lines: Buffer) {
    this.index = new LineIndex(lines, 1);
    for (const line of lines.toString().split('\n')) {
      const first = line.charCodeAt(0);
      this.longest[first] = Math.max(this.longest[first]!, line.indexOf(TAB));
    }
  }

  /** @param convertRest converts the parts of the text between the phrases */
  replace(text: string, convertRest: (part: string) => string): string {
    const parts: string[] = [];
    let restStart = 0;
    for (let at = 0; at < text.length;) {
      const phrase = this.findPhrase(text, at);
      if (phrase === undefined) {
        at += 1;
        continue;
      }
      if (restStart < at) parts.push(convertRest(text.slice(restStart, at)));
      parts.push(this.index.linesOf(phrase)[0]!.slice(phrase.length + TAB.length));
      at += phrase.length;
      restStart = at;
    }
    return [...parts, convertRest(text.slice(restStart))].join('');
  }

  /** Returns the length of the longest phrase that begins with the first UTF-16 unit of a text; 0 when none does. */
  longestFrom(text: string): number {
    return this.longest[text.charCodeAt(0)]!;
  }

  /** Returns the replacement of a phrase; undefined for a text that is no phrase of the table. */
  replacementOf(phrase: string): string | undefined {
    return this.index.linesOf(phrase)[0]?.slice(phrase.length + TAB.length);
  }

  /** Returns the longest phrase that begins at an index of a text; undefined when no phrase begins there. */
  private findPhrase(text: string, at: number): string | undefined {
    for (let length = this.longest[text.charCodeAt(at)]!; length > 0; length -= 1) {
      const phrase = text.slice(at, at + length);
      if (phrase.length === length && this.index.has(phrase)) return phrase;
    }
    return undefined;
  }
}
