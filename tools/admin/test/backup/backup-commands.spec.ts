import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBackupLease } from '@memory/backup/backup-lease';
import { type SampleProduct, startSampleProduct } from '@memory/backup/testing/sample-product';
import { assertNoRestoreMarker } from '@memory/launcher/stack/running-installation';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { runAdmin, runAdminProcess, serveInPlaceOf, spawnAdmin } from '../run-admin.ts';

let sample: SampleProduct;
let folder: string;
let target: string;
let identityFile: string;
let recipient: string;
beforeAll(async () => void (sample = await startSampleProduct()));
afterAll(() => sample.stop());
beforeEach(async () => {
  folder = createTemporaryFolder(onTestFinished);
  target = join(folder, 'target');
  identityFile = join(folder, 'identity');
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  writeFileSync(identityFile, `# a comment\n${identity}\n`);
});

const admin = (args: string[], env: NodeJS.ProcessEnv = {}) => runAdmin(args, { ...sample.env, ...env });
const restored = () => ({ DATA_DIR: join(folder, 'restored'), DATABASE_URL: '' });
const restore = (...args: string[]) => admin(['restore', target, '--identity', identityFile, ...args], restored());
const backUp = () => admin(['backup', target, '--recipient', recipient]);

/** Starts a command, and kills it as soon as the condition holds. */
async function killWhen(args: string[], env: NodeJS.ProcessEnv, condition: () => boolean): Promise<void> {
  const child = spawnAdmin(args, { ...sample.env, ...env });
  const exited = once(child, 'exit');
  await eventually(() => expect(condition() || child.exitCode !== null).toBe(true), {
    intervalMs: 1,
    timeoutMs: 60_000,
  });
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

it('backs up, lists and verifies by commands that print nothing sensitive', async () => {
  const backup = await runAdminProcess(['backup', target, '--recipient', recipient], sample.env);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toContain('encrypted, with secrets');
  const list = await admin(['backup:list', target]);
  expect(list).toMatchObject({ code: 0, err: '' });
  const verified = await admin(['backup:verify', target]);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expectNothingSensitive(backup, list, verified);
  const old = await admin(['backup:list', target, '--max-age', '0m']);
  expect(old).toMatchObject({ code: 1, err: expect.stringContaining('hours old: a later one failed or is missing') });
});

function expectNothingSensitive(...results: { out: string; err: string }[]): void {
  const printed = results.map(({ out, err }) => out + err).join('');
  const secrets = readFileSync(join(sample.env.DATA_DIR, 'secrets.json'), 'utf8');
  const passwords = Object.values((JSON.parse(secrets) as { rolePasswords: Record<string, string> }).rolePasswords);
  for (const secret of [...passwords, '公园', 'user_']) expect(printed).not.toContain(secret);
}

it('needs a key or an explicit --without-secrets, a target, and a backup', async () => {
  expect(await admin(['backup', target])).toMatchObject({ code: 1, err: expect.stringContaining('needs a key') });
  expect(await admin(['backup'])).toMatchObject({ code: 1, err: expect.stringContaining('BACKUP_TARGET') });
  expect(await admin(['backup', target, '--recipient', 'age1wrong'])).toMatchObject({ code: 1 });
  expect(await admin(['backup:list', target])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no backup'),
  });
});

it('leaves no backup when it is killed, and the next one uses what it stored', async () => {
  const owner = await sample.addAccount();
  for (let count = 0; count < 40; count += 1) await sample.addFile(owner, 300_000);
  const partsFolder = join(target, 'parts');
  const countParts = (): number => (existsSync(partsFolder) ? readdirSync(partsFolder, { recursive: true }).length : 0);
  await killWhen(['backup', target, '--recipient', recipient], {}, () => countParts() > 20);
  expect(await admin(['backup:list', target])).toMatchObject({ code: 1 });
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(await admin(['backup:verify', target])).toMatchObject({ code: 0 });
});

