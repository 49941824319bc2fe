import type { DictionaryEntry } from './dictionary-entry.ts';

/**
 * Formats the dictionary as `InMemoryDictionary` reads it: one line for each entry, for each headword the usual reading first. Tabs and line
 * breaks separate the values, and slashes separate the meanings: no value contains these characters.
 */
export const formatDictionary = (entries: Iterable<DictionaryEntry>): string =>
  [...entries]
    .toSorted((a, b) => a.readingRank - b.readingRank)
    .map(({ simplified, traditional, pinyin, meanings, source }) =>
      [simplified, traditional, pinyin, meanings.join('/'), ...(source === 'CC-CEDICT' ? [] : [source])].join('\t'),
    )
    .join('\n');
