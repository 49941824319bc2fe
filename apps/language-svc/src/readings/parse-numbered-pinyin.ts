/** Tones 1 to 4, and 5 for the neutral tone. */
export type MandarinTone = 1 | 2 | 3 | 4 | 5;

/** One spoken syllable: its letters without a tone mark (ü written as ü), and its tone. */
export interface PinyinSyllable {
  letters: string;
  tone: MandarinTone;
}

/** A part of a reading: a syllable, or a sign that is shown unchanged (a Latin letter, a comma between clauses). */
export type PinyinPart = PinyinSyllable | string;

/** The parsed parts of each word of numbered pinyin. The dictionary consists of some 1,700 different words of pinyin. */
const cache = new Map<string, readonly PinyinPart[]>();

const SYLLABLES = /^(?:[a-zü:]+[1-5])+$/i;
const SYLLABLE = /([a-zü:]+)([1-5])/gi;

/**
 * Parses numbered pinyin as CC-CEDICT writes it: syllables divided by spaces, `u:` for ü, tone 5 for the neutral
 * tone, `r5` for erhua. A few measure characters (瓩 `qian1wa3`) have two syllables in one word.
 */
export function parseNumberedPinyin(pinyin: string): PinyinPart[] {
  return pinyin.split(' ').flatMap((word) => {
    const parts = cache.get(word) ?? (SYLLABLES.test(word) ? syllablesOf(word) : [word]);
    cache.set(word, parts);
    return parts;
  });
}

function syllablesOf(word: string): PinyinSyllable[] {
  return [...word.matchAll(SYLLABLE)].map(([, letters = '', tone]) => ({
    letters: letters.replace(/u:/g, 'ü').replace(/U:/g, 'Ü'),
    tone: Number(tone) as MandarinTone,
  }));
}
