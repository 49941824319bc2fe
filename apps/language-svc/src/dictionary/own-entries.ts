import { z } from 'zod';
import { numberedPinyinColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { formatPinyin } from '../readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../readings/parse-numbered-pinyin.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';

/** Words that children write and CC-CEDICT lacks: words of school, of the internet and of everyday life in China, Taiwan and Singapore. */
export const ownEntries = readDataFile('dictionary/own-entries.tsv', {
  columns: {
    simplified: textColumn,
    traditional: textColumn,
    reading: numberedPinyinColumn,
    meanings: textColumn.transform((value) => value.split('; ')),
    region: z.enum(['', 'mainland', 'Taiwan', 'Singapore']),
  },
  key: ['simplified', 'traditional', 'reading'],
});

/** Yields this project's own entries. */
export function* buildOwnEntries(): Generator<DictionaryEntry> {
  for (const { simplified, traditional, reading, meanings } of ownEntries)
    yield {
      simplified,
      traditional,
      pinyin: formatPinyin(parseNumberedPinyin(reading)),
      meanings,
      curated: meanings.length,
      classMeanings: [],
      readingRank: 0,
      source: 'Memory',
    };
}
