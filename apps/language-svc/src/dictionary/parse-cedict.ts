/** One entry of CC-CEDICT, with its values as they are in the file. */
export interface CedictEntry {
  traditional: string;
  simplified: string;
  /** The reading in numbered pinyin. It is in lower case, except for proper names. */
  pinyin: string;
  senses: string[];
}

// 中國 中国 [Zhong1 guo2] /China/
const LINE = /^(\S+) (\S+) \[([^\]]*)\] \/(.*)\/\s*$/;
/** CC-CEDICT's placeholder for characters without a Mandarin reading (coined in Japan). */
const NO_READING = 'xx5';

/** Yields the entries of a CC-CEDICT text, without comments and entries that have no Mandarin reading. */
export function* parseCedict(text: string): Generator<CedictEntry> {
  for (const line of text.split('\n')) {
    const match = line.startsWith('#') ? null : LINE.exec(line);
    if (!match) continue;
    const [, traditional = '', simplified = '', pinyin = '', senses = ''] = match;
    if (!pinyin.includes(NO_READING)) yield { traditional, simplified, pinyin, senses: senses.split('/') };
  }
}
