import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync, globSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { prepareDatabases } from '@memory/launcher/postgres/prepare-databases';
import { withFileLock } from '@memory/launcher/process/file-lock';
import { readOrCreateInstallationSecrets, secretsFile } from '@memory/launcher/stack/secrets';
import { serviceDatabases } from '@memory/launcher/topology';
import { startTemporaryPostgres } from '@memory/testing';
import { Client } from 'pg';
import { findProduct, type Product } from '../product.ts';

/** The passwords of the services' roles in every copy of the cluster, by the name of the database. */
const rolePasswords = Object.fromEntries(
  serviceDatabases().map(({ database }) => [database, `the password of the role ${database}`]),
);

/** The inputs of the cluster: the versions of its programs, the migrations, and the code that creates databases and roles. */
const INPUTS = [
  'tools/launcher/package.json',
  'tools/launcher/src/topology.ts',
  'tools/launcher/src/{postgres,migrations}/**/*.ts',
  'tools/backup/src/testing/sample-product.ts',
  'libs/testing/src/postgres/temporary-postgres.ts',
  'apps/*/prisma/migrations/**/*.sql',
];

const clusters = join(repositoryRoot, 'node_modules/.cache/sample-clusters');

/**
 * Returns the folder of a cluster with the migrated, empty databases of all services, which tests copy. The first test that needs the cluster creates
 * it, which takes seven seconds of processor time. Later tests find it by the hash of its inputs.
 */
