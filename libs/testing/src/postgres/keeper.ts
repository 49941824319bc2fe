import { once } from 'node:events';
/**
 * The process that keeps the test run's PostgreSQL: started by the first test that needs one, shared by every jest
 * worker and every project of this checkout, gone when the last of them is. A tenant is a connection on the Unix socket
 * named in argv; it is told the server's address and holds the connection for as long as it lives. The kernel closes
 * the connections of killed tenants too, so nothing has to be told to stop.
 */
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { startCluster } from './cluster.ts';

/** Long enough to bridge the gap between two projects of one run. */
const LINGER_MS = 2000;

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: keeper.ts <socket path>');

const cluster = startCluster();
const tenants = new Set<Socket>();
let leaving = setTimeout(leave, LINGER_MS * 5);

async function welcome(tenant: Socket): Promise<void> {
  clearTimeout(leaving);
  tenants.add(tenant);
  tenant.resume();
  tenant.once('close', () => {
    tenants.delete(tenant);
    if (tenants.size === 0) leaving = setTimeout(leave, LINGER_MS);
  });
  // A killed tenant resets its connection: the 'close' that follows is all there is to do.
  tenant.on('error', () => tenant.destroy());
  const answer = await cluster.then(
    ({ url }) => ({ url }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  tenant.write(`${JSON.stringify(answer)}\n`);
}

async function isAlive(path: string): Promise<boolean> {
  const probe = connect(path);
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

async function open(server: Server, path: string): Promise<void> {
  server.listen(path);
  try {
    await once(server, 'listening');
  } catch {
    // Either another keeper was quicker, or one was killed and left its socket file behind.
    if (await isAlive(path)) return leave();
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
  }
}

async function leave(): Promise<void> {
  server.close();
  await cluster.then(
    ({ stop }) => stop(),
    () => undefined,
  );
  process.exit();
}

const server = createServer((tenant) => void welcome(tenant));
await open(server, path);
