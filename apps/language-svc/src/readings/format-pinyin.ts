import type { PinyinPart, PinyinSyllable, MandarinTone } from './parse-numbered-pinyin.ts';

// The combining characters macron, acute, caron and grave, by tone. NFC normalization joins letter and mark to one character where Unicode
// has one.
const MARKS = ['', '\u0304', '\u0301', '\u030c', '\u0300', ''];

/** The formatted text of each syllable. The size of the cache is bounded, because the dictionary has about 1,700 different syllables. */
const cache = new Map<string, string>();

/**
 * Formats pinyin as books print it, for example `nǚ péng you`: with tone marks, none for the neutral tone, and with spaces between the
 * syllables.
 */
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

/** Removes the tone mark of a syllable: `liàng` becomes `liang`. */
export const removeToneMark = (syllable: string): string =>
  syllable
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC');

function addToneMark(letters: string, tone: MandarinTone): string {
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
