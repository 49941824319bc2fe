import { deserialize } from 'node:v8';
import { simplifyCharacters } from '@memory/text/fold-for-search';
import { LRUCache } from 'lru-cache';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { LineIndex } from '../data-files/line-index.ts';
import { HeadwordReading } from './headword-reading.ts';

/**
 * The maximum number of words whose parsed entries are cached, about a kilobyte each. The texts that a school class reads at the same time contain
 * fewer different words.
 */
const PARSED_MAX = 4_000;

/** The number of key columns: the simplified and the traditional form of a word. */
export const DICTIONARY_KEY_COLUMN_COUNT = 2;

/**
 * The whole dictionary in memory, because one text needs thousands of look-ups. It takes 14 MB: each entry remains a line of text and is
 * parsed when it is looked up, because most words are never looked up.
 */
export class InMemoryDictionary {
  private readonly index: LineIndex;
  private readonly parsed = new LRUCache<string, readonly HeadwordReading[]>({ max: PARSED_MAX });

  /**
   * @param text many lines in UTF-8. The columns of a line are separated by tabs: simplified form, traditional form, pinyin with tone marks, and
   * the further columns that `formatDictionary` writes. The usual reading of a headword comes before its other readings.
   * @param slots the hash table of the words, built by this constructor when it is not given
   */
  constructor(text: Buffer, slots?: Uint32Array) {
    this.index = new LineIndex(text, DICTIONARY_KEY_COLUMN_COUNT, slots);
  }

  has(word: string): boolean {
    return this.index.has(word);
  }

  /**
   * Returns the readings of a word in either script, the usual reading first; an empty list when the dictionary lacks the word. A spelling that
   * the dictionary does not list, with a variant of a traditional character (電綫), has the readings of the simplified word.
   */
  readingsOf(word: string): readonly HeadwordReading[] {
    const parsed = this.parsed.get(word);
    if (parsed) return parsed;
    const lines = this.index.linesOf(word);
    const readings = (lines.length > 0 ? lines : this.index.linesOf(simplifyCharacters(word))).map(
      (line) => new HeadwordReading(line),
    );
    if (readings.length > 0) this.parsed.set(word, readings);
    return readings;
  }
}

/** Reads this build's dictionary with its index; takes some milliseconds. */
export const readDictionary = (): InMemoryDictionary =>
  new InMemoryDictionary(
    readGeneratedFile('dictionary'),
    deserialize(readGeneratedFile('dictionaryIndex')) as Uint32Array,
  );
