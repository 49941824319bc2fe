import { inOneLine } from './senses.ts';

/** What reading a text needs of a dictionary entry. */
export interface LexiconSource {
  simplified: string;
  traditional: string;
  /** Tones marked, syllables divided by spaces. */
  pinyin: string;
  /** Divided by slashes. */
  meanings: string;
}

/** One reading of a headword. What a text asks for is worked out when it is first asked for, and kept. */
export class LexiconEntry {
  private readonly pinyin: string;
  private readonly meanings: string;
  private knownSyllables: readonly string[] | undefined;
  private knownMeaning: string | undefined;

  constructor({ pinyin, meanings }: Pick<LexiconSource, 'pinyin' | 'meanings'>) {
    this.pinyin = pinyin;
    this.meanings = meanings;
  }

  /** Tones marked; lower case, for a name as well. */
  get syllables(): readonly string[] {
    return (this.knownSyllables ??= this.pinyin.toLowerCase().split(' '));
  }

  /** In one line, as a card shows it. */
  get meaning(): string {
    return (this.knownMeaning ??= inOneLine(this.meanings.split('/')));
  }

  sounds(syllables: readonly string[]): boolean {
    return this.pinyin.toLowerCase() === syllables.join(' ');
  }
}

/**
 * The dictionary held in memory, because a text asks it thousands of questions: which words there are, and how each is
 * read. Some 60 MB.
 */
export class Lexicon {
  /** The usual reading first. */
  private readonly entries = new Map<string, LexiconEntry[]>();

  /** @param sources the usual entry of a headword before its others */
  constructor(sources: Iterable<LexiconSource>) {
    for (const source of sources) {
      const entry = new LexiconEntry(source);
      this.add(source.simplified, entry);
      if (source.traditional !== source.simplified) this.add(source.traditional, entry);
    }
  }

  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** The readings of a word in either script, the usual one first; empty when the dictionary lacks it. */
  entriesOf(word: string): readonly LexiconEntry[] {
    return this.entries.get(word) ?? [];
  }

  words(): Iterable<string> {
    return this.entries.keys();
  }

  private add(word: string, entry: LexiconEntry): void {
    const known = this.entries.get(word);
    if (known) known.push(entry);
    else this.entries.set(word, [entry]);
  }
}
