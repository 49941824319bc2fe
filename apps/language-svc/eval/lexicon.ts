import { readCedict } from '../src/dictionary/cedict-source.ts';
import { dictionaryEntries } from '../src/dictionary/dictionary-entry.ts';
import { Lexicon } from '../src/dictionary/lexicon.ts';

/** The lexicon as the service has it, made from the data itself instead of the database. */
export async function lexiconFromSource(): Promise<Lexicon> {
  const entries = [...dictionaryEntries(await readCedict())].toSorted((a, b) => a.usualness - b.usualness);
  return new Lexicon(entries.map((entry) => ({ ...entry, meanings: entry.meanings.join('/') })));
}
