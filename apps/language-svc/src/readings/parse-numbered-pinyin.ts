import type { MandarinTone } from '@memory/text';

/** One spoken syllable: its letters without a tone mark (ü is written ü), and its tone. */
export interface PinyinSyllable {
  letters: string;
  tone: MandarinTone;
}

/** A part of a reading: a syllable, or another sign that is shown unchanged, such as a Latin letter or a comma. */
export type PinyinPart = PinyinSyllable | string;

/**
 * The parsed form of each word of numbered pinyin. The size of the cache is bounded, because the dictionary has about 1,700 different ones.
 */
const cache = new Map<string, readonly PinyinPart[]>();

const SYLLABLES = /^(?:[a-zü:]+[1-5])+$/i;
const SYLLABLE = /(?<![a-zü:])([a-zü:]+)([1-5])/gi;

/**
 * Parses numbered pinyin as CC-CEDICT writes it: spaces between the syllables, `u:` for ü, 5 for the neutral tone, `r5` for erhua. In the
 * readings of a few measure characters (瓩 `qian1wa3`) two syllables follow each other without a space.
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
