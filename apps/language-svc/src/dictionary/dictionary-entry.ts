import type { WordClass } from './word-class.ts';

/** A line of the generated dictionary, before it is formatted. */
export interface DictionaryEntry {
  simplified: string;
  traditional: string;
  /** The pronunciation: pinyin with tone marks, with spaces between the syllables. */
  pinyin: string;
  /** The meanings in the order in which a learner sees them. Some rare characters have no meaning. */
  meanings: string[];
  /**
   * The number of meanings at the beginning of the list that this project wrote. If it is not 0, only these meanings form the one-line meaning of
   * the word.
   */
  curated: number;
  /** Meanings for sentences in which the word has a certain class. */
  classMeanings: readonly ClassMeaning[];
  /** Among the entries of one headword, the entry with the lowest rank has the usual reading. */
  readingRank: number;
  source: 'CC-CEDICT' | 'Unihan' | 'Memory';
}

export interface ClassMeaning {
  class: WordClass;
  /** One line, the meanings divided by `; `. */
  meaning: string;
}
