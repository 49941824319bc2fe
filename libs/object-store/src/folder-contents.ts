import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The age in milliseconds from which a temporary file counts as abandoned. No upload or job takes this long, so the process that created the file
 * must have been killed.
 */
export const ABANDONED_TEMP_FILE_AGE_MS = 3_600_000;

export interface FolderEntry {
  readonly name: string;
  readonly path: string;
  readonly modifiedAt: Date;
}

/** Whether an error has the code ENOENT (no such file or folder). */
export const isFileNotFoundError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Lists the files in a folder and its subfolders. A file that is deleted while the folder is being read is skipped. */
export async function* listFilesRecursively(folder: string): AsyncIterable<FolderEntry> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const modifiedAt = await findModificationTime(path);
    if (modifiedAt) yield { name: entry.name, path, modifiedAt };
  }
}

/** Deletes the files in a folder and its subfolders that have not been modified for `ageMs` milliseconds. */
export async function deleteFilesOlderThan(folder: string, ageMs: number): Promise<void> {
  const before = Date.now() - ageMs;
  for await (const { path, modifiedAt } of listFilesRecursively(folder)) {
    if (modifiedAt.getTime() < before) await rm(path, { force: true });
  }
}

/** Returns the time at which a file or folder was last modified; null when it does not exist. */
export async function findModificationTime(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isFileNotFoundError(error)) return null;
    throw error;
  }
}
