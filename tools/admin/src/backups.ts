import { withBackupLease, BackupRunningError } from '@memory/backup/backup-lease';
import { installationId } from '@memory/backup/content/backup-key';
import { createBackup, type CreatedBackup } from '@memory/backup/create-backup';
import { recordErasures, SOCIAL_DATABASE } from '@memory/backup/erased-accounts';
import { listBackupIds, type Manifest, readManifest } from '@memory/backup/manifest';
import { openBackup } from '@memory/backup/open-backup';
import { findProduct } from '@memory/backup/product';
import { pruneBackups } from '@memory/backup/prune-backups';
import { claimTarget, type BackupTarget } from '@memory/backup/target/backup-target';
import { openTarget } from '@memory/backup/target/open-target';
import { verifyBackup } from '@memory/backup/verify-backup';
import type { BackupResult } from '@memory/contracts';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { nameServer } from '@memory/launcher/cli/name-server';
import { describeFailure } from '@memory/launcher/cli/report-failure';
import { PartialSuccessError, UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withAdministratorClient } from '@memory/launcher/postgres/postgres-client';
import { serviceSettings } from '@memory/service-kit/settings';
import { openerOptions, readBackupOpener, readRecipient, targetAddress } from './backup-arguments.ts';
import { type AdminCommand, type CommandContext, parseDuration } from './command.ts';
import { requestService } from './service-request.ts';

const KEEP_DAYS_DEFAULT = serviceSettings.BACKUP_KEEP_DAYS.schema.parse(undefined);

export const createBackupAdminCommand: AdminCommand = {
  summary: 'Backs up the databases, files and secrets of the running installation',
  usage:
    '[folder | s3://bucket/prefix] [--recipient age1… | --passphrase-file file] [--without-secrets] [--env-file .env] [--prune]    exit code 3: the backup was made, but files are missing in the product, or --prune failed',
  options: {
    recipient: { type: 'string' },
    'passphrase-file': { type: 'string' },
    'without-secrets': { type: 'boolean' },
    'env-file': { type: 'string' },
    prune: { type: 'boolean' },
  },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address], options }, { env, findInstallation, print }) {
    const recipient = await readRecipient(options, env);
    const envFile = typeof options['env-file'] === 'string' ? options['env-file'] : undefined;
    const product = await findProduct(env, envFile);
    const targetName = targetAddress(address, env);
    const { created, target } = await recordBackupResult({ findInstallation, print }, async () => {
      const openedTarget = await openTarget(targetName, { create: true, env });
      const withoutSecrets = options['without-secrets'] === true;
      const backup = await createBackup(product, openedTarget, { recipient, withoutSecrets, print });
      return { created: backup, target: openedTarget };
    });
    print(describeCreated(created, target));
    const problems = describeUnreadable(created);
    if (options.prune === true)
      await prune(target, undefined, { env, print }).catch((error: unknown) => {
        problems.push(`old backups could not be deleted: ${describeFailure(error)}`);
      });
    if (problems.length > 0) throw new PartialSuccessError(`The backup was made, but ${problems.join('; and ')}`);
  },
};

export const listBackupsAdminCommand: AdminCommand = {
  summary: 'Lists the backups of a target; fails when the newest one is too old',
  usage: '[folder | s3://bucket/prefix] [--max-age 26h]',
  options: { 'max-age': { type: 'string' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address], options }, { env, print }) {
    const target = await openTarget(targetAddress(address, env), { env });
    const maxAgeMs = parseDuration(String(options['max-age'] ?? '26h'));
    let newest: Manifest | undefined;
    for (const id of await listBackupIds(target)) {
      newest = await readManifest(target, id);
      print(describeManifest(newest));
    }
    if (!newest) throw new UserFacingError(`There is no backup in ${target.label}.`);
    const ageHours = (Date.now() - new Date(newest.moment).getTime()) / 3_600_000;
    if (ageHours * 3_600_000 > maxAgeMs)
      throw new UserFacingError(
        `The newest backup is ${Math.floor(ageHours)} hours old: a later one failed or is missing.`,
      );
  },
};

export const verifyBackupAdminCommand: AdminCommand = {
  summary: 'Reads all of a backup and compares it with its checksums',
  usage: '[folder | s3://bucket/prefix] [--backup id] [--identity file | --passphrase-file file]',
  options: { ...openerOptions, backup: { type: 'string' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address], options }, { env, print }) {
    const target = await openTarget(targetAddress(address, env), { env });
    const id = typeof options.backup === 'string' ? options.backup : undefined;
    const backup = await openBackup(target, await readBackupOpener(options, env), id);
    const problems = await verifyBackup(backup);
    for (const problem of problems) print(`✗ ${problem}`);
    if (problems.length > 0) throw new UserFacingError(`The backup ${backup.manifest.id} is damaged.`);
    print(`✓ ${describeManifest(backup.manifest)}: nothing is missing or damaged`);
  },
};

