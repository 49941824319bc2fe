import { pinyin } from 'pinyin-pro';
import { formatPinyin } from '../readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../readings/parse-numbered-pinyin.ts';
import { createCrossReferenceResolver } from './cross-references.ts';
import { classMeaningsOf, firstMeaningsOf } from './curated-meanings.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { withoutHiddenSenses } from './hidden-senses.ts';
import { isCrossReferenceOrName, sortSensesForLearners } from './learner-meanings.ts';
import { buildOwnEntries } from './own-entries.ts';
import { type CedictEntry, parseCedict } from './parse-cedict.ts';
import { buildRareCharacterEntries } from './rare-characters.ts';
import { createReadingRanker } from './reading-rank.ts';
import { standardPronunciationOf } from './standard-readings.ts';

/**
 * Yields all entries of the dictionary: first an entry for each line of CC-CEDICT that has a meaning to show, then this project's own entries for
 * words that CC-CEDICT lacks, then an entry for each character that CC-CEDICT lacks.
 * @param cedict the text of CC-CEDICT, as `readCedictText` returns it
 */
export function* buildDictionaryEntries(cedict: string): Generator<DictionaryEntry> {
  for (const entry of buildCompleteEntries(cedict)) yield withoutHiddenSenses(entry);
}

/** Yields the entries of `buildDictionaryEntries` with all senses, including senses that are hidden from children. */
export function* buildCompleteEntries(cedict: string): Generator<DictionaryEntry> {
  const entries = Array.from(parseCedict(cedict), (entry) => ({ ...entry, pinyin: standardPronunciationOf(entry) }));
  const readingRank = createReadingRanker(entries, libraryReading);
  const resolveCrossReference = createCrossReferenceResolver(entries, meaningsOf);
  for (const entry of entries) {
    const own = meaningsOf(entry);
    const meanings =
      isCrossReferenceOrName(entry.senses) && firstMeaningsOf(entry).length === 0
        ? [...new Set([...resolveCrossReference(entry), ...own])]
        : own;
    if (meanings.length === 0) continue;
    yield {
      simplified: entry.simplified,
      traditional: entry.traditional,
      pinyin: formatPinyin(parseNumberedPinyin(entry.pinyin)),
      meanings,
      curated: countCurated(entry, meanings),
      classMeanings: classMeaningsOf(entry),
      readingRank: readingRank(entry),
      source: 'CC-CEDICT',
    };
  }
  yield* buildOwnEntries();
  yield* buildRareCharacterEntries(resolveCrossReference);
}

/** Returns this project's meanings of an entry, then the senses of CC-CEDICT that say something else. */
function meaningsOf(entry: CedictEntry): string[] {
  const first = firstMeaningsOf(entry);
  const others = sortSensesForLearners(entry.senses);
  return [...first, ...others.filter((sense) => !sense.split('; ').every((part) => first.includes(part)))];
}

/** Returns how many meanings at the beginning of the list were written by this project. */
function countCurated(entry: CedictEntry, meanings: readonly string[]): number {
  const first = firstMeaningsOf(entry);
  const end = meanings.findIndex((meaning, index) => meaning !== first[index]);
  return end < 0 ? meanings.length : end;
}

/** Returns the reading that the library pinyin-pro lists first for a character, in numbered pinyin as CC-CEDICT writes it. */
function libraryReading(character: string): string {
  const [first = ''] = pinyin(character, { multiple: true, toneType: 'num', type: 'array' });
  return first.replace('ü', 'u:').replace(/0$/, '5');
}
