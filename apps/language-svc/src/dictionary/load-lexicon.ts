import type { Database } from '../database.ts';
import { Lexicon } from './lexicon.ts';

/**
 * Reads the whole dictionary table; some 400 ms. As one text, because a row each would be half a million short-lived objects,
 * which the process would go on holding memory for.
 */
export async function loadLexicon(database: Database): Promise<Lexicon> {
  const rows = await database.$queryRaw<{ lines: string }[]>`
    SELECT string_agg(concat_ws(E'\t', simplified, traditional, pinyin, array_to_string(meanings, '/'), nullif(source, 'CC-CEDICT')), E'\n' ORDER BY id) AS lines
    FROM dictionary_entry
    HAVING count(*) > 0`;
  return new Lexicon(rows.map(({ lines }) => lines));
}