export const pruneBackupsAdminCommand: AdminCommand = {
  summary: 'Deletes old backups, and the files that no other backup needs',
  usage: '[folder | s3://bucket/prefix] [--keep-days 14]',
  options: { 'keep-days': { type: 'string' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address], options }, { env, print }) {
    const target = await openTarget(targetAddress(address, env), { env });
    const keepDays = options['keep-days'];
    await prune(target, typeof keepDays === 'string' ? keepDays : undefined, { env, print });
  },
};

export const recordErasuresAdminCommand: AdminCommand = {
  summary: 'Records in the target who is being deleted now, so that a restore deletes them again',
  usage: '[folder | s3://bucket/prefix]',
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address] }, { env, print }) {
    const { serverUrl, backupKey } = await findProduct(env);
    const target = await openTarget(targetAddress(address, env), { create: true, env });
    await claimTarget(target, installationId(backupKey));
    const { added } = await withAdministratorClient(databaseUrl(serverUrl, SOCIAL_DATABASE), (client) =>
      recordErasures({ target, backupKey }, client),
    ).catch((error: unknown) => Promise.reject(nameServer(error, 'PostgreSQL')));
    if (added > 0) print(`✓ ${added} erasures recorded in ${target.label}`);
  },
};

async function prune(
  target: BackupTarget,
  keepDaysOption: string | undefined,
  { env, print }: Pick<CommandContext, 'env' | 'print'>,
): Promise<void> {
  const keepDays = readKeepDays(keepDaysOption ?? env.BACKUP_KEEP_DAYS);
  const { serverUrl } = await findProduct(env);
  const opener = await readBackupOpener({}, env);
  const { backups, parts } = await withBackupLease(serverUrl, () => pruneBackups(target, opener, keepDays));
  print(`✓ ${backups} backups older than ${keepDays} days deleted, and ${parts} parts that no other backup needs`);
}

function readKeepDays(text: string | undefined): number {
  const days = Number(text || KEEP_DAYS_DEFAULT);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new UserFacingError('BACKUP_KEEP_DAYS (--keep-days) is a whole number of days, 1 or more.');
}

function describeCreated({ manifest, written }: CreatedBackup, target: BackupTarget): string {
  return `✓ ${describeManifest(manifest)}; ${formatByteSize(written.bytes)} of it new in ${target.label}`;
}

function describeUnreadable({ unreadable }: CreatedBackup): string[] {
  if (unreadable.length === 0) return [];
  return [
    `${unreadable.length} files are not in it, which are missing or damaged in the product itself: ${unreadable.join(', ')}`,
  ];
}

function describeManifest(manifest: CreatedBackup['manifest']): string {
  const { id, version, databases, objects, sealed, hasSecrets } = manifest;
  const rows = Object.values(databases)
    .flatMap(({ tables }) => tables)
    .reduce((sum, table) => sum + table.rows, 0);
  const secrecy =
    sealed === null ? 'NOT encrypted, without secrets' : `encrypted, ${hasSecrets ? 'with' : 'without'} secrets`;
  return `${id} (version ${version}): ${rows} rows, ${objects.count} files (${formatByteSize(objects.bytes)}), ${secrecy}`;
}

/**
 * Makes a backup, and lets media-svc store the result, which media-svc exports as metrics. The administrator's program does not write to a service's
 * tables itself, because the service's triggers would run with the administrator's rights. A backup does not fail when its result cannot be stored:
 * the alert on the age of the last backup shows the problem.
 * @throws what `makeBackup` throws
 */
async function recordBackupResult<Result extends { created: CreatedBackup }>(
  { findInstallation, print }: Pick<CommandContext, 'findInstallation' | 'print'>,
  makeBackup: () => Promise<Result>,
): Promise<Result> {
  const record = async (body: BackupResult): Promise<void> => {
    try {
      await requestService(findInstallation(), 'media-svc', '/internal/backups', { method: 'POST', body });
    } catch (error) {
      print(`! The metrics do not show how this backup ended: ${(error as Error).message}`);
    }
  };
  const startedAt = performance.now();
  try {
    const result = await makeBackup();
    await record(toBackupResult(result.created, (performance.now() - startedAt) / 1_000));
    return result;
  } catch (error) {
    // The backup that is already running records its own result.
    if (!(error instanceof BackupRunningError)) await record({ backup: null });
    throw error;
  }
}

function toBackupResult({ manifest, written, unreadable }: CreatedBackup, durationSeconds: number): BackupResult {
  const tables = Object.values(manifest.databases).flatMap((database) => database.tables);
  const rowBytes = tables.reduce((sum, { content }) => sum + content.bytes, 0);
  return {
    backup: {
      durationSeconds,
      totalBytes: rowBytes + manifest.objects.bytes + manifest.pronunciation.bytes,
      writtenBytes: written.bytes,
      missingFiles: unreadable.length,
    },
  };
}
