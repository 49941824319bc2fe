import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { repositoryRoot } from '@memory/launcher/config';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withAdministratorClient } from '@memory/launcher/postgres/postgres-client';
import { serviceDatabases } from '@memory/launcher/topology';
import type { Client } from 'pg';
import { withBackupLease } from './backup-lease.ts';
import { encryptedPartKeys, installationId, plainPartKeys } from './content/backup-key.ts';
import { PartStore } from './content/part-store.ts';
import { seal, type SealRecipient } from './content/seal.ts';
import { dumpDatabase } from './database/dump-database.ts';
import { openSnapshots } from './database/open-snapshots.ts';
import {
  findErasedSince,
  readDatabaseHistory,
  recordErasures,
  SOCIAL_DATABASE,
  storeAccountIds,
} from './erased-accounts.ts';
import { copyObjects, listObjects, removeFromList } from './files/copy-objects.ts';
import { copyFolder } from './files/folder-files.ts';
import type { StoredFile } from './files/stored-file.ts';
import { backupId, listBackupIds, type Manifest, type ManifestContent, writeManifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import type { Product } from './product.ts';
import { claimTarget, type BackupTarget } from './target/backup-target.ts';

const MEDIA_DATABASE = 'memory_media';

export interface BackupOptions {
  /** The recipient of an encrypted backup; undefined for a backup without encryption, which everybody can read. */
  recipient: SealRecipient | undefined;
  withoutSecrets: boolean;
  print: (line: string) => void;
}

export interface CreatedBackup {
  manifest: ManifestContent;
  /** The parts and bytes that the target did not contain before. */
  written: { parts: number; bytes: number };
  /** The keys of objects that the backup lacks, because they are missing or damaged in the object store. */
  unreadable: string[];
}

/**
 * Makes a backup of the running product. The manifest is written last. An interrupted backup therefore does not exist, and the next backup uses the
 * parts that it has stored.
 * @throws UserFacingError; any other error of PostgreSQL, the object store or the target
 */
export async function createBackup(
  product: Product,
  target: BackupTarget,
  { recipient, withoutSecrets, print }: BackupOptions,
): Promise<CreatedBackup> {
  if (!recipient && !withoutSecrets)
    throw new UserFacingError(
      'Nothing was backed up: a backup contains secrets, so it needs a key: --recipient age1… or --passphrase-file <file> (or the setting BACKUP_RECIPIENT). With --without-secrets and no key, everybody who can read the target can read the diaries.',
    );
  const installation = installationId(product.backupKey);
  await claimTarget(target, installation);
  return withBackupLease(product.serverUrl, async (assertLeaseHeld) => {
    const keys = recipient ? encryptedPartKeys(product.backupKey) : plainPartKeys;
    const parts = await PartStore.open(target, keys);
    const rows = await storeRows(product.serverUrl, parts, print);
    const missing = await copyObjects(rows.objects, parts, product.objectStore);
    await assertLeaseHeld();
    const previous = await findPreviousBackup(target, recipient !== undefined, product.backupKey, print);
    const erasedIds = await findErasedSince(previous, rows, parts);
    const { unreadable, sequence } = await recordErasuresAndFindUnreadable(product, target, missing, erasedIds);
    const objects = await removeFromList(rows.objects, parts, new Set(missing.map(({ key }) => key)));
    const pronunciation = await copyFolder(product.pronunciationFolder, parts);
    const secretFiles = withoutSecrets ? {} : product.secretFiles;
    const sealed = recipient
      ? await seal({ backupKey: product.backupKey.toString('base64url'), secretFiles }, recipient)
      : null;
    const manifest: ManifestContent = {
      format: 1,
      version: productVersion(),
      installation,
      ...rows,
      objects,
      pronunciation,
      finishedAt: new Date().toISOString(),
      sealed,
      hasSecrets: Object.keys(secretFiles).length > 0,
      erasures: { sequence },
    };
    await writeManifest(target, manifest, keys);
    return { manifest, written: parts.written, unreadable };
  });
}

type StoredRows = Pick<
  ManifestContent,
  'id' | 'history' | 'moment' | 'writesHeldMs' | 'databases' | 'objects' | 'accounts'
>;

/** Stores everything that is read from the snapshots, and closes them: an open snapshot keeps PostgreSQL from freeing deleted rows. */
async function storeRows(serverUrl: string, parts: PartStore, print: (line: string) => void): Promise<StoredRows> {
  const names = serviceDatabases().map(({ database }) => database);
  const snapshots = await openSnapshots(serverUrl, names);
  try {
    const { moment, writesHeldMs } = snapshots;
    print(`✓ One moment of all databases: ${moment.toISOString()} (writes waited ${writesHeldMs} ms)`);
    const databases: StoredRows['databases'] = {};
    for (const name of names) {
      const database = await dumpDatabase(snapshots.clientOf(name), parts);
      databases[name] = database;
      const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
      print(`✓ ${name}: ${rows} rows of ${database.tables.length} tables`);
    }
    const objects = await listObjects(snapshots.clientOf(MEDIA_DATABASE), parts);
    const social = snapshots.clientOf(SOCIAL_DATABASE);
    const accounts = await storeAccountIds(social, parts);
    const history = await readDatabaseHistory(social);
    return { id: backupId(moment), history, moment: moment.toISOString(), writesHeldMs, databases, objects, accounts };
  } finally {
    await snapshots.close();
  }
}

/**
 * Records the accounts that were erased since the last backup. An erasure deletes the objects of the account at once, even during a backup. Such
 * objects may be missing in the backup, because a restore repeats the erasure.
 * @returns the keys of the missing objects of other accounts, and the number of erasures recorded so far
 */
function recordErasuresAndFindUnreadable(
  { serverUrl, backupKey }: Product,
  target: BackupTarget,
  missing: readonly StoredFile[],
  erasedIds: readonly string[],
): Promise<{ unreadable: string[]; sequence: number }> {
  return withAdministratorClient(databaseUrl(serverUrl, SOCIAL_DATABASE), async (client) => {
    const present = await findPresentOwners(client, missing);
    const isErased = ({ owner }: StoredFile): boolean => owner !== undefined && !present.has(owner);
    const ids = [...erasedIds, ...missing.filter(isErased).map(({ owner }) => owner!)];
    const { sequence } = await recordErasures({ target, backupKey }, client, ids);
    return { sequence, unreadable: missing.filter((file) => !isErased(file)).map(({ key }) => key) };
  });
}

async function findPresentOwners(client: Client, files: readonly StoredFile[]): Promise<Set<string>> {
  const owners = [...new Set(files.flatMap(({ owner }) => owner ?? []))];
  const { rows } = await client.query<{ id: string }>('SELECT id FROM public.account WHERE id = ANY($1::uuid[])', [
    owners,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the newest backup of the target; undefined when there is no backup, or the newest backup cannot be read. */
async function findPreviousBackup(
  target: BackupTarget,
  isEncrypted: boolean,
  backupKey: Buffer,
  print: (line: string) => void,
): Promise<Manifest | undefined> {
  const id = (await listBackupIds(target)).at(-1);
  if (id === undefined) return undefined;
  try {
    const { manifest } = await openBackup(target, { backupKey: () => backupKey }, id);
    return (manifest.sealed !== null) === isEncrypted ? manifest : undefined;
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    print(`! The backup ${id} cannot be read: ${error.message}`);
    return undefined;
  }
}

/** Returns the version in the package.json of the repository or, in the container image, in the package.json of the built program. */
function productVersion(): string {
  const file = [repositoryRoot, import.meta.dirname].map((folder) => join(folder, 'package.json')).find(existsSync);
  const { version } = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { version?: string };
  return version ?? 'unknown';
}
