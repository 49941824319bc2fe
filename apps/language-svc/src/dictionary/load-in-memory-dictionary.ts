import type { Database } from '../database.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';

/**
 * Reads the whole table `dictionary_entry`; takes some 400 ms. PostgreSQL joins the rows to one text, because half a million
 * short-lived objects would leave the process with a larger heap.
 */
export async function loadInMemoryDictionary(database: Database): Promise<InMemoryDictionary> {
  const rows = await database.$queryRaw<{ lines: string }[]>`
    SELECT string_agg(concat_ws(E'\t', simplified, traditional, pinyin, array_to_string(meanings, '/'), nullif(source, 'CC-CEDICT')), E'\n' ORDER BY id) AS lines
    FROM dictionary_entry
    HAVING count(*) > 0`;
  return new InMemoryDictionary(rows.map(({ lines }) => lines));
}
