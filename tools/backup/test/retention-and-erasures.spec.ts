import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { createBackup, type CreatedBackup } from '../src/create-backup.ts';
import { findErasedAfter, recordErasures } from '../src/erased-accounts.ts';
import { listBackupIds } from '../src/manifest.ts';
import { type BackupOpener, openBackup } from '../src/open-backup.ts';
import { pruneBackups } from '../src/prune-backups.ts';
import type { BackupTarget } from '../src/target/backup-target.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';
import { verifyBackup } from '../src/verify-backup.ts';

const DAY_MS = 24 * 3_600_000;
const key: BackupOpener = { backupKey: () => Buffer.alloc(32) };
let sample: SampleProduct;
let folder: string;
let target: BackupTarget;
beforeAll(async () => void (sample = await startSampleProduct()));
afterAll(() => sample.stop());
beforeEach(async () => {
  folder = createTemporaryFolder(onTestFinished);
  target = await openTarget(folder, { create: true });
});

const backUp = async () => {
  const options = { recipient: undefined, withoutSecrets: true, print: () => undefined };
  return (await createBackup(await sample.product(), target, options)).manifest;
};
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const countParts = (): number =>
  readdirSync(join(folder, 'parts'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
/** Deletes an account as social-svc does, whose row of the erasure is deleted after minutes. */
const erase = (id: string) => sample.query('memory_social', 'DELETE FROM account WHERE id = $1', [id]);
const erasedAfter = async (id: string): Promise<string[]> => {
  const { ids, warnings } = await findErasedAfter(await openBackup(target, key, id));
  expect(warnings).toEqual([expect.stringContaining('the backup is not encrypted')]);
  return ids;
};

describe('pruning', () => {
  const backups = createTemporaryFolder(afterAll);
  let old: CreatedBackup['manifest'];
  let kept: CreatedBackup['manifest'];
  beforeAll(async () => {
    target = await openTarget(backups, { create: true });
    const lost = await sample.addFile(await sample.addAccount(), 50_000);
    old = await backUp();
    await sample.query('memory_media', 'DELETE FROM file WHERE id = $1', [lost]);
    kept = await backUp();
  });
  // Two backups, the older of which alone has a file.
  beforeEach(() => cpSync(backups, folder, { recursive: true }));

  it('deletes old backups and what only they need, never the newest one', async () => {
    const before = countParts();
    expect(await pruneBackups(target, key, 14, inDays(13))).toMatchObject({ backups: 0 });
    expect(await pruneBackups(target, key, 14, inDays(100))).toMatchObject({ backups: 1 });
    expect(await listBackupIds(target)).toEqual([kept.id]);
    expect(countParts()).toBeLessThan(before);
    expect(await verifyBackup(await openBackup(target, key))).toEqual([]);
    await expect(openBackup(target, key, old.id)).rejects.toThrow(/no backup/);
  });

  it('deletes nothing that an unreadable backup may need', async () => {
    const list = old.objects.list.parts[0]!;
    rmSync(join(folder, 'parts', list.slice(0, 2), list));
    const before = countParts();
    await expect(pruneBackups(target, key, 14)).rejects.toThrow(/is missing in the backup/);
    expect(countParts()).toBe(before);
    expect(await listBackupIds(target)).toHaveLength(2);
  });

  it('finishes what an interrupted run has left', async () => {
    // The manifest goes first; then the run was killed.
    rmSync(join(folder, 'backups', old.id), { recursive: true });
    const { parts } = await pruneBackups(target, key, 14);
    expect(parts).toBeGreaterThan(0);
    expect(await verifyBackup(await openBackup(target, key))).toEqual([]);
  });
});

describe('people who were erased', () => {
  it('between two backups are known to a restore of the first', async () => {
    const [erased, other] = [await sample.addAccount(), await sample.addAccount()];
    const first = await backUp();
    await erase(erased);
    const second = await backUp();
    expect(await erasedAfter(first.id)).toEqual([erased]);
    expect(await erasedAfter(second.id)).toEqual([]);
    expect(other).not.toBe(erased);
  });

  it('after the last backup are known when their erasure was recorded meanwhile', async () => {
    const erased = await sample.addAccount();
    const { id } = await backUp();
    await sample.query('memory_social', 'INSERT INTO erasure (user_id) VALUES ($1)', [erased]);
    await erase(erased);
    const { backupKey } = await sample.product();
    const record = async () =>
      (
        await withPostgresClient(databaseUrl(sample.serverUrl, 'memory_social'), (client) =>
          recordErasures({ target, backupKey }, client),
        )
      ).added;
    expect([await record(), await record()]).toEqual([1, 0]);
    expect(await erasedAfter(id)).toEqual([erased]);
    await sample.query('memory_social', 'DELETE FROM erasure');
  });

  it('during a backup are left out of its files, which is no failure', async () => {
    const erased = await sample.addAccount();
    const file = await sample.addFile(erased, 1_000);
    // As between the snapshot and the copy of the file: the row is there, the account and the object are gone.
    await erase(erased);
    rmSync(sample.objectPath(file));
    const options = { recipient: undefined, withoutSecrets: true, print: () => undefined };
    const { unreadable, manifest } = await createBackup(await sample.product(), target, options);
    expect(unreadable).toEqual([]);
    expect(await verifyBackup(await openBackup(target, key))).toEqual([]);
    expect(readFileSync(join(folder, 'erasures.json'), 'utf8')).toContain(erased);
    expect(manifest.objects.count).toBe(1);
    await sample.query('memory_media', 'DELETE FROM file WHERE id = $1', [file]);
  });

  it('are not inferred from a backup of databases that were restored since: younger accounts are missing there, too', async () => {
    const young = await sample.addAccount();
    const first = await backUp();
    await erase(young);
    // The same rows in another database, as after a restore.
    await sample.query('postgres', 'ALTER DATABASE memory_social RENAME TO memory_social_before');
    await sample.query('postgres', 'CREATE DATABASE memory_social TEMPLATE memory_social_before');
    await backUp();
    expect(await erasedAfter(first.id)).toEqual([]);
    await sample.query('postgres', 'DROP DATABASE memory_social_before');
  });
});
