import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

const NUMERAL = /^[〇零一二两三四五六七八九十百千万亿]+$/;
const roles = ['surname', 'prefix', 'first', 'given'] as const;

const nameCharacters = readDataFile('segmentation/name-characters.tsv', {
  columns: { character: textColumn, role: z.enum(roles) },
  key: ['character', 'role'],
});
const [surnames, prefixes, firstGiven, given] = roles.map(
  (role) => new Set(nameCharacters.filter((row) => row.role === role).map((row) => row.character)),
) as [Set<string>, Set<string>, Set<string>, Set<string>];

/**
 * Merges words that the segmenter wrongly divides: numbers (四 十五), children's names (小 明) and full names (张 伟, 王 小 红).
 * @param words consecutive words in simplified characters
 */
export function mergeNamesAndNumbers(words: readonly string[]): string[] {
  const merged: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = numberLength(words, index) || nameLength(words, index) || 1;
    merged.push(words.slice(index, index + length).join(''));
    index += length;
  }
  return merged;
}

/** Whether a word in simplified characters has the form of a name of a person: 小明, 张伟, 王小红. */
export function hasFormOfName(word: string): boolean {
  const characters = Array.from(word);
  return nameLength(characters, 0) === characters.length;
}

/** Returns how many consecutive words from `index` on form one number; 0 when no number begins there. */
function numberLength(words: readonly string[], index: number): number {
  let length = 0;
  while (NUMERAL.test(words[index + length] ?? '')) length++;
  return length;
}

/** Returns how many consecutive words from `index` on form one name; 0 when no name begins there. */
function nameLength(words: readonly string[], index: number): number {
  const [first = '', second = '', third = ''] = words.slice(index, index + 3);
  if (prefixes.has(first)) return given.has(second) ? 2 : 0;
  if (!surnames.has(first)) return 0;
  if ((firstGiven.has(second) || given.has(second)) && given.has(third)) return 3;
  return given.has(second) ? 2 : 0;
}
