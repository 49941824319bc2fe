import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { createBackup } from '../src/create-backup.ts';
import { openBackup } from '../src/open-backup.ts';
import type { BackupTarget } from '../src/target/backup-target.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';
import { verifyBackup } from '../src/verify-backup.ts';

const print = (): void => undefined;
let sample: SampleProduct;
let folder: string;
let target: BackupTarget;
beforeAll(async () => void (sample = await startSampleProduct()));
afterAll(() => sample.stop());
beforeEach(async () => {
  folder = createTemporaryFolder(onTestFinished);
  target = await openTarget(folder, { create: true });
});

const plain = { recipient: undefined, withoutSecrets: true, print };
const backUp = async () => createBackup(await sample.product(), target, plain);
const open = async () => openBackup(target, { backupKey: () => Buffer.alloc(32) });

it('copies a file once, and shares it between backups', async () => {
  await sample.addFile(await sample.addAccount(), 9 * 1024 * 1024);
  const first = await backUp();
  const second = await backUp();
  expect([first.unreadable, first.manifest.objects.count]).toEqual([[], 2]);
  expect(first.written.bytes).toBeGreaterThan(9 * 1024 * 1024);
  expect(second.written.bytes).toBeLessThan(100_000);
  expect(await verifyBackup(await open())).toEqual([]);
});

it('lets only its owner read what it writes', async () => {
  await backUp();
  const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => [
    entry.name,
    statSync(join(entry.parentPath, entry.name)).mode & 0o077,
  ]);
  expect(modes.length).toBeGreaterThan(10);
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
});
