import type { MandarinTone } from '@memory/text';
import { formatZhuyinSyllable } from './format-zhuyin.ts';

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
