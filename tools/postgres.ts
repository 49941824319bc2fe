import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startChild } from './child.ts';
import { withoutSecrets } from './inherited-environment.ts';
import { endLeftover } from './leftovers.ts';
import { pidFile } from './pid-file.ts';
import { freePort } from './ports.ts';
import { withAdministratorClient } from './postgres-client.ts';
import { createCluster, findPrograms } from './postgres-cluster.ts';
import type { Program } from './supervised.ts';
import { systemUser } from './system-user.ts';

export interface PostgresOptions {
  /** The data folder of the installation; the cluster is made in its `postgres` at the first start. */
  dataDir: string;
  logFile: string;
  password: string;
  /** For tests: nothing has to survive a power cut, so nothing waits for the disk. */
  throwAway?: boolean;
}

export interface Server extends Program {
  port: number;
  /** Its address; PostgreSQL's as its administrator and without a database. */
  url: string;
}

/**
 * The PostgreSQL 18 that comes as an npm package, on a free port of this machine alone, ready to be launched.
 *
 * The package's own wrapper is not used: it ends the server at the first signal, before the services that still write to
 * it, and its files have to be readable by everybody.
 */
export async function preparePostgres({
  dataDir,
  logFile,
  password,
  throwAway = false,
}: PostgresOptions): Promise<Server> {
  const programs = await findPrograms();
  const folder = join(dataDir, 'postgres');
  const user = systemUser('postgres');
  await endLeftover(join(folder, 'postmaster.pid'), folder, 'SIGINT');
  user.ensurePrivateFolder(folder);
  const capabilities = user.capabilitiesFor({ reads: [programs.postgres, folder] });
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await createCluster({
      programs,
      user,
      capabilities,
      folder,
      settingsFolder: join(dataDir, 'server-settings'),
      password,
      throwAway,
    });
  }
  const port = await freePort(folder);
  const url = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const [program, args] = user.command(
    programs.postgres,
    ['-D', folder, '-p', String(port), ...settings(throwAway)],
    capabilities,
  );
  return {
    name: 'PostgreSQL 18',
    port,
    url,
    logFile,
    launch: () =>
      startChild({
        program,
        args,
        logFile,
        cwd: folder,
        env: { ...withoutSecrets(process.env), ...user.env },
        pidFile: pidFile(dataDir, 'postgres'),
      }),
    answers: () => isAnswering(url),
    // Its 'fast' shutdown: ends connections and writes a checkpoint; SIGTERM would wait for clients to go.
    stopSignal: 'SIGINT',
  };
}

/** Makes the databases that are missing on a server. */
export async function createDatabases(serverUrl: string, names: string[]): Promise<void> {
  await withAdministratorClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const present = new Set(rows.map((row) => row.datname));
    for (const name of names)
      if (!present.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/**
 * The address of one database of a server. Parameters of the server's address (`?sslmode=…`) stay.
 * @param login whom to connect as, when it is not the user of the server's address
 */
export function databaseAt(serverUrl: string, database: string, login?: { role: string; password: string }): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (login) {
    url.username = encodeURIComponent(login.role);
    url.password = encodeURIComponent(login.password);
  }
  return url.href;
}

function settings(throwAway: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // No socket file: another PostgreSQL of this machine may own the usual folder.
    unix_socket_directories: '',
    max_connections: '200',
    // What a statement held and which key it met is people's own: their words, their names. It stays out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseAt(url, 'postgres'), connectionTimeoutMillis: 2000 });
  // A connection that breaks before it is one: connect() says so too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
