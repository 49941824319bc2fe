import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testConfig } from '../config.ts';
import { eventually } from '../eventually.ts';

const SERVER_OWNER = fileURLToPath(new URL('server-owner.ts', import.meta.url));

/**
 * The Unix socket of the server owner. Its path depends on the checkout and the user, so that two checkouts on one machine never share
 * a server.
 */
const socketPath = join(
  tmpdir(),
  `memory-test-${createHash('sha256').update(`${SERVER_OWNER}:${userInfo().uid}`).digest('hex').slice(0, 12)}.sock`,
);

let url: Promise<string> | undefined;

/**
 * Returns the URL of the database `postgres` on a PostgreSQL server for tests, with a user who may create databases. The server is
 * `TEST_DATABASE_URL` if set, otherwise an embedded server that all concurrent tests of this checkout share. The embedded server stops by itself
 * after the last process that uses it has ended.
 */
export function startTestPostgres(): Promise<string> {
  if (testConfig.databaseUrl) return Promise.resolve(testConfig.databaseUrl);
  url ??= eventually(connectToServerOwner, { timeoutMs: 30_000, intervalMs: 50 });
  return url;
}

let isOwnerStarted = false;

async function connectToServerOwner(): Promise<string> {
  const connection = connect(socketPath);
  try {
    await once(connection, 'connect');
  } catch (error) {
    if (!isOwnerStarted) startServerOwner();
    throw error;
  }
  const response = await readFirstLine(connection);
  // The server runs as long as this connection is open, but the connection must not keep this process running.
  connection.unref();
  const { url, error } = JSON.parse(response) as { url?: string; error?: string };
  if (!url) throw new Error(error ?? 'the owner of the test PostgreSQL returned no URL');
  return url;
}

async function readFirstLine(connection: Socket): Promise<string> {
  for await (const line of createInterface({ input: connection.setEncoding('utf8'), crlfDelay: Infinity })) return line;
  // The owner closed the connection, because it was shutting down. The next attempt starts a new owner.
  isOwnerStarted = false;
  throw new Error('the owner of the test PostgreSQL closed the connection');
}

function startServerOwner(): void {
  isOwnerStarted = true;
  // The owner process is detached, because other processes may need it longer than this process runs.
  spawn(process.execPath, ['--no-warnings', SERVER_OWNER, socketPath], { detached: true, stdio: 'ignore' }).unref();
}
