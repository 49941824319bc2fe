import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unzip } from '@memory/testing';
import initSqlJs from 'sql.js';

/** Reads an Anki package: its notes by word, with their fields by name, and its files by their names in Anki's media folder. */
export async function readAnkiPackage(archive: Buffer) {
  const files = await unzip(archive);
  const program = await readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'));
  const { Database } = await initSqlJs({ wasmBinary: new Uint8Array(program).buffer });
  const database = new Database(files.get('collection.anki2'));
  const rows = (sql: string) => {
    const [result] = database.exec(sql);
    return (result?.values ?? []).map((row) => Object.fromEntries(result!.columns.map((name, at) => [name, row[at]])));
  };
  const [{ models, ver }] = rows('SELECT models, ver FROM col') as [{ models: string; ver: number }];
  const [model] = Object.values(JSON.parse(models) as Record<string, { id: number; flds: { name: string }[] }>);
  const notes = rows('SELECT id, guid, mid, mod, flds, tags FROM notes ORDER BY id DESC').map((note) => {
    const values = String(note['flds']).split('\u001F');
    const fields = Object.fromEntries(model!.flds.map(({ name }, at) => [name, values[at]]));
    return {
      id: note['id'],
      mid: note['mid'],
      mod: note['mod'],
      fields,
      guid: String(note['guid']),
      tags: note['tags'],
    };
  });
  const cards = rows('SELECT nid, ord, queue FROM cards');
  const problems = rows('PRAGMA integrity_check');
  database.close();
  const names = JSON.parse(String(files.get('media'))) as Record<string, string>;
  const media = new Map(Object.entries(names).map(([number, name]) => [name, files.get(number)]));
  return {
    notes,
    cards,
    media,
    model,
    ver,
    problems,
    byWord: new Map(notes.map((note) => [note.fields['word'], note])),
  };
}
