import { createTestDatabase, type TestDatabase } from '@memory/testing';
import fc from 'fast-check';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';

const owners = [uuidv7(), uuidv7(), uuidv7()];

let testDatabase: TestDatabase;
let client: Client;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: 'apps/media-svc' });
  client = new Client({ connectionString: testDatabase.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
});
beforeEach(() => client.query('DELETE FROM file; DELETE FROM storage_usage'));

interface Row {
  readonly owner: string;
  readonly bytes: number;
}
const insert = async (rows: readonly Row[]): Promise<void> => {
  const files = rows.map(({ owner, bytes }) => ({ id: uuidv7(), owner, bytes }));
  await client.query(
    `INSERT INTO file (id, owner_id, kind, content_type, bytes, sha256, text_status)
     SELECT id, owner, 'image', 'image/png', bytes, '', 'done' FROM jsonb_to_recordset($1) AS row (id UUID, owner UUID, bytes INTEGER)`,
    [JSON.stringify(files)],
  );
};

interface Totals {
  readonly owner: string;
  readonly bytes: string;
}
const counted = async (): Promise<Totals[]> =>
  (
    await client.query<Totals>(
      'SELECT owner_id AS owner, used_bytes AS bytes FROM storage_usage WHERE used_bytes <> 0 ORDER BY 1',
    )
  ).rows;
const summed = async (): Promise<Totals[]> =>
  (
    await client.query<Totals>(
      'SELECT owner_id AS owner, sum(bytes) AS bytes FROM file GROUP BY 1 HAVING sum(bytes) <> 0 ORDER BY 1',
    )
  ).rows;

const owner = fc.constantFrom(...owners);
const bytes = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.constant(2_147_483_647));
/** SQL statements that change files: those of the service, and others that change no file, all files, or files of several users at once. */
const statement = fc.oneof(
  fc.array(fc.record({ owner, bytes }), { maxLength: 5 }).map((rows) => () => insert(rows)),
  fc
    .record({ owner, bytes })
    .map((row) => () => client.query('UPDATE file SET bytes = $2 WHERE owner_id = $1', [row.owner, row.bytes])),
  fc.tuple(owner, owner).map(
    ([from, to]) =>
      () =>
        client.query('UPDATE file SET owner_id = $2 WHERE owner_id = $1', [from, to]),
  ),
  fc.constant(() => client.query(`UPDATE file SET text_status = 'failed'`)),
  fc.tuple(owner, fc.nat(3)).map(
    ([of, limit]) =>
      () =>
        client.query('DELETE FROM file WHERE id IN (SELECT id FROM file WHERE owner_id = $1 LIMIT $2)', [of, limit]),
  ),
  fc
    .nat(3)
    .map(
      (limit) => () =>
        client.query('DELETE FROM file WHERE id IN (SELECT id FROM file ORDER BY bytes LIMIT $1)', [limit]),
    ),
);

it('equals the sum of the file sizes after any statements', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(statement, { maxLength: 12 }), async (statements) => {
        for (const run of statements) {
          await run();
          expect(await counted()).toEqual(await summed());
        }
      })
      .beforeEach(async () => void (await client.query('DELETE FROM file; DELETE FROM storage_usage'))),
    { numRuns: 60 },
  );
});

it('is unchanged after a rollback', async () => {
  await insert([{ owner: owners[0] ?? '', bytes: 5 }]);
  await client.query('BEGIN');
  await insert([{ owner: owners[0] ?? '', bytes: 7 }]);
  await client.query('ROLLBACK');
  expect(await counted()).toEqual([{ owner: owners[0], bytes: '5' }]);
});

it('is not created again by files that are deleted after it', async () => {
  await insert([{ owner: owners[0] ?? '', bytes: 5 }]);
  await client.query('DELETE FROM storage_usage');
  await client.query('DELETE FROM file');
  expect((await client.query('SELECT FROM storage_usage')).rowCount).toBe(0);
});
