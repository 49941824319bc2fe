import type { Client } from 'pg';
import { SELECT_ACCOUNT_IDS, SELECT_ERASED_IDS } from '../../apps/social-svc/src/erasure/restored-erasures.sql.ts';
import { readLines, writeContent } from './content/content.ts';
import type { PartStore } from './content/part-store.ts';
import type { BackupContent } from './manifest.ts';
import type { BackupTarget } from './target/backup-target.ts';

/** The folder of the target with an empty object for each account that was erased, named by its id. */
const ERASED_FOLDER = 'erased';
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

/**
 * Records in the target which accounts are being erased at present, and those given. Nothing but their ids is recorded.
 * @returns how many are new there
 */
export async function recordErasures(
  target: BackupTarget,
  client: Client,
  ids: Iterable<string> = [],
): Promise<number> {
  const { rows } = await client.query<{ id: string }>(SELECT_ERASED_IDS);
  const known = new Set(await listErasedIds(target));
  const added = [...new Set([...ids, ...rows.map(({ id }) => id)])].filter((id) => !known.has(id));
  for (const id of added) await target.write(`${ERASED_FOLDER}/${id}`, Buffer.alloc(0));
  return added.length;
}

/** Lists the ids that were recorded in the target. */
async function listErasedIds(target: BackupTarget): Promise<string[]> {
  const ids: string[] = [];
  for await (const { name } of target.list(ERASED_FOLDER)) ids.push(name.slice(ERASED_FOLDER.length + 1));
  return ids.filter(isAccountId);
}

/** Deletes the records of accounts that were erased before the oldest backup: no backup contains them any more. */
export async function deleteErasureRecords(target: BackupTarget, oldestBackup: Date): Promise<void> {
  const outdated: string[] = [];
  for await (const { name, modifiedAt } of target.list(ERASED_FOLDER))
    if (modifiedAt < oldestBackup) outdated.push(name);
  for (const name of outdated) await target.delete(name);
}

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

/** Returns the accounts of a backup that were erased later, as far as the target knows. */
export async function findErasedAfter(
  target: BackupTarget,
  parts: PartStore,
  accounts: BackupContent,
  otherIds: readonly string[] = [],
): Promise<string[]> {
  const erased = new Set([...(await listErasedIds(target)), ...otherIds]);
  const ids: string[] = [];
  for await (const id of readLines(parts, accounts)) if (erased.has(id)) ids.push(id);
  return ids;
}
