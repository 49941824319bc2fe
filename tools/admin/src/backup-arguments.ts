import { readFile } from 'node:fs/promises';
import { readIdentityFile, readPassphraseFile, type SealOpener, type SealRecipient } from '@memory/backup/content/seal';
import { isAccountId } from '@memory/backup/erased-accounts';
import type { BackupOpener } from '@memory/backup/open-backup';
import { readBackupKey } from '@memory/backup/product';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { CommandArguments } from './command.ts';

type Options = CommandArguments['options'];

/** Options of commands that read a backup. */
export const openerOptions = {
  identity: { type: 'string' },
  'passphrase-file': { type: 'string' },
} as const;

/** Returns the address of the backup target from the command line, or otherwise from the setting BACKUP_TARGET. */
export function targetAddress(argument: string | undefined, env: NodeJS.ProcessEnv): string {
  const address = argument ?? env.BACKUP_TARGET;
  if (!address) throw new UserFacingError('Name a folder or s3://<bucket>/<prefix>, or set BACKUP_TARGET.');
  return address;
}

/** Reads for whom a backup is sealed: from `--passphrase-file`, `--recipient`, or the setting BACKUP_RECIPIENT. */
export async function readRecipient(options: Options, env: NodeJS.ProcessEnv): Promise<SealRecipient | undefined> {
  const file = options['passphrase-file'];
  if (typeof file === 'string') return { passphrase: await readPassphraseFile(file) };
  const text = typeof options.recipient === 'string' ? options.recipient : env.BACKUP_RECIPIENT;
  if (text === 'none') return undefined;
  const recipients = (text ?? '').split(/[\s,]+/).filter(Boolean);
  return recipients.length > 0 ? { recipients } : undefined;
}

/** Reads the key that opens the seal of a backup: `--identity` or `--passphrase-file`. */
async function readSealOpener(options: Options): Promise<SealOpener | undefined> {
  if (typeof options.identity === 'string') return { identities: await readIdentityFile(options.identity) };
  const file = options['passphrase-file'];
  return typeof file === 'string' ? { passphrase: await readPassphraseFile(file) } : undefined;
}

/** Returns how a backup is opened. Without a key on the command line, the installation's backup key opens the installation's own backups. */
export async function readBackupOpener(options: Options, env: NodeJS.ProcessEnv): Promise<BackupOpener> {
  const opener = await readSealOpener(options);
  return opener ? { opener } : { backupKey: () => readBackupKey(env) };
}

/** Reads a file with the ids of accounts, one per line. */
export async function readAccountIds(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UserFacingError(`${path} cannot be read.`, { cause });
  });
  const ids = text.split('\n').flatMap((line) => line.trim().toLowerCase() || []);
  const invalid = ids.findIndex((id) => !isAccountId(id));
  if (invalid >= 0) throw new UserFacingError(`Line ${invalid + 1} of ${path} is not the id of an account.`);
  return ids;
}
