import type { CedictEntry } from './cedict.ts';
import { isMarginal } from './senses.ts';
import { usualReadings } from './usual-readings.ts';

/** Gives an entry its place among those that share a headword: the lowest number is the usual one. */
export type Usualness = (entry: CedictEntry) => number;

// what weighs more is a higher digit of the number
const NOT_THE_USUAL_READING = 1_000_000_000;
const MARGINAL = 100_000_000;
const NAME = 10_000_000;
const OTHER_READING = 1_000_000;
const COUNT_MAX = 9_999;
const SENSES_MAX = 99;

/**
 * Orders entries by, in turn: the table of usual readings; pointers and names last; the reading a general pinyin
 * library thinks usual; how many of the dictionary's words use the character with that reading; how many senses it has.
 * The dictionary has no frequencies of its own, and its own order is alphabetical.
 */
export function usualnessIn(entries: Iterable<CedictEntry>, libraryReading: (character: string) => string): Usualness {
  const uses = countUses(entries);
  return (entry) => {
    const isCharacter = Array.from(entry.simplified).length === 1;
    const count = uses.get(useKey(entry.traditional, entry.pinyin)) ?? 0;
    return (
      (isUnusual(entry) ? NOT_THE_USUAL_READING : 0) +
      (isMarginal(entry.senses) ? MARGINAL : 0) +
      (/^[A-Z]/.test(entry.pinyin) ? NAME : 0) +
      (isCharacter && libraryReading(entry.simplified) !== entry.pinyin ? OTHER_READING : 0) +
      (COUNT_MAX - Math.min(count, COUNT_MAX)) * (SENSES_MAX + 1) +
      (SENSES_MAX - Math.min(entry.senses.length, SENSES_MAX))
    );
  };
}

function isUnusual(entry: CedictEntry): boolean {
  const usual = usualReadings.get(entry.simplified);
  if (!usual) return false;
  return usual.pinyin !== entry.pinyin || (usual.traditional !== undefined && usual.traditional !== entry.traditional);
}

/** How often each character is read each way within the dictionary's words: 銀行 yin2 hang2 counts 行 as hang2. */
function countUses(entries: Iterable<CedictEntry>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const entry of entries) {
    const characters = Array.from(entry.traditional);
    const syllables = entry.pinyin.split(' ');
    if (characters.length < 2 || characters.length !== syllables.length) continue;
    for (const [index, character] of characters.entries()) {
      const key = useKey(character, syllables[index] ?? '');
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  return uses;
}

function useKey(character: string, syllable: string): string {
  return character + syllable.toLowerCase();
}
