import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { createBackup } from '../src/create-backup.ts';
import { findErasedAfter, recordErasures } from '../src/erased-accounts.ts';
import { openBackup } from '../src/open-backup.ts';
import { pruneBackups } from '../src/prune-backups.ts';
import type { BackupTarget } from '../src/target/backup-target.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';

interface Log {
  sequence: number;
  since: string | null;
  entries: { id: string; recordedAt: string }[];
  mac: string;
}

let sample: SampleProduct;
let backupKey: Buffer;
let identity: string;
let recipient: string;
beforeAll(async () => {
  sample = await startSampleProduct();
  ({ backupKey } = await sample.product());
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => sample.stop());

let folder: string;
let target: BackupTarget;
beforeEach(async () => {
  folder = createTemporaryFolder(onTestFinished);
  target = await openTarget(folder, { create: true });
});

const logFile = () => join(folder, 'erasures.json');
const readLog = () => JSON.parse(readFileSync(logFile(), 'utf8')) as Log;
const changeLog = (change: (log: Log) => Partial<Log>): void => {
  const log = readLog();
  writeFileSync(logFile(), JSON.stringify({ ...log, ...change(log) }));
};
const backUp = async () => {
  const options = { recipient: { recipients: [recipient] }, withoutSecrets: false, print: () => undefined };
  return (await createBackup(await sample.product(), target, options)).manifest;
};
const record = (ids: string[] = []) =>
  withPostgresClient(databaseUrl(sample.serverUrl, 'memory_social'), (client) =>
    recordErasures({ target, backupKey }, client, ids),
  );
/** Opens the backup as on another machine, with the identity from the safe. */
const erasedAfter = async (id: string) =>
  findErasedAfter(await openBackup(target, { opener: { identities: [identity] } }, id));
const erase = (id: string) => sample.query('memory_social', 'DELETE FROM account WHERE id = $1', [id]);

const folderOfBackup = createTemporaryFolder(afterAll);
let backup: { id: string; erased: string[] };
beforeAll(async () => {
  target = await openTarget(folderOfBackup, { create: true });
  const erased = [await sample.addAccount(), await sample.addAccount()];
  const { id } = await backUp();
  for (const account of erased) {
    await erase(account);
    await record([account]);
  }
  backup = { id, erased };
});

/** Fills the target with a backup and two accounts that were erased after it. */
function useBackup() {
  cpSync(folderOfBackup, folder, { recursive: true });
  return backup;
}

it('a restore knows who was erased since, and until when', async () => {
  const { id, erased } = useBackup();
  const { ids, warnings, knownUntil } = await erasedAfter(id);
  expect([ids.toSorted(), warnings]).toEqual([erased.toSorted(), []]);
  const before = Date.parse(knownUntil!);
  await record();
  expect(Date.parse((await erasedAfter(id)).knownUntil!)).toBeGreaterThanOrEqual(before);
});

it.each<[string, (log: Log, living: string) => Partial<Log>]>([
  ['a forged record', ({ entries }, id) => ({ entries: [...entries, { ...entries[0]!, id }] })],
  ['a record of another account', ({ entries }, id) => ({ entries: entries.with(0, { ...entries[0]!, id }) })],
  ['a removed record', ({ entries }) => ({ entries: entries.slice(1) })],
  ['records in another order', ({ entries }) => ({ entries: entries.toReversed() })],
  ['another number of records', ({ sequence }) => ({ sequence: sequence + 1 })],
  ['records that seem to begin earlier', () => ({ since: null })],
  ['another checksum', () => ({ mac: '0'.repeat(64) })],
])('neither a restore nor a later record accepts %s', async (_, change) => {
  const { id } = useBackup();
  changeLog((log) => change(log, randomUUID()));
  await expect(erasedAfter(id)).rejects.toThrow(/were forged or changed/);
  await expect(record()).rejects.toThrow(/were forged or changed/);
});

it('no later backup accepts them either', async () => {
  useBackup();
  changeLog(() => ({ mac: '0'.repeat(64) }));
  await expect(backUp()).rejects.toThrow(/were forged or changed/);
});

it('neither accepts that the records are gone, or as they were before the newest backup', async () => {
  const { id } = useBackup();
  const earlier = readFileSync(logFile());
  await record([await sample.addAccount()]);
  await backUp();
  const present = readFileSync(logFile());
  writeFileSync(logFile(), earlier);
  await expect(erasedAfter(id)).rejects.toThrow(/are missing, or older than its newest backup/);
  rmSync(logFile());
  await expect(erasedAfter(id)).rejects.toThrow(/are missing, or older than its newest backup/);
  await expect(record()).rejects.toThrow(/are missing, or older than its newest backup/);
  writeFileSync(logFile(), present);
  await expect(erasedAfter(id)).resolves.toMatchObject({ warnings: [] });
});

it('a deleted backup that comes back after its records were left out is not restored', async () => {
  const { id, erased } = useBackup();
  const manifest = join(folder, 'backups', id, 'manifest.json');
  const bytes = readFileSync(manifest);
  await backUp();
  await pruneBackups(target, { backupKey: () => backupKey }, 1, new Date(Date.now() + 30 * 24 * 3_600_000));
  await record();
  expect(readLog().entries.map((entry) => entry.id)).not.toContain(erased[0]);
  mkdirSync(join(folder, 'backups', id), { recursive: true });
  writeFileSync(manifest, bytes);
  await expect(erasedAfter(id)).rejects.toThrow(/after the backup .* should have been deleted/);
});
