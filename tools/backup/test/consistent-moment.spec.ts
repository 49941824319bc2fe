import { randomUUID } from 'node:crypto';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { serviceDatabases } from '@memory/launcher/topology';
import { eventually } from '@memory/testing';
import { Client } from 'pg';
import { openSnapshots } from '../src/database/open-snapshots.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';

const databases = serviceDatabases().map(({ database }) => database);
let sample: SampleProduct;
beforeAll(async () => void (sample = await startSampleProduct()));
afterAll(() => sample.stop());

const connect = async (database: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl(sample.serverUrl, database) });
  await client.connect();
  return client;
};

/**
 * Moves numbered events through the product, as fast as it can: journal writes number n, then social writes n because of it, then media, then
 * language handles it, and journal deletes the handled event. So each number exists in a later database only if it does in the earlier ones.
 */
function sendEvents(): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  let count = 0;
  const work = async (): Promise<void> => {
    const [journal, social, media, language] = await Promise.all(
      ['memory_journal', 'memory_social', 'memory_media', 'memory_language'].map(connect),
    );
    const insert = `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES ($1, 'test', $2, '{}', now())`;
    while (!stopping.signal.aborted) {
      const id = randomUUID();
      await journal!.query(insert, [id, 'journal']);
      await social!.query(insert, [id, 'social']);
      await media!.query(insert, [id, 'media']);
      await language!.query('INSERT INTO handled_event (event_id) VALUES ($1)', [id]);
      count += 1;
    }
    await Promise.all([journal, social, media, language].map((client) => client!.end()));
  };
  const workers = Array.from({ length: 2 }, work);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(workers);
      return count;
    },
  };
}

const idsIn = async (client: Client, sql: string): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(sql);
  return new Set(rows.map(({ id }) => id));
};

it('has each event in the database that wrote it when a later one has its effect, under traffic', async () => {
  const traffic = sendEvents();
  const outbox = `SELECT id FROM public.outbox WHERE type = 'test'`;
  const orphans: string[] = [];
  let compared = 0;
  let longestHeldMs = 0;
  for (let round = 0; round < 8; round += 1) {
    const snapshots = await openSnapshots(sample.serverUrl, databases);
    longestHeldMs = Math.max(longestHeldMs, snapshots.writesHeldMs);
    const chain = [
      await idsIn(snapshots.clientOf('memory_journal'), outbox),
      await idsIn(snapshots.clientOf('memory_social'), outbox),
      await idsIn(snapshots.clientOf('memory_media'), outbox),
      await idsIn(snapshots.clientOf('memory_language'), 'SELECT event_id AS id FROM public.handled_event'),
    ] as const;
    for (const [index, earlier] of chain.slice(0, 2).entries())
      for (const id of chain[index + 1]!) if (!earlier.has(id)) orphans.push(`${index} ${id}`);
    compared += chain[2].size;
    await snapshots.close();
  }
  expect(await traffic.stop()).toBeGreaterThan(100);
  expect(compared).toBeGreaterThan(100);
  expect(orphans).toEqual([]);
  // Each attempt gives up after half a second.
  expect(longestHeldMs).toBeLessThan(5_000);
});

it('sees the transaction of an event that was open when it began, and lets go of the others meanwhile', async () => {
  const [slow, other] = [await connect('memory_journal'), await connect('memory_social')];
  const insert = `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES ($1, 'slow', 'slow', '{}', now())`;
  await slow.query('BEGIN');
  await slow.query(insert, [randomUUID()]);
  const opening = openSnapshots(sample.serverUrl, databases);
  await eventually(async () => {
    const { rows } = await other.query(`SELECT FROM pg_locks WHERE mode = 'ShareLock' AND NOT granted`);
    expect(rows).toHaveLength(1);
  });
  // Waits for the locks of an attempt at most.
  await other.query(insert, [randomUUID()]);
  await slow.query('COMMIT');
  const snapshots = await opening;
  for (const name of ['memory_journal', 'memory_social'])
    expect((await idsIn(snapshots.clientOf(name), `SELECT id FROM public.outbox WHERE type = 'slow'`)).size).toBe(1);
  await snapshots.close();
  await Promise.all([slow.end(), other.end()]);
});
