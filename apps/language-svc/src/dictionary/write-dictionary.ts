import pg from 'pg';
import { readCedict } from './cedict-source.ts';
import { dictionaryEntries, type DictionaryEntry } from './dictionary-entry.ts';
import { DICTIONARY_VERSION } from './dictionary-version.ts';

/** Any number will do, as long as nothing else in this database locks on it. */
const LOAD_LOCK = 4_201;

/**
 * Puts this build's dictionary into a database, in one transaction: readers see the old one until the new one is complete.
 * Of several that try at once one writes, and the others wait and find it done.
 * @returns how many entries were written; 0 when there was nothing to do
 */
export async function writeDictionary(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
    const count = (await isLoaded(client)) ? 0 : await replaceEntries(client);
    await client.query('COMMIT');
    if (count > 0) await client.query('ANALYZE dictionary_entry');
    return count;
  } finally {
    // an open transaction ends with its connection
    await client.end();
  }
}

async function isLoaded(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM dictionary_version WHERE id = 1 AND version = $1', [
    DICTIONARY_VERSION,
  ]);
  return rowCount === 1;
}

async function replaceEntries(client: pg.Client): Promise<number> {
  await client.query('DELETE FROM dictionary_entry');
  const count = await insert(client, dictionaryEntries(await readCedict()));
  await client.query(
    `INSERT INTO dictionary_version (id, version) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, loaded_at = now()`,
    [DICTIONARY_VERSION],
  );
  return count;
}

/**
 * In the order they are read back in. One statement and one text, because a parameter a value would take twice the time. No value holds a
 * tab or a line's end, and no meaning a slash, which CC-CEDICT divides them by.
 */
async function insert(client: pg.Client, entries: Iterable<DictionaryEntry>): Promise<number> {
  const usualFirst = [...entries].toSorted((a, b) => a.usualness - b.usualness);
  const lines = usualFirst.map(({ simplified, traditional, pinyin, source, meanings }) =>
    [simplified, traditional, pinyin, source, meanings.join('/')].join('\t'),
  );
  const { rowCount } = await client.query(
    `INSERT INTO dictionary_entry (simplified, traditional, pinyin, source, meanings)
     SELECT value[1], value[2], value[3], value[4], string_to_array(value[5], '/')
     FROM (SELECT string_to_array(line, E'\\t') AS value FROM string_to_table($1, E'\\n') WITH ORDINALITY AS line (line, place) ORDER BY place) AS entry`,
    [lines.join('\n')],
  );
  return rowCount ?? 0;
}
