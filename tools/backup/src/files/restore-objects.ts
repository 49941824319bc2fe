import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { nameServer } from '@memory/launcher/cli/name-server';
import { ObjectMissing, type ObjectStore } from '@memory/object-store/object-store';
import type { PartStore } from '../content/part-store.ts';
import type { BackupFiles } from '../manifest.ts';
import { readFileParts, readStoredFiles, forEachConcurrently } from './stored-file.ts';

const CONCURRENCY = 4;

/** Whether an object store contains any object. */
export async function hasObjects(store: ObjectStore): Promise<boolean> {
  try {
    for await (const _ of store.list()) return true;
    return false;
  } catch (error) {
    // In a new installation, the folder or bucket does not exist yet.
    if (['ENOENT', 'NoSuchBucket'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw nameServer(error, 'The object store');
  }
}

/** Stores all objects of a backup. Skips objects that an interrupted restore has stored, because they are complete. */
export async function restoreObjects(
  objects: BackupFiles,
  parts: PartStore,
  store: ObjectStore,
  onStored: (bytes: number) => void,
): Promise<void> {
  try {
    const present = new Set<string>();
    for await (const { key } of store.list()) present.add(key);
    await forEachConcurrently(readStoredFiles(parts, objects), CONCURRENCY, async (file) => {
      if (!present.has(file.key))
        await store.put(file.key, Readable.from(readFileParts(parts, file), { objectMode: false }), file.bytes);
      onStored(file.bytes);
    });
  } catch (error) {
    throw nameServer(error, 'The object store');
  }
}

/**
 * Compares the bytes of all objects with a backup.
 * @param signal aborting it ends the comparison, which then throws the reason of the abort
 * @returns one line per difference
 */
export async function findObjectDifferences(
  objects: BackupFiles,
  parts: PartStore,
  store: ObjectStore,
  signal?: AbortSignal,
): Promise<string[]> {
  const differences: string[] = [];
  let present = 0;
  for await (const _ of store.list()) present += 1;
  if (present !== objects.count)
    differences.push(`the object store has ${present} objects instead of ${objects.count}`);
  await forEachConcurrently(readStoredFiles(parts, objects), CONCURRENCY, async ({ key, sha256 }) => {
    const found = await digestObject(store, key, signal);
    if (found !== sha256) differences.push(`the object ${key} ${found === undefined ? 'is missing' : 'differs'}`);
  });
  return differences;
}

async function digestObject(store: ObjectStore, key: string, signal?: AbortSignal): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of (await store.read(key)) as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      hash.update(chunk);
    }
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}
