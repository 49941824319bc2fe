import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMountDisks, mountSmallDisk } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { writeContent } from '../src/content/content.ts';
import { PartStore } from '../src/content/part-store.ts';
import { createBackup } from '../src/create-backup.ts';
import { type BackupOpener, openBackup } from '../src/open-backup.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';
import { verifyBackup } from '../src/verify-backup.ts';
import { verifyRestore } from '../src/verify-restore.ts';

const print = (): void => undefined;
let sample: SampleProduct;
let folder: string;
let identity: string;
let recipient: string;
beforeAll(async () => {
  sample = await startSampleProduct();
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => sample.stop());
beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));

const target = () => openTarget(folder, { create: true });
const encrypted = async () =>
  createBackup(await sample.product(), await target(), {
    recipient: { recipients: [recipient] },
    withoutSecrets: false,
    print,
  });
const plain = async () =>
  createBackup(await sample.product(), await target(), { recipient: undefined, withoutSecrets: true, print });
const withIdentity = (): BackupOpener => ({ opener: { identities: [identity] } });
const withoutKey: BackupOpener = { backupKey: () => Buffer.alloc(32) };
const open = async (by: BackupOpener) => openBackup(await target(), by);

const manifestFile = (id: string): string => join(folder, 'backups', id, 'manifest.json');
/** Changes the manifest as an attacker can who may write to the target. */
function changeManifest(id: string, change: (manifest: never) => void): void {
  const manifest = JSON.parse(readFileSync(manifestFile(id), 'utf8')) as never;
  change(manifest);
  writeFileSync(manifestFile(id), JSON.stringify(manifest));
}
const partFiles = (): string[] =>
  readdirSync(join(folder, 'parts'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const filesWith = (text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
    .map(({ name }) => name);

describe('an encrypted backup', () => {
  it('contains no text, no secret and no plain digest of a file, and opens with the identity', async () => {
    const { manifest } = await encrypted();
    const { secretFiles } = await sample.product();
    const { sessionSecret } = JSON.parse(secretFiles['secrets.json'] ?? '{}') as { sessionSecret: string };
    const [file] = await sample.query<{ id: string; sha256: string }>(
      'memory_media',
      'SELECT id, sha256 FROM file LIMIT 1',
    );
    for (const text of ['公园', sessionSecret, file!.id, file!.sha256]) expect(filesWith(text)).toEqual([]);
    const backup = await open(withIdentity());
    expect(backup.sealed?.secretFiles['secrets.json']).toBe(secretFiles['secrets.json']);
    expect(manifest.hasSecrets).toBe(true);
    await verifyRestore(backup, print);
  });

  it('does not open with another identity, another passphrase or the key of another installation', async () => {
    await encrypted();
    const other = await generateIdentity();
    await expect(open({ opener: { identities: [other] } })).rejects.toThrow('This key does not open the backup.');
    await expect(open({ opener: { passphrase: 'another passphrase' } })).rejects.toThrow('does not open');
    await expect(open({ backupKey: () => Buffer.alloc(32, 1) })).rejects.toThrow('another installation made');
  });

  it('notices each byte that is changed in a manifest or a part, and parts that are exchanged', async () => {
    const { manifest } = await encrypted();
    const original = readFileSync(manifestFile(manifest.id));
    changeManifest(manifest.id, (changed: { accounts: unknown; objects: { list: unknown } }) => {
      changed.accounts = changed.objects.list;
    });
    await expect(open(withIdentity())).rejects.toThrow('was changed');
    writeFileSync(manifestFile(manifest.id), original);

    const [first = '', second = ''] = partFiles();
    const bytes = readFileSync(first);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(first, bytes);
    expect(await verifyBackup(await open(withIdentity()))).toEqual([expect.stringMatching(/damaged/)]);
    renameSync(second, first);
    const problems = await verifyBackup(await open(withIdentity()));
    expect(problems).toEqual(
      expect.arrayContaining([expect.stringMatching(/The part .* damaged/), expect.stringMatching(/missing/)]),
    );
  });

  it('is not restored when its parts are damaged', async () => {
    await encrypted();
    const backup = await open(withIdentity());
    for (const part of partFiles()) writeFileSync(part, 'damaged');
    await expect(verifyRestore(backup, print)).rejects.toThrow(/is damaged/);
  });

  it('cannot be replaced by one without encryption when a key is given', async () => {
    await encrypted();
    rmSync(join(folder, 'backups'), { recursive: true });
    await plain();
    await expect(open(withIdentity())).rejects.toThrow('is not encrypted');
  });
});

describe('a backup without encryption', () => {
  it('needs an explicit --without-secrets', async () => {
    const options = { recipient: undefined, withoutSecrets: false, print };
    await expect(createBackup(await sample.product(), await target(), options)).rejects.toThrow(/needs a key/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['leads out of the folder', '../../../etc/passwd'],
    ['is hidden', '.bashrc'],
    ['is absolute', '/etc/passwd'],
  ])('is not restored when a file name %s', async (_, key) => {
    const { manifest } = await plain();
    const backup = await open(withoutKey);
    const parts = await PartStore.open(await target(), backup.keys);
    const line = JSON.stringify({
      key,
      bytes: 0,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    });
    async function* lines(): AsyncGenerator<Buffer> {
      yield Buffer.from(`${line}\n`);
    }
    const list = await writeContent(parts, lines());
    const files = { count: 1, bytes: 0, list };
    for (const changed of [
      { ...manifest, objects: files },
      { ...manifest, pronunciation: files },
    ])
      await expect(verifyBackup({ ...backup, manifest: { ...changed, mac: backup.manifest.mac } })).rejects.toThrow(
        /list of files in the backup was changed/,
      );
  });

  it('is not restored into tables that its migrations do not create', async () => {
    const { manifest } = await plain();
    const backup = await open(withoutKey);
    const changed = structuredClone({ ...manifest, mac: backup.manifest.mac });
    changed.databases.memory_journal!.tables[0]!.name = 'pg_authid';
    await expect(verifyRestore({ ...backup, manifest: changed }, print)).rejects.toThrow(/other tables/);
  });

  it('is not restored into other databases than those of the product, nor from lists without end', async () => {
    const { manifest } = await plain();
    const backup = await open(withoutKey);
    const changed = structuredClone({ ...manifest, mac: backup.manifest.mac });
    changed.databases.postgres = changed.databases.memory_journal!;
    await expect(verifyRestore({ ...backup, manifest: changed }, print)).rejects.toThrow(/does not have the databases/);
    delete changed.databases.memory_journal;
    await expect(verifyRestore({ ...backup, manifest: changed }, print)).rejects.toThrow(/does not have the databases/);
    const parts = await PartStore.open(await target(), backup.keys);
    async function* lines(): AsyncGenerator<Buffer> {
      yield Buffer.from(`${JSON.stringify({ key: 'a', bytes: Number.MAX_SAFE_INTEGER, sha256: '0'.repeat(64) })}\n`);
    }
    const objects = { count: 1, bytes: 0, list: await writeContent(parts, lines()) };
    await expect(verifyBackup({ ...backup, manifest: { ...backup.manifest, objects } })).rejects.toThrow(
      /list of files in the backup was changed/,
    );
    changeManifest(manifest.id, (stored: { version: string }) => (stored.version = '\u001B]0;title\u0007'));
    await expect(open(withoutKey)).rejects.toThrow(/is damaged, or of a newer version/);
  });

  it('of a version with other migrations is refused', async () => {
    const { manifest } = await plain();
    const backup = await open(withoutKey);
    const changed = structuredClone({ ...manifest, mac: backup.manifest.mac });
    changed.databases.memory_media!.migrations.push({ name: '29990101000000_of_a_newer_version', checksum: 'a' });
    await expect(verifyRestore({ ...backup, manifest: changed }, print)).rejects.toThrow(
      /version 0.1.0, which has the migration 2999/,
    );
  });

  it('does not follow symbolic links in the target', async () => {
    await plain();
    const [part = ''] = partFiles();
    const outside = createTemporaryFolder(onTestFinished);
    renameSync(part, join(outside, 'part'));
    symlinkSync(join(outside, 'part'), part);
    expect(await verifyBackup(await open(withoutKey))).toEqual([expect.stringMatching(/symbolic link/)]);
    const aside = join(folder, 'aside');
    renameSync(join(folder, 'backups'), aside);
    symlinkSync(outside, join(folder, 'backups'));
    await expect(plain()).rejects.toThrow(/not a folder/);
    await expect((await target()).write('backups/a/b', Buffer.alloc(1))).rejects.toThrow(/not a folder/);
    expect(readdirSync(outside)).toEqual(['part']);
  });
});

it('refuses the target of another installation', async () => {
  await plain();
  const product = { ...(await sample.product()), backupKey: Buffer.alloc(32, 7) };
  await expect(
    createBackup(product, await target(), { recipient: undefined, withoutSecrets: true, print }),
  ).rejects.toThrow(/another installation/);
});

it('has no backup when the manifest is cut', async () => {
  const { manifest } = await plain();
  mkdirSync(join(folder, 'backups/20990101T000000000Z'));
  writeFileSync(manifestFile('20990101T000000000Z'), readFileSync(manifestFile(manifest.id)).subarray(0, 500));
  await expect(open(withoutKey)).rejects.toThrow(/is damaged, or of a newer version/);
});

(canMountDisks ? describe : describe.skip)('a target on a small disk', () => {
  it('has no backup when it was full, and one when there is space again', async () => {
    const disk = await mountSmallDisk(16 * 1024 * 1024);
    const full = folder;
    folder = join(disk.folder, 'target');
    try {
      await plain();
      await sample.addFile(await sample.addAccount(), 3_000_000);
      await disk.fill(1_000_000);
      await expect(plain()).rejects.toThrow(/disk of .* is full/);
      expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
      await disk.free();
      await plain();
      expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
      expect(await verifyBackup(await open(withoutKey))).toEqual([]);
    } finally {
      folder = full;
      await disk.unmount();
    }
  });
});
