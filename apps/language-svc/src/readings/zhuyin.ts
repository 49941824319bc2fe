import type { Syllable } from './syllable.ts';
import { zhuyinBySyllable } from './zhuyin-table.ts';

// tone 1 is not written; the neutral tone's dot goes before the symbols
const MARKS = ['', '', 'ˊ', 'ˇ', 'ˋ', ''];
const NEUTRAL = '˙';

/**
 * One syllable in zhuyin. Erhua, the `r` that follows another syllable, is ㄦ without a mark.
 * Throws a RangeError for letters that are no syllable of Mandarin.
 */
export function zhuyinSyllable({ letters, tone }: Syllable): string {
  const syllable = letters.toLowerCase();
  const symbols = zhuyinBySyllable.get(syllable);
  if (symbols === undefined) throw new RangeError(`Not a syllable of Mandarin: ${letters}${tone}`);
  if (syllable === 'r') return symbols;
  return tone === 5 ? NEUTRAL + symbols : symbols + MARKS[tone];
}
