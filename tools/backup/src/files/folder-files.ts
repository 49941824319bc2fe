import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeContent } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupFiles } from '../manifest.ts';
import {
  copyFile,
  FileDamagedError,
  readFileParts,
  formatStoredFile,
  readStoredFiles,
  type StoredFile,
} from './stored-file.ts';

/** How often a file is read when it changes during the reading. */
const COPY_ATTEMPTS_MAX = 5;

/** Copies the files of a folder without subfolders. A folder that does not exist has no files. */
export async function copyFolder(folder: string, parts: PartStore): Promise<BackupFiles> {
  const totals = { count: 0, bytes: 0 };
  async function* copyAll(): AsyncGenerator<Buffer> {
    for (const name of await listFileNames(folder)) {
      const file = await copyPresentFile(folder, name, parts);
      if (!file) continue;
      totals.count += 1;
      totals.bytes += file.bytes;
      yield formatStoredFile(file);
    }
  }
  const list = await writeContent(parts, copyAll());
  return { ...totals, list };
}

/**
 * Stores a file that an administrator may replace or delete at the same moment. Replacing renames another file to the same path, so a file that is
 * already open stays complete.
 * @returns undefined when the file was deleted
 */
async function copyPresentFile(folder: string, name: string, parts: PartStore): Promise<StoredFile | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const file = await describeFile(folder, name);
      await copyFile(parts, file, async () => createReadStream(join(folder, name)));
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      if (!(error instanceof FileDamagedError) || attempt === COPY_ATTEMPTS_MAX) throw error;
    }
  }
}

/** Writes the files of a backup into a folder. Reading the list of files checks their names. */
export async function restoreFolder(folder: string, parts: PartStore, files: BackupFiles): Promise<void> {
  if (files.count === 0) return;
  await mkdir(folder, { recursive: true });
  for await (const file of readStoredFiles(parts, files)) {
    const incomplete = join(folder, `.${file.key}.new`);
    await rm(incomplete, { force: true });
    const handle = await open(incomplete, 'wx', 0o644);
    try {
      for await (const bytes of readFileParts(parts, file)) await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(incomplete, join(folder, file.key));
  }
}

/** Returns the names of the files in a folder, in order. Temporary files, whose names begin with a dot, are left out. */
async function listFileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

export async function describeFile(folder: string, name: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, name)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { key: name, bytes, sha256: hash.digest('hex') };
}
