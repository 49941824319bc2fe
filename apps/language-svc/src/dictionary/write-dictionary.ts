import pg from 'pg';
import { buildDictionaryEntries } from './build-dictionary-entries.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { DICTIONARY_VERSION } from './dictionary-version.ts';
import { readCedictText } from './read-cedict-text.ts';

/**
 * The key of the PostgreSQL advisory lock that lets one process at a time write the dictionary. Nothing else in this database uses advisory
 * locks.
 */
const LOAD_LOCK = 4_201;

/**
 * Writes this build's dictionary to a database in one transaction, so that other connections see the old dictionary until the new one is
 * complete. When several processes call this at the same time, one of them writes; the others wait for its advisory lock and then write
 * nothing.
 * @returns the number of entries written; 0 when the database already had this version
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
    // Closing the connection rolls back the transaction if an error has left it open.
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
  const count = await insert(client, buildDictionaryEntries(await readCedictText()));
  await client.query(
    `INSERT INTO dictionary_version (id, version) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, loaded_at = now()`,
    [DICTIONARY_VERSION],
  );
  return count;
}

/**
 * Inserts the entries, for each headword the usual reading first, because `loadInMemoryDictionary` reads them in the order of their ids.
 * All entries are sent as one text parameter, which takes half the time of one parameter per value. Tabs and line breaks separate the
 * values, and slashes separate the meanings: no value contains these characters.
 */
async function insert(client: pg.Client, entries: Iterable<DictionaryEntry>): Promise<number> {
  const usualFirst = [...entries].toSorted((a, b) => a.readingRank - b.readingRank);
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
