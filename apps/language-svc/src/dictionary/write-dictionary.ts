import pg from 'pg';
import { readCedict } from './cedict-source.ts';
import { dictionaryEntries, type DictionaryEntry } from './dictionary-entry.ts';
import { DICTIONARY_VERSION } from './dictionary-version.ts';

/** Any number will do, as long as nothing else in this database locks on it. */
const LOAD_LOCK = 4_201;
const BATCH = 2_000;

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
  const { rowCount } = await client.query('SELECT 1 FROM dictionary_version WHERE id = 1 AND version = $1', [DICTIONARY_VERSION]);
  return rowCount === 1;
}

async function replaceEntries(client: pg.Client): Promise<number> {
  await client.query('DELETE FROM dictionary_entry');
  let count = 0;
  for (const batch of inBatches(usualFirst(dictionaryEntries(await readCedict())))) count += await insert(client, batch);
  await client.query(
    `INSERT INTO dictionary_version (id, version) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, loaded_at = now()`,
    [DICTIONARY_VERSION],
  );
  return count;
}

/** In the order they are read back in. */
const usualFirst = (entries: Iterable<DictionaryEntry>): DictionaryEntry[] => [...entries].toSorted((a, b) => a.usualness - b.usualness);

function* inBatches(entries: Iterable<DictionaryEntry>): Generator<DictionaryEntry[]> {
  let batch: DictionaryEntry[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** One statement whatever the size of the batch. A meaning never holds a slash, which CC-CEDICT divides them by. */
async function insert(client: pg.Client, batch: readonly DictionaryEntry[]): Promise<number> {
  const column = (key: keyof DictionaryEntry) => batch.map((entry) => entry[key]);
  const { rowCount } = await client.query(
    `INSERT INTO dictionary_entry (simplified, traditional, pinyin, zhuyin, usualness, source, meanings)
     SELECT simplified, traditional, pinyin, zhuyin, usualness, source, string_to_array(meanings, '/')
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[])
       AS entry (simplified, traditional, pinyin, zhuyin, usualness, source, meanings)`,
    [
      column('simplified'),
      column('traditional'),
      column('pinyin'),
      column('zhuyin'),
      column('usualness'),
      column('source'),
      batch.map((entry) => entry.meanings.join('/')),
    ],
  );
  return rowCount ?? 0;
}
