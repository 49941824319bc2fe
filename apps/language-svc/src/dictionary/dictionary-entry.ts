/** A row of the table `dictionary_entry`, before it is written. */
export interface DictionaryEntry {
  simplified: string;
  traditional: string;
  /** Tones marked, syllables divided by spaces. */
  pinyin: string;
  /** In the order in which a learner sees them; empty for some rare characters. */
  meanings: string[];
  /** Among the entries of one headword, the lowest rank is the usual reading. */
  readingRank: number;
  source: 'CC-CEDICT' | 'Unihan';
}
