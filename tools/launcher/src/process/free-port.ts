import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';

/**
 * Finds a free TCP port on 127.0.0.1 for a process whose data is in `folder`. The port is below the range that the system uses for outgoing
 * connections (from 32768 on Linux), so no connection takes it while the process restarts. The search starts at a port that depends on the
 * folder, so that two stacks that start at the same time choose different ports.
 */
export function findFreePort(folder: string): Promise<number> {
  const hash = createHash('sha256').update(folder).digest().readUInt16BE();
  const firstPort = 12_000 + (hash % 20_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(firstPort, firstPort + 400) });
}

/** Whether a server can listen on this host and port. get-port is not used, because it treats every port that it has ever returned as taken. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
