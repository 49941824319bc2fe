import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackup } from '../../backup/create-backup.ts';
import { findDifferences } from '../../backup/database/compare-database.ts';
import { findObjectDifferences } from '../../backup/files/restore-objects.ts';
import { openBackup, type OpenedBackup } from '../../backup/open-backup.ts';
import { openObjectStore } from '../../backup/product.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { openTarget } from '../../backup/target/open-target.ts';
import { readConfig } from '../../config.ts';
import { databaseUrl } from '../../postgres/database-url.ts';
import { withPostgresClient } from '../../postgres/postgres-client.ts';
import { type SampleProduct, startSampleProduct } from './sample-product.ts';

const print = (): void => undefined;
let sample: SampleProduct;
let folder: string;
let backup: OpenedBackup;
beforeAll(async () => {
  sample = await startSampleProduct();
  folder = mkdtempSync(join(tmpdir(), 'memory-restored-data-'));
  // Rows of different lengths with gaps, as in every table that is in use: COPY stores them in another order.
  await sample.query(
    'memory_journal',
    `INSERT INTO outbox (id, type, entity_id, data, occurred_at)
     SELECT gen_random_uuid(), 'entry.created', n::text, jsonb_build_object('text', repeat('公园' || n, n * 37 % 150)), now()
     FROM generate_series(1, 1000) AS n`,
  );
  await sample.query('memory_journal', 'DELETE FROM outbox WHERE sequence % 7 = 0');
  const target = await openTarget(join(folder, 'target'), { create: true });
  await createBackup(await sample.product(), target, { recipient: undefined, withoutSecrets: true, print });
  backup = await openBackup(target, { backupKey: () => Buffer.alloc(32) });
});
afterAll(async () => {
  await sample.stop();
  rmSync(folder, { recursive: true });
});

it('is the same in every row and byte, and each difference is found', async () => {
  const dataDir = join(folder, 'restored');
  const env = { DATA_DIR: dataDir };
  const { parts, manifest } = backup;
  const inspect = async (serverUrl: string): Promise<void> => {
    const compareAfter = (database: string, change = 'SELECT 1'): Promise<string[]> =>
      withPostgresClient(databaseUrl(serverUrl, database), async (client) => {
        await client.query('BEGIN');
        const { rowCount } = await client.query(change);
        expect(rowCount).toBe(1);
        const differences = await findDifferences(client, parts, manifest.databases[database]!);
        await client.query('ROLLBACK');
        return differences;
      });
    for (const database of Object.keys(manifest.databases))
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
    await compareObjects();
  };
  const compareObjects = async (): Promise<void> => {
    const store = await openObjectStore(dataDir, env);
    const find = () => findObjectDifferences(manifest.objects, parts, store);
    const [file] = await sample.query<{ id: string }>('memory_media', 'SELECT id FROM file');
    const { id } = file!;
    const path = join(dataDir, 'media/objects', id.slice(-2), id);
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
  };
  await restoreBackup(backup, { config: readConfig(env), env, erasedIds: [], print, inspect });
});
