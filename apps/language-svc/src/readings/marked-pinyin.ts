import type { ReadingPart, Syllable, Tone } from './syllable.ts';

// macron, acute, caron, grave: combining, so that NFC makes the one-character forms where they exist
const MARKS = ['', '\u0304', '\u0301', '\u030c', '\u0300', ''];

/** Some 1,700 syllables make the whole dictionary; each is put together once. */
const known = new Map<string, string>();

/** Pinyin as it is printed, `nǚ péng you`: tones marked, neutral tone unmarked, syllables divided by spaces. */
export function markedPinyin(parts: readonly ReadingPart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : markedSyllable(part)))
    .join(' ')
    .replace(/ ([,:])/g, '$1');
}

export function markedSyllable({ letters, tone }: Syllable): string {
  const key = letters + tone;
  const marked = known.get(key) ?? mark(letters, tone);
  known.set(key, marked);
  return marked;
}

/** `liàng` → `liang` */
export const withoutTone = (syllable: string): string =>
  syllable
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC');

function mark(letters: string, tone: Tone): string {
  const at = markedLetter(letters);
  return (letters.slice(0, at + 1) + MARKS[tone] + letters.slice(at + 1)).normalize('NFC');
}

/** The rule of the pinyin scheme: a or e takes the mark, or the o of ou, else the last vowel; ng and m take it themselves. */
function markedLetter(letters: string): number {
  const open = letters.search(/[aeê]/i);
  if (open >= 0) return open;
  const ou = letters.search(/ou/i);
  if (ou >= 0) return ou;
  const vowels = [...letters.matchAll(/[iouü]/gi)];
  return vowels.at(-1)?.index ?? letters.search(/[mn]/i);
}
