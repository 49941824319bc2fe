/** The number of a tone: 1 to 4, and 5 for the neutral tone. */
export type MandarinTone = 1 | 2 | 3 | 4 | 5;

// The combining characters macron, acute, caron and grave, by tone. NFC normalization joins letter and mark to one character where Unicode
// has one.
const MARKS = ['', '\u0304', '\u0301', '\u030c', '\u0300', ''];

/** Formats one syllable with its tone mark: letters `nü`, tone 3 → `nǚ`. The neutral tone has no mark. */
export function addToneMark(letters: string, tone: MandarinTone): string {
  const at = toneMarkIndex(letters);
  return (letters.slice(0, at + 1) + MARKS[tone] + letters.slice(at + 1)).normalize('NFC');
}

/**
 * Returns the index of the letter that bears the tone mark by the rules of pinyin: a or e; the o of ou; otherwise the last vowel; in ng and
 * m, which have no vowel, the first consonant.
 */
function toneMarkIndex(letters: string): number {
  const open = letters.search(/[aeê]/i);
  if (open >= 0) return open;
  const ou = letters.search(/ou/i);
  if (ou >= 0) return ou;
  const vowels = [...letters.matchAll(/[iouü]/gi)];
  return vowels.at(-1)?.index ?? letters.search(/[mn]/i);
}
