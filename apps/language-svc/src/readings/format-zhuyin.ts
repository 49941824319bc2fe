import { zhuyinByPinyinLetters } from '@memory/text/zhuyin-table';
import type { PinyinSyllable } from './parse-numbered-pinyin.ts';

// The tone marks by tone. The first tone has no mark; the dot of the neutral tone (NEUTRAL) precedes the symbols.
const MARKS = ['', '', 'ˊ', 'ˇ', 'ˋ', ''];
const NEUTRAL = '˙';

/**
 * Formats one syllable in zhuyin. Erhua, an `r` that is added to another syllable, is written ㄦ without a tone mark.
 * @throws RangeError for letters that are no syllable of Mandarin
 */
export function formatZhuyinSyllable({ letters, tone }: PinyinSyllable): string {
  const syllable = letters.toLowerCase();
  const symbols = zhuyinByPinyinLetters.get(syllable);
  if (symbols === undefined) throw new RangeError(`Not a syllable of Mandarin: ${letters}${tone}`);
  if (syllable === 'r') return symbols;
  return tone === 5 ? NEUTRAL + symbols : symbols + MARKS[tone];
}
