/** A character with its reading (pinyin with tone marks) and its meaning in a few English words. */
export interface BuiltInTranslation {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

/** Parses a table with one character per line: the character, its pinyin and its meaning, separated by spaces. */
export function parseCharacterTable(table: string): BuiltInTranslation[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [character = '', pinyin = '', ...meaning] = line.trim().split(' ');
      return { character, pinyin, englishTranslation: meaning.join(' ') };
    });
}
