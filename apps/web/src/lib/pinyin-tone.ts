export type PinyinTone = 1 | 2 | 3 | 4 | 5;

// The combining marks into which Unicode normalization (NFD) separates tone marks from vowels: macron, acute, caron and grave.
const TONE_MARKS: Record<string, PinyinTone> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };

/** Returns the tone of one pinyin syllable. 5 is the neutral tone, which has no mark. */
export function pinyinTone(syllable: string): PinyinTone {
  for (const character of syllable.normalize('NFD')) {
    const tone = TONE_MARKS[character];
    if (tone) return tone;
  }
  return 5;
}
