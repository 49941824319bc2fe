/** A character with its reading (pinyin with tone marks) and a short English meaning. */
export interface BuiltInTranslation {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

/** Turns a table written one entry a line, `character pinyin meaning`, into its entries. */
export function readTable(table: string): BuiltInTranslation[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [character = '', pinyin = '', ...meaning] = line.trim().split(' ');
      return { character, pinyin, englishTranslation: meaning.join(' ') };
    });
}
