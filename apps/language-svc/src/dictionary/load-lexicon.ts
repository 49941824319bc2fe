import type { Database } from '../database.ts';
import { Lexicon } from './lexicon.ts';

interface Row {
  simplified: string;
  traditional: string;
  pinyin: string;
  /** Divided by slashes, which no meaning holds: arrays would take twice the time. */
  meanings: string;
}

/** Reads the whole dictionary table; some 400 ms. */
export async function loadLexicon(database: Database): Promise<Lexicon> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT simplified, traditional, pinyin, array_to_string(meanings, '/') AS meanings
    FROM dictionary_entry
    ORDER BY usualness, id`;
  return new Lexicon(rows);
}
