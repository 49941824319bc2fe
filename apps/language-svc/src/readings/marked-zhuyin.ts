import type { Tone } from './syllable.ts';
import { zhuyinSyllable } from './zhuyin.ts';

const TONES: Readonly<Record<string, Tone>> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };
const TONE_MARK = /[\u0304\u0301\u030c\u0300]/;

/** Some 1,700 syllables make the whole language; each is put together once. */
const known = new Map<string, string>();

/**
 * The zhuyin of one syllable of printed pinyin: `nǚ` → ㄋㄩˇ, `men` → ˙ㄇㄣ, the `r` of erhua → ㄦ. Empty for none.
 * Throws a RangeError for what is no syllable.
 */
export function zhuyinOfMarked(syllable: string): string {
  if (syllable === '') return '';
  const zhuyin = known.get(syllable) ?? fromMarked(syllable);
  known.set(syllable, zhuyin);
  return zhuyin;
}

function fromMarked(syllable: string): string {
  const apart = syllable.normalize('NFD');
  const tone = TONES[TONE_MARK.exec(apart)?.[0] ?? ''] ?? 5;
  return zhuyinSyllable({ letters: apart.replace(TONE_MARK, '').normalize('NFC'), tone });
}
