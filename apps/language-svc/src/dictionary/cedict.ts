/** One line of CC-CEDICT, as written there. */
export interface CedictEntry {
  traditional: string;
  simplified: string;
  /** Numbered pinyin; lower case, but for proper names. */
  pinyin: string;
  senses: string[];
}

// 中國 中国 [Zhong1 guo2] /China/
const LINE = /^(\S+) (\S+) \[([^\]]*)\] \/(.*)\/\s*$/;
// the placeholder for characters that nobody reads in Mandarin (Japanese coinages)
const NO_READING = 'xx5';

/** The entries of a CC-CEDICT text; comments and entries without a reading are left out. */
export function* parseCedict(text: string): Generator<CedictEntry> {
  for (const line of text.split('\n')) {
    const match = line.startsWith('#') ? null : LINE.exec(line);
    if (!match) continue;
    const [, traditional = '', simplified = '', pinyin = '', senses = ''] = match;
    if (!pinyin.includes(NO_READING)) yield { traditional, simplified, pinyin, senses: senses.split('/') };
  }
}
