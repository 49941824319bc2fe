import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, lstat, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { assertObjectName, type BackupTarget, ObjectMissingError, type TargetObject } from './backup-target.ts';

/** The folder for objects that are being written. */
const INCOMPLETE_FOLDER = '.incomplete';
/** The age in milliseconds from which an incomplete object counts as abandoned by a killed backup. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * A backup target in a folder, which only its owner may read. Symbolic links below the folder are neither followed nor listed: with a link, anyone
 * who may write to the target could make a backup that runs as root read or overwrite other files.
 */
export class FolderTarget implements BackupTarget {
  readonly label: string;
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.label = folder;
  }

  /**
   * Opens a folder. The folder itself may be a symbolic link, for example to another disk.
   * @param create whether to create a missing folder
   * @throws UserFacingError when the folder does not exist or is not a folder
   */
  static async open(path: string, { create }: { create: boolean }): Promise<FolderTarget> {
    if (create) await mkdir(path, { recursive: true, mode: 0o700 });
    const folder = await realpath(path).catch((cause: unknown) => {
      throw new UserFacingError(`There is no folder ${path}.`, { cause });
    });
    if (!(await stat(folder)).isDirectory()) throw new UserFacingError(`${path} is not a folder.`);
    const target = new FolderTarget(folder);
    if (create) await target.deleteAbandonedObjects();
    return target;
  }

  async *list(folder: string): AsyncIterable<TargetObject> {
    assertObjectName(folder);
    await this.assertNoLinkAbove(join(folder, '-'));
    yield* this.listFolder(folder);
  }

  async read(name: string, maxBytes: number): Promise<Buffer> {
    assertObjectName(name);
    await this.assertNoLinkAbove(name);
    const file = await this.openFile(name);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw new UserFacingError(`${name} in the backup is larger than it may be.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    assertObjectName(name);
    const incomplete = join(this.folder, INCOMPLETE_FOLDER, randomUUID());
    const path = join(this.folder, name);
    // This check comes first, because `mkdir` would follow a link and create a folder behind it.
    await this.assertNoLinkAbove(name);
    await mkdir(dirname(incomplete), { recursive: true, mode: 0o700 });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(incomplete, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(incomplete, path);
      await syncFolder(dirname(path));
    } catch (cause) {
      if (!DISK_FULL.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
      throw new UserFacingError(`The disk of ${this.folder} is full.`, { cause });
    } finally {
      await rm(incomplete, { force: true });
    }
  }

  async delete(name: string): Promise<void> {
    assertObjectName(name);
    await this.assertNoLinkAbove(name);
    await rm(join(this.folder, name), { force: true });
  }

  private async *listFolder(folder: string): AsyncIterable<TargetObject> {
    const entries = await readdir(join(this.folder, folder), { withFileTypes: true }).catch(ignoreMissing);
    for (const entry of entries ?? []) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.listFolder(name);
      else if (entry.isFile()) yield { name, modifiedAt: (await lstat(join(this.folder, name))).mtime };
    }
  }

  private async openFile(name: string): Promise<FileHandle> {
    try {
      return await open(join(this.folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new ObjectMissingError(name, { cause });
      if (code === 'ELOOP') throw new UserFacingError(`${name} in the backup is a symbolic link.`, { cause });
      throw cause;
    }
  }

  /** @throws UserFacingError when a folder on the way to the object is a symbolic link */
  private async assertNoLinkAbove(name: string): Promise<void> {
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
      const found = await lstat(join(this.folder, folder)).catch(ignoreMissing);
      if (found && !found.isDirectory()) throw new UserFacingError(`${folder} in the backup is not a folder.`);
    }
  }

  private async deleteAbandonedObjects(): Promise<void> {
    const folder = join(this.folder, INCOMPLETE_FOLDER);
    const found = await lstat(folder).catch(ignoreMissing);
    if (!found) return;
    if (!found.isDirectory()) throw new UserFacingError(`${folder} is not a folder.`);
    for (const name of await readdir(folder)) {
      const file = await lstat(join(folder, name)).catch(ignoreMissing);
      if (file && Date.now() - file.mtimeMs > ABANDONED_AFTER_MS) await rm(join(folder, name), { force: true });
    }
  }
}

/** Makes the file names in a folder durable. After a power failure, a manifest must not exist without the parts that were written before it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
