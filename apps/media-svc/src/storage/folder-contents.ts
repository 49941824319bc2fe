import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes this long: what is older was left by a process that was killed. */
export const ABANDONED_AFTER_MS = 3_600_000;

export interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly modifiedAt: Date;
}

/** Whether an error says that a file or folder is not there. */
export const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The files in a folder and all folders below; others may remove some while we look. */
export async function* filesUnder(folder: string): AsyncIterable<FoundFile> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const modifiedAt = await modificationTime(path);
    if (modifiedAt) yield { name: entry.name, path, modifiedAt };
  }
}

export async function removeOlderThan(folder: string, ageMs: number): Promise<void> {
  const before = Date.now() - ageMs;
  for await (const { path, modifiedAt } of filesUnder(folder)) {
    if (modifiedAt.getTime() < before) await rm(path, { force: true });
  }
}

/** When a file or folder was last changed; null when it is gone. */
export async function modificationTime(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
