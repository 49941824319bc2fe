import { inOneLine } from './senses.ts';

/** One reading of a headword. What a text asks for is worked out when it is first asked for, and kept. */
export class LexiconEntry {
  /** Tones marked; lower case, for a name as well. */
  readonly syllables: readonly string[];
  private readonly meanings: string;
  private knownMeaning: string | undefined;

  /** @param line as the lexicon keeps it */
  constructor(line: string) {
    const [, , pinyin = '', meanings = ''] = line.split('\t');
    this.syllables = pinyin.toLowerCase().split(' ');
    this.meanings = meanings;
  }

  /** In one line, as a card shows it. */
  get meaning(): string {
    return (this.knownMeaning ??= inOneLine(this.meanings.split('/')));
  }

  sounds(syllables: readonly string[]): boolean {
    return this.syllables.join(' ') === syllables.join(' ');
  }
}

/**
 * The dictionary held in memory, because a text asks it thousands of questions: which words there are, and how each is
 * read. Most words are never asked for, so that each is kept as its line of the dictionary until it is: some 40 MB.
 */
export class Lexicon {
  /** By simplified and by traditional form, the usual reading first. */
  private readonly lines = new Map<string, string | string[]>();
  private readonly known = new Map<string, readonly LexiconEntry[]>();
  private readonly simplifiedWords = new Set<string>();

  /**
   * @param texts lines of simplified form, traditional form, pinyin with its tones marked and meanings divided by slashes, all divided
   * by tabs; the usual entry of a headword before its others
   */
  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const line of text.split('\n')) this.add(line);
  }

  has(word: string): boolean {
    return this.lines.has(word);
  }

  /** The readings of a word in either script, the usual one first; empty when the dictionary lacks it. */
  entriesOf(word: string): readonly LexiconEntry[] {
    const known = this.known.get(word);
    if (known) return known;
    const lines = this.lines.get(word);
    if (lines === undefined) return [];
    const entries = [lines].flat().map((line) => new LexiconEntry(line));
    this.known.set(word, entries);
    return entries;
  }

  /** Every word in simplified characters. */
  words(): Iterable<string> {
    return this.simplifiedWords;
  }

  private add(line: string): void {
    const [simplified = '', traditional = ''] = line.split('\t', 2);
    this.simplifiedWords.add(simplified);
    this.addForm(simplified, line);
    if (traditional !== simplified) this.addForm(traditional, line);
  }

  private addForm(word: string, line: string): void {
    const others = this.lines.get(word);
    if (others === undefined) this.lines.set(word, line);
    else if (typeof others === 'string') this.lines.set(word, [others, line]);
    else others.push(line);
  }
}
