import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
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
const createTarget = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'memory-erasure-records-'));
  target = await openTarget(folder, { create: true });
};
beforeEach(createTarget);
afterEach(() => rmSync(folder, { recursive: true }));

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

let backup: { id: string; erased: string[]; folder: string };
beforeAll(async () => {
  await createTarget();
  const erased = [await sample.addAccount(), await sample.addAccount()];
  const { id } = await backUp();
  for (const account of erased) {
    await erase(account);
    await record([account]);
  }
  backup = { id, erased, folder };
});
afterAll(() => rmSync(backup.folder, { recursive: true }));

/** Fills the target with a backup and two accounts that were erased after it. */
function useBackup() {
  cpSync(backup.folder, folder, { recursive: true });
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

describe('records of an earlier version, which anybody with access to the target can write,', () => {
  const writeEarlier = (...ids: string[]): void => {
    mkdirSync(join(folder, 'erased'), { recursive: true });
    for (const id of ids) writeFileSync(join(folder, 'erased', id), '');
  };
  /** Removes what backups of earlier versions lack. They have the MAC of a manifest without it. */
  const asOfEarlierVersion = (id: string): void => {
    const file = join(folder, 'backups', id, 'manifest.json');
    const { erasures: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(manifest));
    rmSync(logFile());
  };

  it('become records where nobody has the account any more, and are deleted', async () => {
    const [erased, living] = [await sample.addAccount(), await sample.addAccount()];
    await erase(erased);
    writeEarlier(erased, living);
    await record();
    expect(readLog().entries.map(({ id }) => id)).toEqual([erased]);
    expect(readdirSync(join(folder, 'erased'))).toEqual([]);
  });

  it('are ignored beside records of this version, with a warning', async () => {
    const living = await sample.addAccount();
    const { id, erased } = useBackup();
    writeEarlier(living);
    const { ids, warnings } = await erasedAfter(id);
    expect(ids.toSorted()).toEqual(erased.toSorted());
    expect(warnings).toEqual([expect.stringContaining('1 records of erasures of an earlier version were ignored')]);
  });

  it('are refused with their backup when it is of this version', async () => {
    const { id } = useBackup();
    asOfEarlierVersion(id);
    await expect(erasedAfter(id)).rejects.toThrow(/manifest .* was changed/);
  });

  it('are used for a target without other records, with a warning', async () => {
    const erased = await sample.addAccount();
    const options = { recipient: undefined, withoutSecrets: true, print: () => undefined };
    const { id } = (await createBackup(await sample.product(), target, options)).manifest;
    // Without encryption the MAC is a checksum, so a manifest of an earlier version can be made here.
    const backup = await openBackup(target, { backupKey: () => backupKey }, id);
    const { erasures: _, ...manifest } = backup.manifest;
    rmSync(logFile());
    writeEarlier(erased);
    const earlier = { ...backup, manifest };
    rmSync(join(folder, 'backups', id), { recursive: true });
    const { ids, warnings, knownUntil } = await findErasedAfter(earlier);
    expect([ids, knownUntil]).toEqual([[erased], undefined]);
    expect(warnings).toEqual([expect.stringContaining('are of an earlier version, and not authenticated')]);
  });
});
