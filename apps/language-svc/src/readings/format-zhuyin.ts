import type { PinyinSyllable } from './parse-numbered-pinyin.ts';
import { zhuyinByPinyinLetters } from './zhuyin-table.ts';

// tone 1 has no mark; the dot of the neutral tone stands before the symbols
const MARKS = ['', '', 'ˊ', 'ˇ', 'ˋ', ''];
const NEUTRAL = '˙';

/**
 * Formats one syllable in zhuyin. Erhua, the `r` that follows another syllable, is ㄦ without a mark.
 * Throws a RangeError for letters that are no syllable of Mandarin.
 */
export function formatZhuyinSyllable({ letters, tone }: PinyinSyllable): string {
  const syllable = letters.toLowerCase();
  const symbols = zhuyinByPinyinLetters.get(syllable);
  if (symbols === undefined) throw new RangeError(`Not a syllable of Mandarin: ${letters}${tone}`);
  if (syllable === 'r') return symbols;
  return tone === 5 ? NEUTRAL + symbols : symbols + MARKS[tone];
}