it('restores into an empty installation only, and again after it was killed', async () => {
  expect(await backUp()).toMatchObject({ code: 0 });
  const { DATA_DIR } = restored();
  const marker = join(DATA_DIR, 'restoring');
  const stored = join(DATA_DIR, 'media/objects');
  await killWhen(
    ['restore', target, '--identity', identityFile],
    restored(),
    () => existsSync(marker) && existsSync(stored),
  );
  // npm start refuses as long as it is incomplete.
  expect(() => assertNoRestoreMarker(DATA_DIR)).toThrow(/has not ended/);
  const result = await restore();
  expect(result).toMatchObject({ code: 0, err: '' });
  expectNothingSensitive(result);
  expect(() => assertNoRestoreMarker(DATA_DIR)).not.toThrow();
  expect(existsSync(marker)).toBe(false);
  const secretsFile = join(DATA_DIR, 'secrets.json');
  expect(readFileSync(secretsFile, 'utf8')).toBe(readFileSync(join(sample.env.DATA_DIR, 'secrets.json'), 'utf8'));
  expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
  expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') });
  expect(
    await admin(['restore', target, '--identity', identityFile], { DATA_DIR: join(folder, 'other') }),
  ).toMatchObject({
    code: 1,
    err: expect.stringContaining('has tables already'),
  });
});

it('compares everything with --verify, and finds that the backup is damaged', async () => {
  const owner = await sample.addAccount();
  await sample.addFile(owner, 9 * 1024 * 1024);
  await sample.addRowsWithGaps();
  await backUp();
  const { code, out } = await restore('--verify');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Every row and every byte') });
  expect(out).toMatch(/^✓ \d+ files$/m);
  const parts = readdirSync(join(target, 'parts'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const part of parts) writeFileSync(join(part.parentPath, part.name), 'damaged');
  expect(await admin(['backup:verify', target])).toMatchObject({ code: 1, out: expect.stringContaining('✗') });
});

describe('what media-svc is told for the metrics', () => {
  const { env, requests } = serveInPlaceOf(['MEDIA'], () => [204]);
  const backUpTo = (address: string, settings = env) => admin(['backup', address, '--recipient', recipient], settings);
  /** What was recorded, by one request. */
  const recorded = (): unknown => {
    expect(requests).toEqual([expect.stringMatching(/^POST \/internal\/backups \{/)]);
    return (JSON.parse(requests.splice(0)[0]!.split(' ')[2]!) as { backup: unknown }).backup;
  };

  it('is how long it took and how large it is, or that it failed', async () => {
    expect(await backUpTo(target)).toMatchObject({ code: 0 });
    const size = { totalBytes: expect.any(Number), writtenBytes: expect.any(Number) };
    const backup = recorded() as { totalBytes: number; writtenBytes: number };
    expect(backup).toEqual({ ...size, durationSeconds: expect.any(Number), missingFiles: 0 });
    expect(backup.totalBytes).toBeGreaterThan(1_000);
    expect(backup.writtenBytes).toBeGreaterThan(1_000);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await backUpTo(join(file, 'target'))).toMatchObject({ code: 1 });
    expect(recorded()).toBeNull();
  });

  it('is that it was made, without the files that the product has lost', async () => {
    const id = await sample.addFile(await sample.addAccount(), 100);
    rmSync(sample.objectPath(id));
    expect(await backUpTo(target)).toMatchObject({ code: 3 });
    expect(recorded()).toMatchObject({ missingFiles: 1 });
    await sample.query('memory_media', 'DELETE FROM file WHERE id = $1', [id]);
  });

  it('is nothing while another backup runs, which records how it ends itself', async () => {
    await withBackupLease(sample.serverUrl, async () => {
      expect(await backUpTo(target)).toMatchObject({ code: 1, err: expect.stringContaining('Another backup') });
    });
    expect(requests).toEqual([]);
  });

  it('fails no backup when media-svc does not respond', async () => {
    expect(await backUpTo(target, { ...env, MEDIA_URL: 'http://127.0.0.1:1' })).toMatchObject({
      code: 0,
      out: expect.stringContaining('The metrics do not show how this backup ended: media-svc does not answer.'),
    });
  });
});

it('is complete but for a file that the product itself has lost, and says so', async () => {
  const owner = await sample.addAccount();
  const id = await sample.addFile(owner, 100);
  rmSync(sample.objectPath(id));
  const { code, err } = await backUp();
  expect([code, err]).toEqual([3, expect.stringMatching(new RegExp(`✗ The backup was made, but 1 files .*${id}`))]);
  expect(await admin(['backup:verify', target])).toMatchObject({ code: 0 });
  // The older one cannot be read, so that nothing may be deleted.
  const damaged = join(target, 'backups', '20200101T000000000Z');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'manifest.json'), 'damaged');
  const pruned = await admin(['backup', target, '--recipient', recipient, '--prune']);
  expect([pruned.code, pruned.err]).toEqual([
    3,
    expect.stringMatching(new RegExp(`${id}; and old backups could not be deleted: The manifest .* is damaged`)),
  ]);
  await sample.query('memory_media', 'DELETE FROM file WHERE id = $1', [id]);
});
