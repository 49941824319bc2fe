/**
 * The process that owns the PostgreSQL server of the test run. The first test that needs the server starts this process; all Vitest workers and
 * projects of this checkout share it. A client is a connection to the Unix socket in argv. The client receives the server's URL and stays connected
 * as long as its process runs. The kernel also closes the connections of killed processes, so the server stops soon after the last client has ended,
 * even when it was killed.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/** How long the server runs without clients, in milliseconds: long enough for the pause between two projects of one test run. */
const IDLE_TIMEOUT_MS = 2000;

const [socketPath] = process.argv.slice(2);
if (!socketPath) throw new Error('usage: server-owner.ts <socket path>');

const postgres = startTemporaryPostgres();
const clients = new Set<Socket>();
let idleTimer = setTimeout(shutDown, IDLE_TIMEOUT_MS * 5);

async function acceptClient(client: Socket): Promise<void> {
  clearTimeout(idleTimer);
  clients.add(client);
  client.resume();
  client.once('close', () => {
    clients.delete(client);
    if (clients.size === 0) idleTimer = setTimeout(shutDown, IDLE_TIMEOUT_MS);
  });
  // A killed client resets its connection. The event 'close' follows, which removes the client.
  client.on('error', () => client.destroy());
  const response = await postgres.then(
    ({ url }) => ({ url }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  client.write(`${JSON.stringify(response)}\n`);
}

async function isOwnerListening(path: string): Promise<boolean> {
  const connection = connect(path);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  try {
    await once(server, 'listening');
  } catch {
    // The address is in use: either another owner started first, or a killed owner left its socket file behind.
    if (await isOwnerListening(path)) return shutDown();
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
  }
}

async function shutDown(): Promise<void> {
  server.close();
  await postgres.then(
    ({ stop }) => stop(),
    () => undefined,
  );
  process.exit();
}

const server = createServer((client) => void acceptClient(client));
await listen(server, socketPath);
