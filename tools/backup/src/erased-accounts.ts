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

/** Stores the ids of all accounts of a snapshot. */
export async function storeAccountIds(client: Client, parts: PartStore): Promise<BackupContent> {
  const { rows } = await client.query<{ id: string }>(SELECT_ACCOUNT_IDS);
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(rows.map(({ id }) => `${id}\n`).join(''));
  }
  return writeContent(parts, lines());
}

/** Keeps two programs from changing the records at the same time; a lock of PostgreSQL, which ends with the connection. */
const ERASURES_LOCK = "pg_catalog.hashtext('memory backup erasures')";

/** Where records of erasures are written, and with which key. */
export interface ErasureRecords {
  target: BackupTarget;
  backupKey: Buffer;
}

/**
 * Records in the target which accounts are being erased at present, and those given. Nothing but their ids is recorded. Records from before the
 * oldest backup are left out, because no backup contains these accounts any more.
 * @param client connected to the database of social-svc
 * @returns how many are new there, and the number of all so far
 * @throws UserFacingError when the records are missing, or not as the product wrote them
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

/** Returns records for a target without any. @throws UserFacingError when a backup says that it had some */
async function beginErasureLog(target: BackupTarget, backups: readonly string[]): Promise<ErasureLogContent> {
  for (const id of backups) if ((await readManifest(target, id)).erasures) throw missingRecords(target);
  return emptyErasureLog;
}

const missingRecords = (target: BackupTarget): UserFacingError =>
  new UserFacingError(
    `The records of erasures in ${target.label} are missing, or older than its newest backup: somebody has deleted or replaced them.`,
  );

/**
 * Returns what stays the same as long as the accounts of one backup can only be missing in the next because they were erased: the server, its timeline
 * and the database. When the databases are restored, by this program or by point-in-time recovery, younger accounts are missing, too.
 */
export async function readDatabaseHistory(client: Client): Promise<string> {
  const { rows } = await client.query<{ history: string }>(
    `SELECT concat_ws('.', system_identifier, timeline_id, oid) AS history
     FROM pg_control_system(), pg_control_checkpoint(), pg_database WHERE datname = current_database()`,
  );
  return rows[0]!.history;
}

/** Returns the accounts of a backup that the next backup does not have. */
async function findErasedBetween(parts: PartStore, earlier: BackupContent, later: BackupContent): Promise<string[]> {
  const present = new Set<string>();
  for await (const id of readLines(parts, later)) present.add(id);
  const erased: string[] = [];
  for await (const id of readLines(parts, earlier)) if (!present.has(id)) erased.push(id);
  return erased;
}

/** The accounts of a backup, and what is needed to compare them with those of another backup. */
export interface BackedUpAccounts {
  history: string;
  accounts: BackupContent;
}

/** Returns the accounts that were erased between the newest backup of a target and one that is being made. */
export async function findErasedSince(
  previous: BackedUpAccounts | undefined,
  current: BackedUpAccounts,
  parts: PartStore,
): Promise<string[]> {
  if (previous?.history !== current.history) return [];
  return findErasedBetween(parts, previous.accounts, current.accounts);
}

/** What is known of the accounts that were erased after a backup. */
export interface ErasedAfter {
  /** Those of the backup's accounts. */
  ids: string[];
  /** When the product last looked who is being erased; undefined without records. */
  knownUntil: string | undefined;
  /** Warnings to print before the restore. */
  warnings: string[];
}

/**
 * Returns the accounts of a backup that were erased later, as far as the target knows.
 * @param otherIds ids that were erased, which the target does not know
 * @throws UserFacingError when the records of erasures are not as the product wrote them
 */
export async function findErasedAfter(backup: OpenedBackup, otherIds: readonly string[] = []): Promise<ErasedAfter> {
  const { ids, ...rest } = await readErasures(backup);
  return { ids: await accountsAmong(backup, [...ids, ...otherIds]), ...rest };
}

/** Returns those of the ids that the backup has accounts with. */
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
  // A backup of an earlier version, which this one does not restore (`assertKnownMigrations`).
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

/** Returns the newest manifest of the target that this installation has written; undefined when there is none. */
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
