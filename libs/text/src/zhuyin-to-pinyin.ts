import { addToneMark, type MandarinTone } from './tone-mark.ts';
import { zhuyinByPinyinLetters } from './zhuyin-table.ts';

/** The pinyin of each zhuyin syllable. If several spellings have the same symbols, the first one is used: ㄦ is `er`. */
const lettersByZhuyin: ReadonlyMap<string, string> = new Map(
  [...zhuyinByPinyinLetters].toReversed().map(([letters, symbols]) => [symbols, letters]),
);

const TONES: Readonly<Record<string, MandarinTone>> = { ˊ: 2, ˇ: 3, ˋ: 4 };
/**
 * A zhuyin syllable: at most an initial, a medial and a final; before them the dot ˙ of the neutral tone, or after them another tone mark. NFKC turns
 * ˙ into the combining dot U+0307.
 */
const SYLLABLE = /(?:˙|\u0307)?([ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?)([ˊˇˋ]?)/g;

/**
 * Replaces the zhuyin in a text by pinyin, with a space after each syllable: `ㄒㄩㄝˊㄒㄧㄠˋ` becomes `xué xiào `. A syllable without a tone mark gets no
 * tone mark in pinyin either: it has the first tone, or its tone was not typed. Symbols that are no syllable, and all other text, stay unchanged.
 */
export function zhuyinToPinyin(text: string): string {
  return text.replace(SYLLABLE, (whole, symbols: string, mark: string) => {
    const letters = lettersByZhuyin.get(symbols);
    return letters === undefined ? whole : `${addToneMark(letters, TONES[mark] ?? 5)} `;
  });
}
