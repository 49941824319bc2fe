import { findErasedAfter } from '../backup/erased-accounts.ts';
import { openBackup } from '../backup/open-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openTarget } from '../backup/target/open-target.ts';
import { verifyRestore } from '../backup/verify-restore.ts';
import { readConfig } from '../config.ts';
import { openerOptions, readAccountIds, readBackupOpener, targetAddress } from './backup-arguments.ts';
import type { AdminCommand } from './command.ts';

export const restoreAdminCommand: AdminCommand = {
  name: 'restore',
  summary: 'Restores a backup into an empty DATA_DIR, or with --verify into a temporary one to compare everything',
  usage:
    '[folder | s3://bucket/prefix] [--backup id] [--identity file | --passphrase-file file] [--erased file] [--verify]',
  options: {
    ...openerOptions,
    backup: { type: 'string' },
    erased: { type: 'string' },
    verify: { type: 'boolean' },
  },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [address], options }) {
    const target = await openTarget(targetAddress(address));
    const opener = await readBackupOpener(options);
    const id = typeof options.backup === 'string' ? options.backup : undefined;
    const backup = await openBackup(target, opener, id);
    const { manifest } = backup;
    print(`… the backup ${manifest.id}, made by version ${manifest.version}`);
    if (options.verify === true) {
      await verifyRestore(backup, print);
      print('✓ Every row and every byte is as in the backup');
      return;
    }
    const fromFile = typeof options.erased === 'string' ? await readAccountIds(options.erased) : [];
    const erasedIds = await findErasedAfter(target, backup.parts, manifest.accounts, fromFile);
    const config = readConfig();
    await restoreBackup(backup, { config, env: process.env, erasedIds, print });
    print(
      `✓ Restored into ${config.dataDir}. Start it with npm start. Everybody has to sign in again; ${erasedIds.length} accounts that were deleted since are deleted again when it starts.`,
    );
    if (!backup.sealed)
      print('! The backup has no secrets: new ones were made, so authenticator apps have to be set up again.');
  },
};

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
