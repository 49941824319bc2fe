import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { isCrossReferenceOrName } from './learner-meanings.ts';
import type { CedictEntry } from './parse-cedict.ts';

/** The reading that is shown first for a word with several readings. */
interface UsualReading {
  /** The usual reading, in numbered pinyin. */
  reading: string;
  /** The traditional form that has this usual reading; undefined when all traditional forms of the word have it. */
  traditional: string | undefined;
  /** A phrase that contains the word with this reading. */
  example: string;
}

/** The usual readings by headword; the headwords are in simplified characters. */
export const usualReadings: ReadonlyMap<string, UsualReading> = new Map(
  readDataFile('dictionary/usual-readings.tsv', {
    columns: { word: textColumn, reading: numberedPinyinColumn, traditional: optionalTextColumn, example: textColumn },
    key: ['word'],
  }).map((row) => [row.word, row]),
);

/** Returns the rank of an entry among the entries of the same headword. The entry with the lowest rank has the usual reading. */
type ReadingRanker = (entry: CedictEntry) => number;

// A rank is a sum of these numbers. A more important criterion has a larger number, so less important criteria cannot outweigh it.
const NOT_USUAL_READING = 1_000_000_000;
const CROSS_REFERENCE_OR_NAME = 100_000_000;
const CAPITALIZED = 10_000_000;
const NOT_LIBRARY_READING = 1_000_000;
const COUNT_MAX = 9_999;
const SENSES_MAX = 99;

/**
 * Creates a function that ranks the entries of a headword by these criteria, the most important first: the list
 * data/dictionary/usual-readings.tsv; cross-references and names come last; the first reading in a general pinyin library; how many words
 * of the dictionary use the character with this reading; how many senses the entry has. CC-CEDICT itself has no frequencies and is sorted
 * alphabetically.
 * @param libraryReading returns a character's first reading in the pinyin library, in numbered pinyin
 */
export function createReadingRanker(
  entries: Iterable<CedictEntry>,
  libraryReading: (character: string) => string,
): ReadingRanker {
  const uses = countReadingsInWords(entries);
  return (entry) => {
    const isCharacter = Array.from(entry.simplified).length === 1;
    const count = uses.get(useKey(entry.traditional, entry.pinyin)) ?? 0;
    return (
      (isNotUsualReading(entry) ? NOT_USUAL_READING : 0) +
      (isCrossReferenceOrName(entry.senses) ? CROSS_REFERENCE_OR_NAME : 0) +
      (/^[A-Z]/.test(entry.pinyin) ? CAPITALIZED : 0) +
      (isCharacter && libraryReading(entry.simplified) !== entry.pinyin ? NOT_LIBRARY_READING : 0) +
      (COUNT_MAX - Math.min(count, COUNT_MAX)) * (SENSES_MAX + 1) +
      (SENSES_MAX - Math.min(entry.senses.length, SENSES_MAX))
    );
  };
}

function isNotUsualReading(entry: CedictEntry): boolean {
  const usual = usualReadings.get(entry.simplified);
  if (!usual) return false;
  return usual.reading !== entry.pinyin || (usual.traditional !== undefined && usual.traditional !== entry.traditional);
}

/**
 * Counts, for each character and reading, the words of the dictionary in which the character has the reading: 銀行 yin2 hang2 counts once for
 * 行 as hang2.
 */
function countReadingsInWords(entries: Iterable<CedictEntry>): Map<string, number> {
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
