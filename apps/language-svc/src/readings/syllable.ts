/** Tones 1 to 4, and 5 for the neutral tone. */
export type Tone = 1 | 2 | 3 | 4 | 5;

/** One spoken syllable: its letters without a tone mark (ü written as ü), and its tone. */
export interface Syllable {
  letters: string;
  tone: Tone;
}

/** What a reading is made of: a syllable, or a sign that is shown as it is (a Latin letter, a comma between clauses). */
export type ReadingPart = Syllable | string;

/** Some 1,700 words of pinyin make the whole dictionary; each is read once. */
const known = new Map<string, readonly ReadingPart[]>();

const SYLLABLES = /^(?:[a-zü:]+[1-5])+$/i;
const SYLLABLE = /([a-zü:]+)([1-5])/gi;

/**
 * Reads numbered pinyin as CC-CEDICT writes it: syllables divided by spaces, `u:` for ü, tone 5 for the neutral
 * tone, `r5` for erhua. A few measure characters (瓩 `qian1wa3`) have two syllables in one word.
 */
export function readNumberedPinyin(pinyin: string): ReadingPart[] {
  return pinyin.split(' ').flatMap((word) => {
    const parts = known.get(word) ?? (SYLLABLES.test(word) ? syllablesOf(word) : [word]);
    known.set(word, parts);
    return parts;
  });
}

function syllablesOf(word: string): Syllable[] {
  return [...word.matchAll(SYLLABLE)].map(([, letters = '', tone]) => ({
    letters: letters.replace(/u:/g, 'ü').replace(/U:/g, 'Ü'),
    tone: Number(tone) as Tone,
  }));
}
