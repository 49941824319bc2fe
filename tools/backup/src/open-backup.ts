import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { encryptedPartKeys, installationId, type PartKeys, plainPartKeys } from './content/backup-key.ts';
import { PartStore } from './content/part-store.ts';
import { openSeal, type SealedContent, type SealOpener } from './content/seal.ts';
import { authenticateManifest, listBackupIds, type Manifest, readManifest } from './manifest.ts';
import type { BackupTarget } from './target/backup-target.ts';

/** The means to open encrypted backups: a key for the seal, or the installation's own backup key. */
export type BackupOpener = { opener: SealOpener } | { backupKey: () => Buffer };

/** A backup whose manifest has been authenticated. */
export interface OpenedBackup {
  target: BackupTarget;
  manifest: Manifest;
  parts: PartStore;
  keys: PartKeys;
  /** The backup key and the secrets; undefined when the backup is not encrypted, or was opened without its seal. */
  sealed: SealedContent | undefined;
}

/**
 * Opens a backup for reading.
 * @param id the id of the backup; by default the newest backup
 * @throws UserFacingError when there is no backup, the key is wrong or the manifest was changed
 */
export async function openBackup(target: BackupTarget, by: BackupOpener, id?: string): Promise<OpenedBackup> {
  const newest = id ?? (await listBackupIds(target)).at(-1);
  if (newest === undefined) throw new UserFacingError(`There is no backup in ${target.label}.`);
  const manifest = await readManifest(target, newest);
  const { keys, sealed } = await openKeys(manifest, by);
  authenticateManifest(manifest, keys);
  return { target, manifest, keys, sealed, parts: PartStore.openForReading(target, keys) };
}

async function openKeys(
  manifest: Manifest,
  by: BackupOpener,
): Promise<{ keys: PartKeys; sealed: SealedContent | undefined }> {
  if (manifest.sealed === null) {
    // An operator who gives a key expects an encrypted backup. An unencrypted one may be forged by anyone who can write to the target.
    if ('opener' in by)
      throw new UserFacingError(
        `The backup ${manifest.id} is not encrypted, so no key opens it. Leave the key out if that is right.`,
      );
    return { keys: plainPartKeys, sealed: undefined };
  }
  if ('backupKey' in by) {
    const backupKey = by.backupKey();
    if (manifest.installation !== installationId(backupKey))
      throw new UserFacingError(
        `The backup key here does not open the backup ${manifest.id}, which another installation made, or this one before it got other secrets. Give the key of its recipient: --identity or --passphrase-file.`,
      );
    return { keys: encryptedPartKeys(backupKey), sealed: undefined };
  }
  const sealed = await openSeal(manifest.sealed, by.opener);
  return { keys: encryptedPartKeys(Buffer.from(sealed.backupKey, 'base64url')), sealed };
}
