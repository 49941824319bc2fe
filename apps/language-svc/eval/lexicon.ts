import { readCedict } from '../src/dictionary/cedict-source.ts';
import { dictionaryEntries, type DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import { Lexicon } from '../src/dictionary/lexicon.ts';

let known: Promise<DictionaryEntry[]> | undefined;

/** Every entry of the dictionary, the usual ones of a headword first, made from the data itself instead of the database. */
export function entries(): Promise<DictionaryEntry[]> {
  return (known ??= readCedict().then((cedict) =>
    [...dictionaryEntries(cedict)].toSorted((a, b) => a.usualness - b.usualness),
  ));
}

/** The lexicon as the service has it. */
export async function lexicon(): Promise<Lexicon> {
  return new Lexicon(
    (await entries()).map(({ simplified, traditional, pinyin, meanings }) =>
      [simplified, traditional, pinyin, meanings.join('/')].join('\t'),
    ),
  );
}
