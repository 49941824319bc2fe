import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listBackupIds } from '@memory/backup/manifest';
import { openTarget } from '@memory/backup/target/open-target';
import { type SampleProduct, startSampleProduct } from '@memory/backup/testing/sample-product';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { startBackupSchedule, readBackupScheduleSettings } from '@memory/launcher/stack/backup-schedule';
import type { Cleanup } from '@memory/launcher/stack/cleanup';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';

const WAIT = { timeoutMs: 60_000 };

let sample: SampleProduct;
let runFolder: string;
beforeAll(async () => {
  sample = await startSampleProduct();
  runFolder = join(sample.env.DATA_DIR, 'run');
});
afterAll(() => sample.stop());

let target: string;
let printed: string[];
let stop: Cleanup | undefined;
beforeEach(() => {
  target = createTemporaryFolder(onTestFinished);
  printed = [];
  mkdirSync(runFolder);
});
afterEach(async () => {
  await stop?.('fast');
  stop = undefined;
  rmSync(runFolder, { recursive: true, force: true });
});

/** Starts the schedule, whose first backup is due at once. */
function start(): void {
  const env = { PATH: process.env.PATH, ...sample.env, BACKUP_TARGET: target, BACKUP_RECIPIENT: 'none' };
  const settings = readBackupScheduleSettings(env)!;
  const print = (line: string): void => void printed.push(line);
  stop = startBackupSchedule({ settings, dataDir: sample.env.DATA_DIR, env, print });
}

const succeededAt = (): unknown =>
  (JSON.parse(readFileSync(join(runFolder, 'last-backup.json'), 'utf8')) as { succeededAt: unknown }).succeededAt;
const hasSucceeded = () => eventually(() => expect(succeededAt()).toBeGreaterThan(Date.now() - 60_000), WAIT);
const backups = async () => listBackupIds(await openTarget(target));
const areErasuresRecorded = (): boolean => existsSync(join(target, 'erasures.json'));

it('erasures are recorded while a backup is being made, which may lack what the product has lost: the reason is printed', async () => {
  const id = await sample.addFile(await sample.addAccount(), 100);
  rmSync(sample.objectPath(id));
  await withPostgresClient(databaseUrl(sample.serverUrl, 'memory_social'), async (client) => {
    // The backup waits for the end of transactions that write events.
    await client.query('BEGIN; LOCK TABLE outbox IN ROW EXCLUSIVE MODE');
    start();
    await eventually(() => expect(areErasuresRecorded()).toBe(true), WAIT);
    expect(await backups()).toEqual([]);
    await client.query('ROLLBACK');
  });
  await hasSucceeded();
  expect(printed).toEqual([expect.stringMatching(new RegExp(`^! The backup was made, but 1 files .*${id}`))]);
  expect(await backups()).toHaveLength(1);
  await sample.query('memory_media', 'DELETE FROM file WHERE id = $1', [id]);
});

it('a backup whose time cannot be stored has been made, and erasures are recorded', async () => {
  rmSync(runFolder, { recursive: true });
  start();
  await eventually(
    () => expect(printed).toEqual([expect.stringMatching(/^! The time of the backup could not be stored: ENOENT/)]),
    WAIT,
  );
  expect(await backups()).toHaveLength(1);
  await eventually(() => expect(areErasuresRecorded()).toBe(true), WAIT);
});
