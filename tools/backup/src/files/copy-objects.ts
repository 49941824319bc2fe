import { nameServer } from '@memory/launcher/cli/name-server';
import { ObjectMissing, type ObjectStore } from '@memory/object-store/object-store';
import { SELECT_STORED_OBJECTS } from '@memory/object-store/stored-objects.sql';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeContent } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupFiles } from '../manifest.ts';
import {
  copyFile,
  FileDamagedError,
  formatStoredFile,
  readStoredFiles,
  type StoredFile,
  forEachConcurrently,
} from './stored-file.ts';

const CONCURRENCY = 4;

/** Counts and lists all objects that the rows of a snapshot refer to. */
export async function listObjects(client: Client, parts: PartStore): Promise<BackupFiles> {
  // The text format of COPY escapes nothing here, because ids and digests contain no special characters.
  const rows = client.query(
    copyTo(
      `COPY (SELECT json_build_object('key', key, 'bytes', bytes, 'sha256', sha256, 'owner', owner_id)::text FROM (${SELECT_STORED_OBJECTS}) AS o) TO STDOUT`,
    ),
  );
  const list = await writeContent(parts, rows as AsyncIterable<Buffer>);
  return sumFiles(parts, list);
}

/**
 * Copies the objects that the target does not contain yet.
 * @returns the objects that are missing or damaged in the object store
 */
export async function copyObjects(objects: BackupFiles, parts: PartStore, store: ObjectStore): Promise<StoredFile[]> {
  const unreadable: StoredFile[] = [];
  await forEachConcurrently(readStoredFiles(parts, objects), CONCURRENCY, async (file) => {
    try {
      await copyFile(parts, file, () => store.read(file.key));
    } catch (error) {
      if (!(error instanceof ObjectMissing || error instanceof FileDamagedError))
        throw nameServer(error, 'The object store');
      unreadable.push(file);
    }
  });
  return unreadable;
}

/** Returns the list of objects without the objects with the given keys. */
export async function removeFromList(
  objects: BackupFiles,
  parts: PartStore,
  keys: ReadonlySet<string>,
): Promise<BackupFiles> {
  if (keys.size === 0) return objects;
  async function* remaining(): AsyncGenerator<Buffer> {
    for await (const file of readStoredFiles(parts, objects)) if (!keys.has(file.key)) yield formatStoredFile(file);
  }
  return sumFiles(parts, await writeContent(parts, remaining()));
}

async function sumFiles(parts: PartStore, list: BackupFiles['list']): Promise<BackupFiles> {
  const files: BackupFiles = { count: 0, bytes: 0, list };
  for await (const { bytes } of readStoredFiles(parts, files)) {
    files.count += 1;
    files.bytes += bytes;
  }
  return files;
}
