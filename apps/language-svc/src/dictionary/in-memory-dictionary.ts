import { LRUCache } from 'lru-cache';
import { HeadwordReading } from './headword-reading.ts';

/**
 * The maximum number of words whose parsed entries are cached. The texts of one user contain fewer words; the cache takes a few
 * megabytes.
 */
const PARSED_MAX = 20_000;

/**
 * The whole dictionary in memory, because one text needs thousands of look-ups. Each entry is kept as a line of text and parsed
 * when it is first looked up. The dictionary takes some 40 MB, since most words are never looked up.
 */
export class InMemoryDictionary {
  /** The lines of each headword, by its simplified and by its traditional form, the line with the usual reading first. */
  private readonly lines = new Map<string, string | string[]>();
  private readonly parsed = new LRUCache<string, readonly HeadwordReading[]>({ max: PARSED_MAX });
  private readonly simplifiedWords = new Set<string>();

  /**
   * @param texts lines with simplified form, traditional form, pinyin with tone marks, meanings divided by slashes and, unless it is
   * CC-CEDICT, the source, all divided by tabs; the usual reading of a headword before its others
   */
  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const line of text.split('\n')) this.add(line);
  }

  has(word: string): boolean {
    return this.lines.has(word);
  }

  /** The readings of a word in either script, the usual one first; empty when the dictionary lacks the word. */
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
