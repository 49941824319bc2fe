import type { PinyinPart, PinyinSyllable, MandarinTone } from './parse-numbered-pinyin.ts';

// macron, acute, caron, grave: combining, so that NFC makes the one-character forms where they exist
const MARKS = ['', '\u0304', '\u0301', '\u030c', '\u0300', ''];

/** The dictionary consists of some 1,700 different syllables. */
const cache = new Map<string, string>();

/** Formats pinyin as books print it, `nǚ péng you`: tones marked, neutral tone unmarked, syllables divided by spaces. */
export function formatPinyin(parts: readonly PinyinPart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : formatPinyinSyllable(part)))
    .join(' ')
    .replace(/ ([,:])/g, '$1');
}

/** Formats one syllable with its tone mark: letters `nü`, tone 3 → `nǚ`. */
export function formatPinyinSyllable({ letters, tone }: PinyinSyllable): string {
  const key = letters + tone;
  const marked = cache.get(key) ?? addToneMark(letters, tone);
  cache.set(key, marked);
  return marked;
}

/** `liàng` → `liang` */
export const removeToneMark = (syllable: string): string =>
  syllable
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC');

function addToneMark(letters: string, tone: MandarinTone): string {
  const at = toneMarkIndex(letters);
  return (letters.slice(0, at + 1) + MARKS[tone] + letters.slice(at + 1)).normalize('NFC');
}

/** Where the mark stands by the rules of pinyin: on a or e, on the o of ou, else on the last vowel; on the consonant of ng and m. */
function toneMarkIndex(letters: string): number {
  const open = letters.search(/[aeê]/i);
  if (open >= 0) return open;
  const ou = letters.search(/ou/i);
  if (ou >= 0) return ou;
  const vowels = [...letters.matchAll(/[iouü]/gi)];
  return vowels.at(-1)?.index ?? letters.search(/[mn]/i);
}
