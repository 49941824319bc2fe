import type { MandarinTone } from '@memory/text';
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

const TONES: Readonly<Record<string, MandarinTone>> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };
const TONE_MARK = /[\u0304\u0301\u030c\u0300]/;

/** The zhuyin of each syllable. The size of the cache is bounded, because Mandarin has about 1,700 different syllables. */
const cache = new Map<string, string>();

/**
 * Converts one syllable of pinyin with a tone mark to zhuyin: `nǚ` to ㄋㄩˇ, `men` to ˙ㄇㄣ, the `r` of erhua to ㄦ, an empty string to an empty
 * string.
 * @throws RangeError for letters that are no syllable of Mandarin
 */
export function pinyinToZhuyin(syllable: string): string {
  if (syllable === '') return '';
  const zhuyin = cache.get(syllable) ?? convert(syllable);
  cache.set(syllable, zhuyin);
  return zhuyin;
}

function convert(syllable: string): string {
  const decomposed = syllable.normalize('NFD');
  const tone = TONES[TONE_MARK.exec(decomposed)?.[0] ?? ''] ?? 5;
  return formatZhuyinSyllable({ letters: decomposed.replace(TONE_MARK, '').normalize('NFC'), tone });
}
