import type { BackupResult } from '@memory/contracts';
import { MetricsServer } from '@memory/service-kit';
import { readConfig } from '../src/config.ts';
import { type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp({ BACKUP_MAX_AGE_HOURS: '50' })));
afterAll(() => media.stop());

/** Returns the values of the metrics of backups, without their prefix. */
async function readBackupMetrics(): Promise<Record<string, number>> {
  const text = await (await fetch(`${media.app.get(MetricsServer).url}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^memory_backup_(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}
async function record(result: BackupResult): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(result);
  return (await media.request(null, '/internal/backups', { method: 'POST', headers, body })).status;
}
const success = { durationSeconds: 12.5, totalBytes: 9e12, writtenBytes: 4_000, missingFiles: 1 };

it('has all metrics before the first backup, whose age counts since backups are recorded', async () => {
  const metrics = await readBackupMetrics();
  expect(metrics).toEqual({
    max_age_seconds: 50 * 3_600,
    succeeded_timestamp_seconds: 0,
    age_seconds: expect.any(Number),
    failures: 0,
    missing_files: 0,
    duration_seconds: 0,
    size_bytes: 0,
    written_bytes: 0,
  });
  await media.database.lastBackup.updateMany({ data: { knownSince: new Date(Date.now() - 3 * 86_400_000) } });
  expect((await readBackupMetrics()).age_seconds).toBeCloseTo(3 * 86_400, -3);
});

it('shows the last successful backup, and how many have failed since', async () => {
  expect(await record({ backup: success })).toBe(204);
  const recordedAt = Date.now() / 1_000;
  const metrics = await readBackupMetrics();
  expect(metrics).toMatchObject({
    failures: 0,
    missing_files: 1,
    duration_seconds: 12.5,
    size_bytes: 9e12,
    written_bytes: 4_000,
  });
  expect(metrics.succeeded_timestamp_seconds).toBeCloseTo(recordedAt, -2);
  expect(metrics.age_seconds).toBeLessThan(600);

  await media.database.lastBackup.updateMany({ data: { succeededAt: new Date(Date.now() - 86_400_000) } });
  expect([await record({ backup: null }), await record({ backup: null })]).toEqual([204, 204]);
  const failed = await readBackupMetrics();
  expect(failed).toMatchObject({ failures: 2, missing_files: 1, size_bytes: 9e12 });
  expect(failed.age_seconds).toBeCloseTo(86_400, -3);

  await record({ backup: { ...success, missingFiles: 0 } });
  expect(await readBackupMetrics()).toMatchObject({ failures: 0, missing_files: 0 });
});

it('has no values that it cannot read, and the others all the same', async () => {
  await media.database.$executeRawUnsafe('ALTER TABLE last_backup RENAME TO elsewhere');
  try {
    expect(await readBackupMetrics()).toEqual({ max_age_seconds: 50 * 3_600 });
  } finally {
    await media.database.$executeRawUnsafe('ALTER TABLE elsewhere RENAME TO last_backup');
  }
});

it('records a result again when the row was lost, as by a restore of an older backup', async () => {
  await media.database.lastBackup.deleteMany();
  await record({ backup: null });
  expect(await readBackupMetrics()).toMatchObject({ failures: 1, succeeded_timestamp_seconds: 0 });
});

it.each(['0', '-1', '1.5', 'never'])('rejects %s as BACKUP_MAX_AGE_HOURS', (BACKUP_MAX_AGE_HOURS) => {
  expect(() => readConfig({ ...media.env, BACKUP_MAX_AGE_HOURS })).toThrow(
    'BACKUP_MAX_AGE_HOURS: must be a whole number of hours, such as 26 for a backup every day, or off',
  );
});

it('accepts off, and 26 hours by default', () => {
  expect(readConfig({ ...media.env, BACKUP_MAX_AGE_HOURS: 'off' }).BACKUP_MAX_AGE_HOURS).toBe('off');
  expect(readConfig({ ...media.env, BACKUP_MAX_AGE_HOURS: '' }).BACKUP_MAX_AGE_HOURS).toBe(26);
});
