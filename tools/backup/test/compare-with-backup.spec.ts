import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { createBackup } from '../src/create-backup.ts';
import { findObjectDifferences } from '../src/files/restore-objects.ts';
import { openBackup, type OpenedBackup } from '../src/open-backup.ts';
import { openObjectStore } from '../src/product.ts';
import { openTarget } from '../src/target/open-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';
import { findDifferences } from '../src/verify-restore.ts';

const print = (): void => undefined;
let sample: SampleProduct;
const folder = createTemporaryFolder(afterAll);
let backup: OpenedBackup;
beforeAll(async () => {
  sample = await startSampleProduct();
  await sample.addRowsWithGaps();
  const target = await openTarget(join(folder, 'target'), { create: true });
  await createBackup(await sample.product(), target, { recipient: undefined, withoutSecrets: true, print });
  backup = await openBackup(target, { backupKey: () => Buffer.alloc(32) });
});
afterAll(() => sample.stop());

const compareAfter = (database: string, change = 'SELECT 1'): Promise<string[]> =>
  withPostgresClient(databaseUrl(sample.serverUrl, database), async (client) => {
    await client.query('BEGIN');
    const { rowCount } = await client.query(change);
    expect(rowCount).toBe(1);
    const differences = await findDifferences(client, backup.parts, backup.manifest.databases[database]!);
    await client.query('ROLLBACK');
    return differences;
  });

it('finds each difference between a database and the backup', async () => {
  for (const database of Object.keys(backup.manifest.databases))
    expect([database, await compareAfter(database)]).toEqual([database, []]);
  const outbox = /^public.outbox: (\d+) rows differ from the 858 rows of the backup$/;
  for (const [change, rows] of [
    [`UPDATE outbox SET data = jsonb_set(data, '{text}', '"公园!"') WHERE entity_id = '1'`, '858'],
    [`DELETE FROM outbox WHERE entity_id = '500'`, '857'],
    [
      `INSERT INTO outbox (sequence, id, type, entity_id, data, occurred_at) SELECT 0, gen_random_uuid(), type, entity_id, data, occurred_at FROM outbox WHERE entity_id = '999'`,
      '859',
    ],
  ] as const) {
    const [difference = '', ...others] = await compareAfter('memory_journal', change);
    expect([outbox.exec(difference)?.[1], others]).toEqual([rows, []]);
  }
});

it('finds each difference between an object store and the backup', async () => {
  const { parts, manifest } = backup;
  const store = await openObjectStore(sample.env.DATA_DIR, sample.env);
  const find = () => findObjectDifferences(manifest.objects, parts, store);
  const [file] = await sample.query<{ id: string }>('memory_media', 'SELECT id FROM file');
  const { id } = file!;
  const path = sample.objectPath(id);
  const bytes = readFileSync(path);
  expect(await find()).toEqual([]);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]));
  expect(await find()).toEqual([`the object ${id} differs`]);
  rmSync(path);
  expect(await find()).toEqual(['the object store has 0 objects instead of 1', `the object ${id} is missing`]);
  writeFileSync(path, bytes);
  writeFileSync(`${path}.small`, bytes);
  expect(await find()).toEqual(['the object store has 2 objects instead of 1']);
  rmSync(`${path}.small`);
});
