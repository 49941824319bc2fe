import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { SELECT_ACCOUNT_IDS, SELECT_ERASED_IDS } from '@memory/service-kit/restored-erasures';
import type { Client } from 'pg';
import { encryptedPartKeys, type PartKeys } from './content/backup-key.ts';
import { readLines, writeContent } from './content/content.ts';
import type { PartStore } from './content/part-store.ts';
import { emptyErasureLog, type ErasureLogContent, readErasureLog, writeErasureLog } from './erasure-log.ts';
import {
  authenticateManifest,
  type BackupContent,
  listBackupIds,
  type Manifest,
  momentOfBackup,
  readManifest,
} from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import type { BackupTarget } from './target/backup-target.ts';

export const SOCIAL_DATABASE = 'memory_social';

const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isAccountId = (text: string): boolean => ACCOUNT_ID.test(text);

/** Stores the ids of all accounts that a snapshot contains. */
export async function storeAccountIds(client: Client, parts: PartStore): Promise<BackupContent> {
  const { rows } = await client.query<{ id: string }>(SELECT_ACCOUNT_IDS);
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(rows.map(({ id }) => `${id}\n`).join(''));
  }
  return writeContent(parts, lines());
}

/** A lock of PostgreSQL that keeps two programs from changing the records at the same time. PostgreSQL frees the lock when the connection ends. */
const ERASURES_LOCK = "pg_catalog.hashtext('memory backup erasures')";

/** The target to which records of erasures are written, and the key that authenticates them. */
export interface ErasureRecords {
  target: BackupTarget;
  backupKey: Buffer;
}

/**
 * Records in the target the accounts that are currently being erased, and the given accounts. Only their ids are recorded. Records from before the
 * oldest backup are dropped, because no backup contains the accounts of these records any more.
 * @param client a connection to the database of social-svc
 * @returns the number of new records, and the number of all records so far
 * @throws UserFacingError when the records are missing, or were not written by the product
 */
export async function recordErasures(
  { target, backupKey }: ErasureRecords,
  client: Client,
  ids: Iterable<string> = [],
): Promise<{ added: number; sequence: number }> {
  const keys = encryptedPartKeys(backupKey);
  await client.query(`SELECT pg_catalog.pg_advisory_lock(${ERASURES_LOCK})`);
  try {
    const backups = await listBackupIds(target);
    const log = (await readErasureLog(target, keys)) ?? (await beginErasureLog(target, backups));
    const { rows } = await client.query<{ id: string }>(SELECT_ERASED_IDS);
    const known = new Set(log.entries.map(({ id }) => id));
    const erased = [...ids, ...rows.map(({ id }) => id)];
    const added = [...new Set(erased)].filter((id) => !known.has(id));
    const recordedAt = new Date().toISOString();
    const oldest = backups[0] === undefined ? log.since : momentOfBackup(backups[0]).toISOString();
    const since = log.since !== null && (oldest === null || oldest < log.since) ? log.since : oldest;
    const entries = [...log.entries, ...added.map((id) => ({ id, recordedAt }))];
    const sequence = log.sequence + added.length;
    const kept = entries.filter((entry) => since === null || entry.recordedAt >= since);
    await writeErasureLog(target, { format: 1, sequence, since, recordedAt, entries: kept }, keys);
    return { added: added.length, sequence };
  } finally {
    await client.query(`SELECT pg_catalog.pg_advisory_unlock(${ERASURES_LOCK})`);
  }
}

/** Returns empty records for a target without records. @throws UserFacingError when a backup of the target says that there were records */
async function beginErasureLog(target: BackupTarget, backups: readonly string[]): Promise<ErasureLogContent> {
  for (const id of backups) if ((await readManifest(target, id)).erasures) throw missingRecords(target);
  return emptyErasureLog;
}

const missingRecords = (target: BackupTarget): UserFacingError =>
  new UserFacingError(
    `The records of erasures in ${target.label} are missing, or older than its newest backup: somebody has deleted or replaced them.`,
  );

/**
 * Returns an id of the database's history: the server, its timeline and the database. While the id stays the same, an account that is in one backup
 * and not in the next must have been erased. When the databases are restored (by this program or by point-in-time recovery), the id changes, because
 * accounts that are newer than the restored state are then missing, too.
 */
