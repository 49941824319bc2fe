import { nameServer } from '@memory/launcher/cli/name-server';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { watchForLostConnection } from '@memory/launcher/postgres/postgres-client';
import { BACKUP_LOCK_KEY } from '@memory/object-store/backup-lock';
import { Client } from 'pg';

const MEDIA_DATABASE = 'memory_media';

export class BackupRunningError extends UserFacingError {}

/**
 * Runs `work` while it holds the backup lock. While the lock is held, media-svc keeps the objects of deleted files, and no other backup of this
 * installation runs. PostgreSQL frees the lock with the connection, so that a killed backup leaves no lock behind.
 * @param work receives a function that throws when the connection was lost, after which media-svc may have deleted objects
 * @throws BackupRunningError while another backup runs, UserFacingError for errors of PostgreSQL
 */
export async function withBackupLease<Result>(
  serverUrl: string,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const connectionString = databaseUrl(serverUrl, MEDIA_DATABASE);
  const client = new Client({ connectionString, ...backupConnection });
  watchForLostConnection(client, connectionString);
  try {
    await client.connect();
    await client.query("SELECT pg_catalog.set_config('search_path', '', false)");
    await client.query("SELECT pg_catalog.set_config('idle_session_timeout', '0', false)");
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_catalog.pg_try_advisory_lock($1) AS locked', [
      BACKUP_LOCK_KEY,
    ]);
    if (!rows[0]?.locked) throw new BackupRunningError('Another backup of this installation is running.');
    return await work(async () => void (await client.query('SELECT 1')));
  } catch (error) {
    throw nameServer(error, 'PostgreSQL');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The options of a backup's connections to PostgreSQL. */
export const backupConnection = {
  application_name: 'memory-backup',
  keepAlive: true,
  connectionTimeoutMillis: 20_000,
} as const;
