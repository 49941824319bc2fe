import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { ConfigError, readConfig } from '@memory/launcher/config';
import { S3ObjectStore } from '@memory/object-store/s3-object-store';
import { s3Account, type S3Server, startS3Server } from '@memory/object-store/testing/s3-server';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { createBackup } from '../src/create-backup.ts';
import { findObjectDifferences } from '../src/files/restore-objects.ts';
import { listBackupIds } from '../src/manifest.ts';
import { type BackupOpener, openBackup } from '../src/open-backup.ts';
import { openObjectStore, type Product } from '../src/product.ts';
import { pruneBackups } from '../src/prune-backups.ts';
import { restoreBackup } from '../src/restore-backup.ts';
import { ObjectMissingError } from '../src/target/backup-target.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';
import { verifyBackup } from '../src/verify-backup.ts';

const print = (): void => undefined;
let server: S3Server;
let sample: SampleProduct;
let productInS3: Product;
let bucketSettings: Record<string, string>;
let targetSettings: Record<string, string>;

const createBucket = async (bucket: string): Promise<S3ObjectStore> => {
  const store = new S3ObjectStore({ endpoint: server.url, bucket, ...s3Account });
  await store.prepare();
  return store;
};

beforeAll(async () => {
  [server, sample] = await Promise.all([startS3Server(), startSampleProduct()]);
  const { accessKey, secretKey } = s3Account;
  targetSettings = {
    BACKUP_S3_ENDPOINT: server.url,
    BACKUP_S3_ACCESS_KEY: accessKey,
    BACKUP_S3_SECRET_KEY: secretKey,
  };
  bucketSettings = { S3_ENDPOINT: server.url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  const objectStore = await createBucket('memory');
  await createBucket('backups');
  await sample.addFile(await sample.addAccount(), 5_000_000);
  const files = await sample.query<{ id: string; bytes: number }>('memory_media', 'SELECT id, bytes FROM file');
  for (const { id, bytes } of files) await objectStore.put(id, createReadStream(sample.objectPath(id)), bytes);
  productInS3 = { ...(await sample.product()), objectStore };
});
afterAll(async () => {
  await sample.stop();
  await server.stop();
});

const key: BackupOpener = { backupKey: () => Buffer.alloc(32) };
const open = (address: string) => openTarget(address, { create: true, env: targetSettings });

it('backs up files of S3 to S3, and restores them into another bucket', async () => {
  const target = await open('s3://backups/school');
  await createBackup(productInS3, target, { recipient: undefined, withoutSecrets: true, print });
  const second = await createBackup(productInS3, target, { recipient: undefined, withoutSecrets: true, print });
  expect(second.written.bytes).toBeLessThan(100_000);
  const backup = await openBackup(target, key);
  expect(await verifyBackup(backup)).toEqual([]);
  const dataDir = createTemporaryFolder(onTestFinished);
  const env = { ...bucketSettings, S3_BUCKET: 'restored', DATA_DIR: dataDir };
  await restoreBackup(backup, { config: readConfig(env), env, erasedIds: [], print });
  const store = await openObjectStore(dataDir, env);
  expect(await findObjectDifferences(backup.manifest.objects, backup.parts, store)).toEqual([]);
  const again = { ...env, DATA_DIR: join(dataDir, 'another') };
  await expect(restoreBackup(backup, { config: readConfig(again), env: again, erasedIds: [], print })).rejects.toThrow(
    /object store has files already/,
  );
  const { backups, parts } = await pruneBackups(target, key, 1, new Date(Date.now() + 3 * 24 * 3_600_000));
  expect([backups, parts]).toEqual([1, expect.any(Number)]);
  expect(await listBackupIds(target)).toEqual([second.manifest.id]);
  expect(await verifyBackup(await openBackup(target, key))).toEqual([]);
});

it('keeps installations with different prefixes of one bucket apart', async () => {
  const [one, other] = [await open('s3://backups/one'), await open('s3://backups/one-other')];
  await one.write('backups/a', Buffer.from('a'));
  const names: string[] = [];
  for await (const { name } of other.list('backups')) names.push(name);
  expect(names).toEqual([]);
  await expect(other.read('backups/a', 10)).rejects.toThrow(ObjectMissingError);
  await one.delete('backups/a');
  await expect(one.read('backups/a', 10)).rejects.toThrow(ObjectMissingError);
});

it('names the server that does not respond, without a stack trace', async () => {
  const unreachable = { ...targetSettings, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' };
  const target = await openTarget('s3://backups/school', { env: unreachable });
  for (const work of [
    () => target.read('backups/a', 10),
    () => target.write('a', Buffer.alloc(1)),
    () => target.delete('a'),
  ])
    await expect(work()).rejects.toThrow(UserFacingError);
  await expect(
    createBackup(productInS3, target, { recipient: undefined, withoutSecrets: true, print }),
  ).rejects.toThrow(/^s3:\/\/backups\/school: .*ECONNREFUSED/);
  const objectStore = new S3ObjectStore({ endpoint: 'http://127.0.0.1:1', bucket: 'memory', ...s3Account });
  const product = { ...productInS3, objectStore };
  const other = await open('s3://backups/unreachable-store');
  await expect(createBackup(product, other, { recipient: undefined, withoutSecrets: true, print })).rejects.toThrow(
    /^The object store: .*ECONNREFUSED/,
  );
  expect(await listBackupIds(other)).toEqual([]);
  await expect(openTarget('s3://no-such-bucket', { env: targetSettings }).then(listBackupIds)).rejects.toThrow(
    's3://no-such-bucket: The specified bucket does not exist',
  );
});

it('names the settings that are missing, and never a credential', async () => {
  await expect(openTarget('s3://backups/a', { env: {} })).rejects.toThrow(ConfigError);
  await expect(openTarget('s3://backups/../other', { env: targetSettings })).rejects.toThrow(/not a name/);
  await expect(openTarget('s3:backups', { env: targetSettings })).rejects.toThrow(/not an address of a bucket/);
});
