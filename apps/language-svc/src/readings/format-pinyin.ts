import { addToneMark } from '@memory/text';
import type { PinyinPart, PinyinSyllable } from './parse-numbered-pinyin.ts';

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
