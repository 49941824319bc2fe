export type Tone = 1 | 2 | 3 | 4 | 5;

// the combining marks that NFD leaves on a vowel: macron, acute, caron, grave
const TONE_MARKS: Record<string, Tone> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };

/** The tone of one pinyin syllable with a tone mark; 5 is the neutral tone, which has none. */
export function pinyinTone(syllable: string): Tone {
  for (const character of syllable.normalize('NFD')) {
    const tone = TONE_MARKS[character];
    if (tone) return tone;
  }
  return 5;
}
