import { z } from 'zod';
import { optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { ResolveCrossReference } from './cross-references.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';

/** Matches a note at the beginning of a Unihan definition that says that the character is a form of another character. */
const NOTE_ON_FORM =
  /^\((?:same as|ancient form of|variant of|non-classical(?: form)? of|standard form of|interchangeable|corrupted form(?: of)?|simplified form of|an? ancient form of)[^)]*\)\s*/i;

/**
 * Yields an entry for each character that the Unihan database has and CC-CEDICT lacks. Every call reads the data file (27,000 lines) again,
 * so that its lines do not stay in memory: only the loading of the dictionary needs them.
 */
export function* buildRareCharacterEntries(resolveCrossReference: ResolveCrossReference): Generator<DictionaryEntry> {
  const rows = readDataFile('dictionary/rare-characters.tsv', {
    columns: {
      character: textColumn,
      reading: textColumn,
      simplified: optionalTextColumn,
      traditional: optionalTextColumn,
      variant: z.string(),
      meaning: z.string(),
    },
    key: ['character'],
  });
  for (const { character, reading, simplified, traditional, variant, meaning } of rows) {
    yield {
      simplified: simplified ?? character,
      traditional: traditional ?? character,
      pinyin: reading,
      meanings: parseDefinition(meaning) ?? resolveCrossReference({ senses: [`variant of ${variant}`] }),
      curated: 0,
      classMeanings: [],
      readingRank: 0,
      source: 'Unihan',
    };
  }
}

/**
 * Divides a Unihan definition into meanings: `(same as U+4E18 丘) hillock or mound; a hill` becomes `hillock or mound`, `a hill`. Returns
 * undefined when the definition consists of a note only.
 */
function parseDefinition(definition: string): string[] | undefined {
  const meanings = definition
    .replaceAll('/', ' or ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('\\', '')
    .split(/;|, (?=to |a |an |the )/)
    .map((meaning) => meaning.trim().replace(NOTE_ON_FORM, ''))
    .filter((meaning) => meaning !== '');
  return meanings.length > 0 ? meanings : undefined;
}
