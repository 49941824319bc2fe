import { accountsAmong, findErasedAfter } from '@memory/backup/erased-accounts';
import { openBackup, type OpenedBackup } from '@memory/backup/open-backup';
import { restoreBackup } from '@memory/backup/restore-backup';
import { abortableTarget } from '@memory/backup/target/backup-target';
import { openTarget } from '@memory/backup/target/open-target';
import { verifyRestore } from '@memory/backup/verify-restore';
import { abortOnSignals } from '@memory/launcher/cli/shutdown-signals';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { openerOptions, readAccountIds, readBackupOpener, targetAddress } from './backup-arguments.ts';
import type { AdminCommand, CommandArguments, CommandContext } from './command.ts';

export const restoreAdminCommand: AdminCommand = {
  summary: 'Restores a backup into an empty DATA_DIR, or with --verify into a temporary one to compare everything',
  usage:
    '[folder | s3://bucket/prefix] [--backup id] [--identity file | --passphrase-file file] [--erased file] [--ignore-erasure-records] [--verify]',
  options: {
    ...openerOptions,
    backup: { type: 'string' },
    erased: { type: 'string' },
    'ignore-erasure-records': { type: 'boolean' },
    verify: { type: 'boolean' },
  },
  positionalCount: { min: 0, max: 1 },
  async run(args, context) {
    const interruption = abortOnSignals();
    try {
      await restore(args, context, interruption.signal);
    } catch (error) {
      if (error !== interruption.signal.reason) throw error;
      const consequence =
        args.options.verify === true
          ? 'What was restored for the comparison is deleted.'
          : 'Run the same restore again to complete it.';
      throw new UserFacingError(`Interrupted. ${consequence}`, { cause: error });
    } finally {
      interruption.end();
    }
  },
};

async function restore(
  { positionals: [address], options }: CommandArguments,
  { env, print }: CommandContext,
  signal: AbortSignal,
): Promise<void> {
  const target = abortableTarget(await openTarget(targetAddress(address, env), { env }), signal);
  const opener = await readBackupOpener(options, env);
  const id = typeof options.backup === 'string' ? options.backup : undefined;
  const backup = await openBackup(target, opener, id);
  const { manifest } = backup;
  print(`… the backup ${manifest.id}, made by version ${manifest.version}`);
  if (options.verify === true) {
    await verifyRestore(backup, print, signal);
    print('✓ Every row and every byte is as in the backup');
    return;
  }
  const fromFile = typeof options.erased === 'string' ? await readAccountIds(options.erased) : [];
  const erasedIds =
    options['ignore-erasure-records'] === true
      ? await accountsAmong(backup, fromFile)
      : await findErasedIds(backup, fromFile, print);
  const config = readConfig(env);
  await restoreBackup(backup, { config, env, erasedIds, print, signal });
  print(
    `✓ Restored into ${config.dataDir}. Start it with npm start. Everybody has to sign in again; ${erasedIds.length} accounts that were deleted since are deleted again when it starts.`,
  );
  if (!backup.sealed)
    print('! The backup has no secrets: new ones were made, so authenticator apps have to be set up again.');
}

/** Finds the accounts that were erased after the backup, and prints up to which time erasures are known. */
async function findErasedIds(
  backup: OpenedBackup,
  fromFile: readonly string[],
  print: CommandContext['print'],
): Promise<string[]> {
  const { ids, knownUntil, warnings } = await findErasedAfter(backup, fromFile).catch((cause: unknown) => {
    if (!(cause instanceof UserFacingError)) throw cause;
    throw new UserFacingError(
      `${cause.message} Nothing was restored. Use an untouched copy of the target; or, with --ignore-erasure-records, name the accounts that were deleted since the backup with --erased.`,
      { cause },
    );
  });
  for (const warning of warnings) print(`! ${warning}`);
  if (knownUntil !== undefined) print(`… deletions of accounts are known until ${knownUntil}`);
  return ids;
}
