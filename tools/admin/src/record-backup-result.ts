import { BackupRunningError } from '@memory/backup/backup-lease';
import type { CreatedBackup } from '@memory/backup/create-backup';
import type { BackupResult } from '@memory/contracts';
import type { CommandContext } from './command.ts';
import { requestService } from './service-request.ts';

/**
 * Makes a backup, and has media-svc store how it ended, which exports it as metrics. An administrator does not write to a service's tables
 * himself, because the service's triggers would run with his rights. A result that cannot be stored makes no backup fail: the alert on the age
 * of the last backup shows it.
 * @throws what `makeBackup` throws
 */
export async function recordBackupResult<Result extends { created: CreatedBackup }>(
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
    // The backup that runs records itself how it ends.
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
