import { LRUCache } from 'lru-cache';
import { HeadwordReading } from './headword-reading.ts';

/**
 * The maximum number of words whose parsed entries are cached. The texts of one user contain fewer different words; a full cache takes a
 * few megabytes.
 */
const PARSED_MAX = 20_000;

/**
 * The whole dictionary in memory, because one text needs thousands of look-ups. It takes about 40 MB: each entry is stored as a line of
 * text and parsed when it is first looked up, because most words are never looked up.
 */
export class InMemoryDictionary {
  /**
   * The unparsed lines of each headword. The keys are the simplified and the traditional form of the headword; of several lines, the one
   * with the usual reading is first.
   */
  private readonly lines = new Map<string, string | string[]>();
  private readonly parsed = new LRUCache<string, readonly HeadwordReading[]>({ max: PARSED_MAX });
  private readonly simplifiedWords = new Set<string>();

  /**
   * @param texts texts of many lines. The columns of a line are separated by tabs: simplified form, traditional form, pinyin with tone
   * marks, meanings separated by slashes, and the source unless it is CC-CEDICT. The usual reading of a headword comes before its other
   * readings.
   */
  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const line of text.split('\n')) this.add(line);
  }

  has(word: string): boolean {
    return this.lines.has(word);
  }

  /** Returns the readings of a word in either script, the usual one first; an empty list when the dictionary lacks the word. */
  readingsOf(word: string): readonly HeadwordReading[] {
    const parsed = this.parsed.get(word);
    if (parsed) return parsed;
    const lines = this.lines.get(word);
    if (lines === undefined) return [];
    const readings = [lines].flat().map((line) => new HeadwordReading(line));
    this.parsed.set(word, readings);
    return readings;
  }

  /** Every headword in simplified characters. */
  simplifiedHeadwords(): Iterable<string> {
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
