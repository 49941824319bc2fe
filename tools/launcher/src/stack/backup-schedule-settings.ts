import { ConfigError } from '../config.ts';

/** When `npm start` makes backups by itself. */
export interface BackupScheduleSettings {
  /** Minutes after midnight, local time. */
  atMinute: number;
  /** The arguments of `npm run admin` that make a backup. */
  backupArguments: string[];
}

const TIME = /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)$/;

/**
 * Reads BACKUP_TARGET, BACKUP_AT, BACKUP_KEEP_DAYS and BACKUP_RECIPIENT. The commands read the target, the days and the recipient themselves.
 * @returns undefined when no target is set: then no backups are made
 * @throws ConfigError
 */
export function readBackupScheduleSettings(env: NodeJS.ProcessEnv): BackupScheduleSettings | undefined {
  if (!env.BACKUP_TARGET) return undefined;
  const { hour, minute } = TIME.exec(env.BACKUP_AT || '03:30')?.groups ?? {};
  if (!hour || !minute) throw new ConfigError(`BACKUP_AT is "${env.BACKUP_AT}", but it must be a time such as 03:30.`);
  if (!/^[1-9]\d{0,4}$/.test(env.BACKUP_KEEP_DAYS || '14'))
    throw new ConfigError(`BACKUP_KEEP_DAYS is "${env.BACKUP_KEEP_DAYS}", but it must be a number of days, 1 or more.`);
  const recipient = env.BACKUP_RECIPIENT ?? '';
  if (recipient !== 'none' && !/^age1[a-z0-9]+([\s,]+age1[a-z0-9]+)*$/.test(recipient))
    throw new ConfigError(
      'Set BACKUP_RECIPIENT to the age public key that backups are encrypted for (age1…, made by age-keygen), or to none: then everybody who can read the target can read the diaries, and secrets are left out.',
    );
  return {
    atMinute: Number(hour) * 60 + Number(minute),
    backupArguments: ['backup', '--prune', ...(recipient === 'none' ? ['--without-secrets'] : [])],
  };
}
