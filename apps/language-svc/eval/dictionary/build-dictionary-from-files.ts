import { buildDictionaryEntries } from '../../src/dictionary/build-dictionary-entries.ts';
import { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { readCedictText } from '../../src/dictionary/read-cedict-text.ts';

/** Builds the in-memory dictionary of the service from the data files, so that evaluations need no database. Takes some seconds. */
export async function buildDictionaryFromFiles(): Promise<InMemoryDictionary> {
  const entries = [...buildDictionaryEntries(await readCedictText())].toSorted((a, b) => a.readingRank - b.readingRank);
  return new InMemoryDictionary(
    entries.map(({ simplified, traditional, pinyin, meanings }) =>
      [simplified, traditional, pinyin, meanings.join('/')].join('\t'),
    ),
  );
}
