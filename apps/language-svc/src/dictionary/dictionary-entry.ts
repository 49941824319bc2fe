/** A row of the table `dictionary_entry`, before it is written. */
export interface DictionaryEntry {
  simplified: string;
  traditional: string;
  /** The pronunciation: pinyin with tone marks, with spaces between the syllables. */
  pinyin: string;
  /** The meanings in the order in which a learner sees them. Some rare characters have no meaning. */
  meanings: string[];
  /** Among the entries of one headword, the entry with the lowest rank has the usual reading. */
  readingRank: number;
  source: 'CC-CEDICT' | 'Unihan';
}
