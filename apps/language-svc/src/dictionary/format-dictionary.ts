import type { DictionaryEntry } from './dictionary-entry.ts';

/**
 * Formats the dictionary as `InMemoryDictionary` reads it: one line for each entry, for each headword the usual reading first. Tabs and line breaks
 * separate the values, and slashes separate the meanings. Two slashes separate this project's meanings from the other meanings. No value contains
 * these characters. Values at the end of a line that are the same for most entries are left out.
 */
export const formatDictionary = (entries: Iterable<DictionaryEntry>): string =>
  [...entries]
    .toSorted((a, b) => a.readingRank - b.readingRank)
    .map((entry) =>
      [
        entry.simplified,
        entry.traditional,
        entry.pinyin,
        formatMeanings(entry),
        entry.source === 'CC-CEDICT' ? '' : entry.source,
        entry.classMeanings.map((one) => `${one.class}=${one.meaning}`).join('/'),
      ]
        .join('\t')
        .replace(/\t{1,2}$/, ''),
    )
    .join('\n');

const formatMeanings = ({ meanings, curated }: DictionaryEntry): string =>
  curated === 0 ? meanings.join('/') : `${meanings.slice(0, curated).join('/')}//${meanings.slice(curated).join('/')}`;
