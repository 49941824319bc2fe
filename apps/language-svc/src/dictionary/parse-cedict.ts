/** One entry of CC-CEDICT, with its values unchanged from the file. */
export interface CedictEntry {
  traditional: string;
  simplified: string;
  /** The reading in numbered pinyin. Only the readings of proper names contain capital letters. */
  pinyin: string;
  senses: string[];
}

// An entry of CC-CEDICT has the form `中國 中国 [Zhong1 guo2] /China/`.
const LINE = /^(\S+) (\S+) \[([^\]]*)\] \/(.*)\/\s*$/;
/** The reading that CC-CEDICT gives to characters without a reading in Mandarin, for example those that were coined in Japan. */
const NO_READING = 'xx5';

/** Yields the entries of a CC-CEDICT text. Leaves out comments and entries without a reading in Mandarin. */
export function* parseCedict(text: string): Generator<CedictEntry> {
  for (const line of text.split('\n')) {
    const match = line.startsWith('#') ? null : LINE.exec(line);
    if (!match) continue;
    const [, traditional = '', simplified = '', pinyin = '', senses = ''] = match;
    if (!pinyin.includes(NO_READING)) yield { traditional, simplified, pinyin, senses: senses.split('/') };
  }
}
