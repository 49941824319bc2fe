import { Client } from 'pg';
import { startBackgroundProcess } from '../process/background-process.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import { findFreePort } from '../process/free-port.ts';
import { respondsWithBytes } from '../process/liveness.ts';
import { pidFilePath } from '../process/pid-file.ts';
import { type DatabaseServerDefinition, SERVER_MAX_BACKOFF_MS } from '../process/process-definition.ts';
import type { LinuxCapability } from '../system/linux-capabilities.ts';
import type { ProcessUser } from '../system/process-user.ts';
import type { PostgresPrograms } from './create-cluster.ts';
import { databaseUrl } from './database-url.ts';

interface ClusterServerOptions {
  name: string;
  programs: PostgresPrograms;
  user: ProcessUser;
  capabilities: LinuxCapability[];
  /** The folder of the cluster. */
  folder: string;
  /** The folder with the file of the process id, `<dataDir>/run/postgres.pid`. */
  dataDir: string;
  logFile: string;
  /** The password of the administrator, `postgres`. */
  password: string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // The Unix socket is off, because its usual folder may belong to another PostgreSQL on this machine.
  unix_socket_directories: '',
  max_connections: '200',
  // Half of PostgreSQL's default. What does not fit is read from the operating system's cache, whose memory is free for other uses.
  shared_buffers: '64MB',
  // Looking for tables to vacuum every ten seconds instead of every minute keeps those through which all events go five times smaller (ADR 33).
  autovacuum_naptime: '10s',
  // After a crash, the kernel writes the whole file system at once, instead of PostgreSQL opening and writing each of thousands of files.
  recovery_init_sync_method: 'syncfs',
  // This setting keeps personal data out of the log: values of statements and the keys of violated constraints.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/**
 * The message with which a client asks whether the server has TLS (https://www.postgresql.org/docs/current/protocol-message-formats.html). The
 * server responds with one byte, also while it recovers from a crash and when it has no connection left.
 */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Defines a server that runs an existing cluster on a free port of 127.0.0.1. */
export async function defineClusterServer({
  name,
  programs,
  user,
  capabilities,
  folder,
  dataDir,
  logFile,
  password,
}: ClusterServerOptions): Promise<DatabaseServerDefinition> {
  const port = await findFreePort(folder);
  const url = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const settings = Object.entries(SETTINGS).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
  const options = ['-D', folder, '-p', String(port), ...settings];
  const [program, args] = user.commandAsUser(programs.postgres, options, capabilities);
  const env = { ...environmentWithoutSecrets(process.env), ...user.env };
  const pidFile = pidFilePath(dataDir, 'postgres');
  return {
    name,
    port,
    url,
    logFile,
    start: () => startBackgroundProcess({ program, args, logFile, cwd: folder, env, pidFile }),
    isReady: () => acceptsConnections(url),
    maxBackoffMs: SERVER_MAX_BACKOFF_MS,
    isAlive: (signal) => respondsWithBytes(port, SSL_REQUEST, signal),
    // SIGINT is PostgreSQL's fast shutdown: it closes all connections and writes a checkpoint. With SIGTERM it would wait until every
    // client has disconnected.
    stopSignal: 'SIGINT',
  };
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres'), connectionTimeoutMillis: 2000 });
  // Without this listener, a connection that breaks while it is being established would crash the process. connect() reports the same
  // error.
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
