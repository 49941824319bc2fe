import { buildDictionaryEntries } from '../../src/dictionary/build-dictionary-entries.ts';
import { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { readCedict } from '../../src/dictionary/read-cedict.ts';

/** Builds the dictionary as the service has it in memory, from the data files instead of the database; takes some seconds. */
export async function loadDictionary(): Promise<InMemoryDictionary> {
  const entries = [...buildDictionaryEntries(await readCedict())].toSorted((a, b) => a.readingRank - b.readingRank);
  return new InMemoryDictionary(
    entries.map(({ simplified, traditional, pinyin, meanings }) =>
      [simplified, traditional, pinyin, meanings.join('/')].join('\t'),
    ),
  );
}