export async function sampleClusterFolder(): Promise<string> {
  const name = hashInputs();
  const folder = join(clusters, name);
  await withFileLock(`${clusters}.lock`, async () => {
    if (existsSync(folder)) return;
    // Deletes clusters of other inputs, and incomplete clusters that a killed run has left.
    rmSync(clusters, { recursive: true, force: true });
    mkdirSync(clusters, { recursive: true });
    const unfinished = mkdtempSync(join(clusters, 'unfinished-'));
    const server = await startTemporaryPostgres();
    try {
      await prepareDatabases({ serverUrl: server.url, passwords: rolePasswords });
      await server.saveCopy(unfinished);
    } finally {
      await server.stop();
    }
    renameSync(unfinished, folder);
  });
  return folder;
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { cwd: repositoryRoot }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A text that a careless format would change: it contains line breaks, tabs, backslashes, quotes and characters outside the BMP. */
const AWKWARD_TEXT = '今天\n去\t公园\\n "很" \'好\' \\. 𠮷🎉 \r\n\\N';

/** The databases of the product with some rows, and an object store in a folder. No service runs. */
export interface SampleProduct {
  /** The settings with which commands find this product. */
  env: { DATA_DIR: string; DATABASE_URL: string };
  serverUrl: string;
  product(): Promise<Product>;
  addAccount(): Promise<string>;
  /** Adds a file with random bytes. @returns the file's id, which is also its object key */
  addFile(ownerId: string, bytes: number): Promise<string>;
  /**
   * Adds 858 rows of different lengths and with gaps to the outbox of the journal, like in any table in use. COPY stores these rows in another order.
   */
  addRowsWithGaps(): Promise<void>;
  objectPath(key: string): string;
  query<Row extends object>(database: string, sql: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startSampleProduct(): Promise<SampleProduct> {
  const server = await startTemporaryPostgres({ copyOf: await sampleClusterFolder() });
  const dataDir = mkdtempSync(join(tmpdir(), 'memory-backup-product-'));
  writeFileSync(secretsFile(dataDir), JSON.stringify({ rolePasswords }), { mode: 0o600 });
  // Adds the remaining secrets, which each sample product has of its own.
  readOrCreateInstallationSecrets(dataDir);
  const env = { DATA_DIR: dataDir, DATABASE_URL: server.url };
  // Connections are kept open, because opening one costs more than most statements.
  const clients = new Map<string, Client>();
  const disconnect = async (): Promise<void> => {
    await Promise.all([...clients.values()].map((client) => client.end()));
    clients.clear();
  };
  const connect = async (database: string): Promise<Client> => {
    const client = new Client({ connectionString: databaseUrl(server.url, database) });
    client.on('error', () => undefined);
    await client.connect();
    clients.set(database, client);
    return client;
  };
  const query = async <Row extends object>(database: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
    // Statements in the database `postgres` rename and copy other databases, which must have no connections for that.
    if (database === 'postgres') await disconnect();
    const client = clients.get(database) ?? (await connect(database));
    const { rows } = await client.query<Row>(sql, values);
    return rows;
  };
  const objectPath = (key: string): string => {
    const [id = ''] = key.split('.');
    return join(dataDir, 'media/objects', id.slice(-2), key);
  };
  const sample: SampleProduct = {
    env,
    serverUrl: server.url,
    product: () => findProduct(env),
    async addAccount() {
      const id = randomUUID();
      const name = `user_${id.slice(0, 8)}`;
      await query(
        'memory_social',
        `INSERT INTO account (id, username, username_key, password_hash, bio, updated_at) VALUES ($1, $2, $2, 'hash', $3, now())`,
        [id, name, AWKWARD_TEXT],
      );
      await query('memory_journal', `INSERT INTO author (user_id, username, version) VALUES ($1, $2, 1)`, [id, name]);
      return id;
    },
    async addFile(ownerId, size) {
      const id = randomUUID();
      const bytes = randomBytes(size);
      mkdirSync(join(objectPath(id), '..'), { recursive: true });
      writeFileSync(objectPath(id), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await query(
        'memory_media',
        `INSERT INTO file (id, owner_id, kind, content_type, bytes, sha256, text_status, extracted_text)
         VALUES ($1, $2, 'image', 'image/webp', $3, $4, 'done', $5)`,
        [id, ownerId, size, sha256, AWKWARD_TEXT],
      );
      return id;
    },
    async addRowsWithGaps() {
      await query(
        'memory_journal',
        `INSERT INTO outbox (id, type, entity_id, data, occurred_at)
         SELECT gen_random_uuid(), 'entry.created', n::text, jsonb_build_object('text', repeat('公园' || n, n * 37 % 150)), now()
         FROM generate_series(1, 1000) AS n`,
      );
      await query('memory_journal', 'DELETE FROM outbox WHERE sequence % 7 = 0');
    },
    objectPath,
    query,
    async stop() {
      await disconnect();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await addSampleRows(sample);
  return sample;
}

/** Adds rows to all databases: two friends, an entry, a word with a review, an event of each kind, and the security log. */
async function addSampleRows({ addAccount, addFile, query }: SampleProduct): Promise<void> {
  const [first, second] = [await addAccount(), await addAccount()].toSorted();
  await query('memory_social', `INSERT INTO friendship (first_id, second_id) VALUES ($1, $2)`, [first, second]);
  await query(
    'memory_social',
    `INSERT INTO security_log.security_event (id, event, user_id, details, occurred_at) VALUES ($1, 'sign_in.succeeded', $2, '{}', now())`,
    [randomUUID(), first],
  );
  await query(
    'memory_journal',
    `INSERT INTO user_relation (user_id, other_id, kind, version, is_confirmed) VALUES ($1, $2, 'friend', 1, true), ($2, $1, 'friend', 1, true)`,
    [first, second],
  );
  const fileId = await addFile(first!, 1_000);
  const entryId = randomUUID();
  await query(
    'memory_journal',
    `INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, updated_at)
     VALUES ($1, $2, $3, $3, '', 'private', gen_random_uuid(), 'zh', now())`,
    [entryId, first, AWKWARD_TEXT],
  );
  await query(
    'memory_journal',
    `INSERT INTO entry_file (entry_id, role, position, file_id, content_type) VALUES ($1, 'image', 0, $2, 'image/webp')`,
    [entryId, fileId],
  );
  const event = [randomUUID(), entryId, JSON.stringify({ text: AWKWARD_TEXT })];
  await query(
    'memory_journal',
    `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES ($1, 'entry.created', $2, $3, now())`,
    event,
  );
  await query(
    'memory_journal',
    `INSERT INTO published_event (stream_ms, stream_sequence, sequence, id, type, entity_id, data, occurred_at)
     VALUES (1, 0, 1, $1, 'entry.created', $2, $3, now())`,
    event,
  );
  await query(
    'memory_journal',
    `INSERT INTO idempotency_key (user_id, key, fingerprint) VALUES ($1, 'key', '\\x00ff5c'::bytea)`,
    [first],
  );
  await query('memory_language', `INSERT INTO handled_event (event_id) VALUES ($1)`, [event[0]]);
  await query('memory_language', `INSERT INTO learner (user_id) VALUES ($1)`, [first]);
  await query(
    'memory_language',
    `INSERT INTO word_split (id, user_id, text, parts) VALUES ($1, $2, '公园里', ARRAY['公园', '里', 'a,"b"'])`,
    [randomUUID(), first],
  );
}
