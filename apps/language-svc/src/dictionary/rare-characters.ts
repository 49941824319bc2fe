import { z } from 'zod';
import { optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { ResolveCrossReference } from './cross-references.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';

/** Matches the note at the beginning of a Unihan definition that the character is a form of another character. */
const NOTE_ON_FORM =
  /^\((?:same as|ancient form of|variant of|non-classical(?: form)? of|standard form of|interchangeable|corrupted form(?: of)?|simplified form of|an? ancient form of)[^)]*\)\s*/i;

/**
 * Yields an entry for each character that CC-CEDICT lacks and the Unihan database has. Each call reads the data file (27,000 lines) anew,
 * because only the loading of the dictionary needs the lines and they would otherwise stay in memory.
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
      readingRank: 0,
      source: 'Unihan',
    };
  }
}

/** `(same as U+4E18 丘) hillock or mound; a hill` → `hillock or mound`, `a hill`; undefined when nothing is left. */
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
