import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { deletePart, listParts } from './content/part-store.ts';
import { partNamesOfFile, readStoredFiles } from './files/stored-file.ts';
import { type BackupContent, deleteManifest, listBackupIds, type Manifest, readManifest } from './manifest.ts';
import { type BackupOpener, openBackup, type OpenedBackup } from './open-backup.ts';
import type { BackupTarget } from './target/backup-target.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes backups older than `keepDays`, except the newest backup, and the parts that no remaining backup needs. Must be called while the backup lock
 * is held (`withBackupLease`), because a backup that is being made has no manifest yet. The order makes an interruption harmless: manifests are
 * deleted first, then the parts that no manifest names. The next run finds the parts that are left.
 * @throws UserFacingError when a manifest that is kept cannot be read, in which case no part is deleted
 */
export async function pruneBackups(
  target: BackupTarget,
  opener: BackupOpener,
  keepDays: number,
  now = new Date(),
): Promise<{ backups: number; parts: number }> {
  const ids = await listBackupIds(target);
  const kept: Manifest[] = [];
  const expired: string[] = [];
  const keptSince = new Date(now.getTime() - keepDays * DAY_MS);
  for (const id of ids) {
    const manifest = await readManifest(target, id);
    if (new Date(manifest.moment) < keptSince && id !== ids.at(-1)) expired.push(id);
    else kept.push(manifest);
  }
  if (kept.length === 0) return { backups: 0, parts: 0 };
  const needed = await collectPartNames(target, opener, kept);
  for (const id of expired) await deleteManifest(target, id);
  const parts = await deleteUnneededParts(target, needed);
  return { backups: expired.length, parts };
}

/** Returns the names of all parts that the backups need. To find them, it reads the lists of files of the backups. */
async function collectPartNames(
  target: BackupTarget,
  opener: BackupOpener,
  manifests: readonly Manifest[],
): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { id } of manifests) {
    const backup = await openBackup(target, opener, id).catch((cause: unknown) => {
      if (!(cause instanceof UserFacingError)) throw cause;
      throw new UserFacingError(`Nothing was deleted, because the backup ${id} cannot be read: ${cause.message}`, {
        cause,
      });
    });
    for await (const name of partNamesOfBackup(backup)) names.add(name);
  }
  return names;
}

async function* partNamesOfBackup({ manifest, parts }: OpenedBackup): AsyncGenerator<string> {
  const contents: BackupContent[] = [manifest.accounts];
  for (const { tables } of Object.values(manifest.databases)) contents.push(...tables.map(({ content }) => content));
  for (const files of [manifest.objects, manifest.pronunciation]) {
    contents.push(files.list);
    for await (const file of readStoredFiles(parts, files)) yield* partNamesOfFile(parts, file);
  }
  for (const content of contents) yield* content.parts;
}

async function deleteUnneededParts(target: BackupTarget, needed: ReadonlySet<string>): Promise<number> {
  let deleted = 0;
  for await (const name of listParts(target)) {
    if (needed.has(name)) continue;
    await deletePart(target, name);
    deleted += 1;
  }
  return deleted;
}
