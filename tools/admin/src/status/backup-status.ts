import { type MetricValue, valueOf } from './parse-metrics.ts';

/** How the last backup ended; all numbers are those of media-svc's metrics. */
export interface BackupStatus {
  /** Seconds since the last successful backup; null when none has been made. */
  readonly ageSeconds: number | null;
  readonly isOverdue: boolean;
  readonly failures: number;
  readonly missingFiles: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
  readonly writtenBytes: number;
}

/** Returns null when media-svc does not report it. */
export function toBackupStatus(metrics: readonly MetricValue[]): BackupStatus | null {
  const age = valueOf(metrics, 'memory_backup_age_seconds');
  if (age === null) return null;
  const value = (name: string): number => valueOf(metrics, `memory_backup_${name}`) ?? 0;
  const maxAge = value('max_age_seconds');
  return {
    ageSeconds: value('succeeded_timestamp_seconds') === 0 ? null : age,
    isOverdue: maxAge > 0 && age > maxAge,
    failures: value('failures'),
    missingFiles: value('missing_files'),
    durationSeconds: value('duration_seconds'),
    sizeBytes: value('size_bytes'),
    writtenBytes: value('written_bytes'),
  };
}

export const backupNeedsAttention = ({ isOverdue, failures, missingFiles }: BackupStatus): boolean =>
  isOverdue || failures > 0 || missingFiles > 0;
