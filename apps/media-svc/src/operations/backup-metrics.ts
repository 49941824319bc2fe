import { CONFIG, Metrics, registerSampledGauges } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';

interface LastBackup {
  /** The time in seconds since 1970; 0 when no backup has succeeded. */
  readonly succeededAt: number;
  readonly ageSeconds: number;
  readonly durationSeconds: number;
  readonly totalBytes: number;
  readonly writtenBytes: number;
  readonly missingFiles: number;
  readonly failures: number;
}

const SELECT = `
  SELECT coalesce(extract(epoch FROM succeeded_at), 0)::float8 AS "succeededAt",
    greatest(0, extract(epoch FROM now() - coalesce(succeeded_at, known_since)))::float8 AS "ageSeconds",
    duration_seconds AS "durationSeconds", total_bytes::float8 AS "totalBytes", written_bytes::float8 AS "writtenBytes",
    missing_files AS "missingFiles", failures
  FROM last_backup`;

const SECONDS_PER_HOUR = 3_600;

/**
 * Exports the result of the last backup as metrics. The command that makes backups (tools/backup) exits after each backup, so it stores the result
 * in the database of media-svc, whose files it copies. This works wherever the command runs: under `npm start`, by cron or in a CronJob.
 */
@Injectable()
export class BackupMetrics {
  constructor({ registry }: Metrics, database: Database, @Inject(CONFIG) { BACKUP_MAX_AGE_HOURS }: MediaConfig) {
    new Gauge({
      name: 'memory_backup_max_age_seconds',
      help: 'The age at which a backup is overdue (BACKUP_MAX_AGE_HOURS); 0 when backups are made by other means',
      registers: [registry],
    }).set(BACKUP_MAX_AGE_HOURS === 'off' ? 0 : BACKUP_MAX_AGE_HOURS * SECONDS_PER_HOUR);
    registerSampledGauges(registry, {
      labelNames: [],
      labelsOf: () => ({}),
      read: () => database.$queryRawUnsafe<LastBackup[]>(SELECT),
      gauges: [
        {
          name: 'memory_backup_succeeded_timestamp_seconds',
          help: 'When the last successful backup ended, in seconds since 1970; 0 when none has been made',
          value: ({ succeededAt }) => succeededAt,
        },
        {
          name: 'memory_backup_age_seconds',
          help: 'Seconds since the last successful backup ended; before the first one, since backups are recorded',
          value: ({ ageSeconds }) => ageSeconds,
        },
        {
          name: 'memory_backup_failures',
          help: 'Backups that have failed since the last successful one',
          value: ({ failures }) => failures,
        },
        {
          name: 'memory_backup_missing_files',
          help: 'Files that the last backup lacks, because they were missing or damaged in the product itself',
          value: ({ missingFiles }) => missingFiles,
        },
        {
          name: 'memory_backup_duration_seconds',
          help: 'How long the last successful backup took; 0 when none has been made',
          value: ({ durationSeconds }) => durationSeconds,
        },
        {
          name: 'memory_backup_size_bytes',
          help: 'The size of the rows and files in the last successful backup, before compression',
          value: ({ totalBytes }) => totalBytes,
        },
        {
          name: 'memory_backup_written_bytes',
          help: 'What the last successful backup added to its target',
          value: ({ writtenBytes }) => writtenBytes,
        },
      ],
    });
  }
}