export async function readDatabaseHistory(client: Client): Promise<string> {
  const { rows } = await client.query<{ history: string }>(
    `SELECT concat_ws('.', system_identifier, timeline_id, oid) AS history
     FROM pg_control_system(), pg_control_checkpoint(), pg_database WHERE datname = current_database()`,
  );
  return rows[0]!.history;
}

/** Returns the accounts that the earlier backup contains and the later backup does not. */
async function findErasedBetween(parts: PartStore, earlier: BackupContent, later: BackupContent): Promise<string[]> {
  const present = new Set<string>();
  for await (const id of readLines(parts, later)) present.add(id);
  const erased: string[] = [];
  for await (const id of readLines(parts, earlier)) if (!present.has(id)) erased.push(id);
  return erased;
}

/** The accounts of a backup, and the data that is needed to compare them with the accounts of another backup. */
export interface BackedUpAccounts {
  history: string;
  accounts: BackupContent;
}

/** Returns the accounts that were erased between the newest backup of a target and the backup that is being made. */
export async function findErasedSince(
  previous: BackedUpAccounts | undefined,
  current: BackedUpAccounts,
  parts: PartStore,
): Promise<string[]> {
  if (previous?.history !== current.history) return [];
  return findErasedBetween(parts, previous.accounts, current.accounts);
}

/** What the target knows about accounts that were erased after a backup. */
export interface ErasedAfter {
  /** The ids of accounts that the backup contains and that were erased later. */
  ids: string[];
  /** When the product last recorded the accounts that are being erased; undefined without records. */
  knownUntil: string | undefined;
  /** Warnings to print before the restore. */
  warnings: string[];
}

/**
 * Returns the accounts of a backup that were erased later, as far as the target knows them.
 * @param otherIds further ids of erased accounts, which the target does not know
 * @throws UserFacingError when the records of erasures were not written by the product
 */
export async function findErasedAfter(backup: OpenedBackup, otherIds: readonly string[] = []): Promise<ErasedAfter> {
  const { ids, ...rest } = await readErasures(backup);
  return { ids: await accountsAmong(backup, [...ids, ...otherIds]), ...rest };
}

/** Returns the ids that belong to accounts in the backup. */
export async function accountsAmong({ parts, manifest }: OpenedBackup, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const found: string[] = [];
  for await (const id of readLines(parts, manifest.accounts)) if (wanted.has(id)) found.push(id);
  return found;
}

async function readErasures({ target, manifest, keys }: OpenedBackup): Promise<ErasedAfter> {
  const isEncrypted = keys.cipherKey !== undefined;
  const [log, newest] = await Promise.all([
    readErasureLog(target, isEncrypted ? keys : undefined),
    readNewestManifest(target, keys),
  ]);
  const sequence = Math.max(manifest.erasures?.sequence ?? -1, newest?.erasures?.sequence ?? -1);
  if ((log?.sequence ?? -1) < sequence) throw missingRecords(target);
  // The backup comes from an earlier version, and this version does not restore it (`assertKnownMigrations`).
  if (!log) return { ids: [], knownUntil: undefined, warnings: [] };
  if (log.since !== null && manifest.moment < log.since)
    throw new UserFacingError(
      `The records of erasures in ${target.label} begin at ${log.since}, after the backup ${manifest.id}, which should have been deleted by then.`,
    );
  const warnings = isEncrypted
    ? []
    : ['The records of erasures are not authenticated, because the backup is not encrypted.'];
  return { ids: log.entries.map(({ id }) => id), knownUntil: log.recordedAt, warnings };
}

/** Returns the newest manifest in the target that this installation has written; undefined when there is no such manifest. */
async function readNewestManifest(target: BackupTarget, keys: PartKeys): Promise<Manifest | undefined> {
  for (const id of (await listBackupIds(target)).toReversed()) {
    try {
      const manifest = await readManifest(target, id);
      if ((manifest.sealed !== null) !== (keys.cipherKey !== undefined)) continue;
      authenticateManifest(manifest, keys);
      return manifest;
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
    }
  }
  return undefined;
}
