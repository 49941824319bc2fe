import { LRUCache } from 'lru-cache';
import { zhuyinOfMarked } from '../readings/marked-zhuyin.ts';
import { inOneLine } from './senses.ts';

/** Words whose entries stay worked out: more than anybody's texts use, and a few megabytes. */
const KNOWN_MAX = 20_000;

/** One reading of a headword. What only some ask for is worked out when it is first asked for, and kept. */
export class LexiconEntry {
  readonly simplified: string;
  readonly traditional: string;
  /** Tones marked; a name begins with a capital. */
  readonly pinyin: string;
  /** The same, one a character; lower case, for a name as well. */
  readonly syllables: string[];
  /** In a learner's order. */
  readonly meanings: readonly string[];
  readonly source: string;
  private knownZhuyin: string[] | undefined;
  private knownMeaning: string | undefined;

  /** @param line as the lexicon keeps it */
  constructor(line: string) {
    const [simplified = '', traditional = '', pinyin = '', meanings = '', source = 'CC-CEDICT'] = line.split('\t');
    this.simplified = simplified;
    this.traditional = traditional;
    this.pinyin = pinyin;
    this.syllables = pinyin.toLowerCase().split(' ');
    this.meanings = meanings === '' ? [] : meanings.split('/');
    this.source = source;
  }

  /** One a character. Throws a RangeError for the few headwords that are not Chinese characters throughout. */
  get zhuyin(): string[] {
    return (this.knownZhuyin ??= this.syllables.map(zhuyinOfMarked));
  }

  /** In one line, as a card shows it. */
  get meaning(): string {
    return (this.knownMeaning ??= inOneLine(this.meanings));
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
  private readonly known = new LRUCache<string, readonly LexiconEntry[]>({ max: KNOWN_MAX });
  private readonly simplifiedWords = new Set<string>();

  /**
   * @param texts lines of simplified form, traditional form, pinyin with its tones marked, meanings divided by slashes and, unless it is
   * CC-CEDICT, the source, all divided by tabs; the usual entry of a headword before its others
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
    const first = line.indexOf('\t');
    const simplified = line.slice(0, first);
    const traditional = line.slice(first + 1, line.indexOf('\t', first + 1));
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
