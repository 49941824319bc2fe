import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Person } from '../../people/person.ts';
import type { Databases } from '../../product/databases.ts';
import type { Product } from '../../product/product.ts';
import { type Check, shorten } from './check.ts';

interface FileRow {
  readonly id: string;
  readonly owner_id: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly kind: string;
}

/**
 * Checks that every acknowledged file is stored exactly once with its bytes, that files of deleted entries are gone, and that no file lacks a row.
 */
export const filesCheck: Check = {
  name: 'files',
  async findProblems({ people, databases, product }) {
    const rows = await databases.query<FileRow>('media', 'SELECT id, owner_id, bytes, sha256, kind FROM file');
    const objects = listObjects(product);
    return shorten([
      ...people.flatMap((person) => compareFiles(person, rows)),
      ...rows.flatMap((row) => compareBytes(row, objects.get(row.id))),
      ...(await findOrphans(objects, rows, databases)),
    ]);
  },
};

/** Lists the objects of the folder store: the path of each object by its key. */
export function listObjects({ dataDir }: Product): Map<string, string> {
  const folder = join(dataDir, 'media/objects');
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return new Map(paths.filter((entry) => entry.isFile()).map(({ name, parentPath }) => [name, join(parentPath, name)]));
}

function compareFiles({ id, username, records }: Person, rows: readonly FileRow[]): string[] {
  const problems: string[] = [];
  const own = rows.filter(({ owner_id }) => owner_id === id);
  const known = new Set(own.map((row) => row.id));
  let uncertain = 0;
  let certain = 0;
  for (const file of records.files) {
    const values = file.values ?? records.entries.get(file.entryTitle ?? '')?.values;
    const isDeleted =
      values !== undefined &&
      values.isCertain &&
      !values.mayExist &&
      (file.values !== undefined || wasCreated(records, file.entryTitle));
    const isUncertain = values !== undefined && !values.isCertain;
    if (isUncertain) uncertain += 1;
    else if (isDeleted && known.has(file.id)) problems.push(`${username}: file ${file.id} of a deleted entry is left`);
    else if (!isDeleted && !known.has(file.id))
      problems.push(`${username}: file ${file.id} was acknowledged and is lost`);
    else if (!isDeleted) certain += 1;
  }
  if (own.length > certain + uncertain + records.unknownUploads)
    problems.push(
      `${username}: has ${own.length} files, although at most ${certain + uncertain + records.unknownUploads} were sent`,
    );
  return problems;
}

/** Whether the entry that uses the file was created. A file whose entry was rejected is kept for weeks, like a file of a draft. */
const wasCreated = ({ entries }: Person['records'], title: string | undefined): boolean =>
  title !== undefined && entries.get(title)?.id !== undefined;

function compareBytes({ id, bytes, sha256 }: FileRow, path: string | undefined): string[] {
  if (path === undefined) return [`file ${id} has a row and no bytes`];
  const content = readFileSync(path);
  if (content.length !== bytes) return [`file ${id} has ${content.length} bytes instead of ${bytes}`];
  return createHash('sha256').update(content).digest('hex') === sha256 ? [] : [`file ${id} has changed bytes`];
}

async function findOrphans(
  objects: ReadonlyMap<string, string>,
  rows: readonly FileRow[],
  databases: Databases,
): Promise<string[]> {
  const thumbnails = await databases.query<{ key: string }>(
    'media',
    `SELECT file_id || '.' || size AS key FROM thumbnail`,
  );
  const keys = new Set([...rows.map(({ id }) => id), ...thumbnails.map(({ key }) => key)]);
  const orphans = [...objects.keys()].filter((key) => !keys.has(key));
  const missing = thumbnails.filter(({ key }) => !objects.has(key));
  return [
    ...orphans.map((key) => `object ${key} has no row, also after the hourly maintenance`),
    ...missing.map(({ key }) => `thumbnail ${key} has a row and no bytes`),
  ];
}

/**
 * Makes all files in the folders of media-svc that a killed process may have left two hours older. The maintenance at the next start of the worker
 * then deletes them, as it would after an hour.
 */
export function ageFiles({ dataDir }: Product): void {
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  for (const folder of ['media/objects', 'media/incoming', 'scratch'].map((name) => join(dataDir, name))) {
    if (!existsSync(folder)) continue;
    for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }))
      utimesSync(join(parentPath, name), twoHoursAgo, twoHoursAgo);
  }
}

/** Lists the files that uploads have left in the folders for incomplete files. */
export function listIncompleteFiles({ dataDir }: Product): string[] {
  return ['media/incoming', 'scratch'].flatMap((name) => {
    const folder = join(dataDir, name);
    return existsSync(folder) ? readdirSync(folder).map((file) => `${name}/${basename(file)}`) : [];
  });
}
