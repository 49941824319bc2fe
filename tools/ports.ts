import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';

/**
 * A free port for a part of the stack that keeps its data in `folder`. Below the range from which the system takes ports
 * for outgoing connections (32768 and up on Linux), so that nothing slips in while a part is restarted; and begun at a
 * place of the folder's own, so that two stacks started at the same moment do not pick the same.
 */
export function freePort(folder: string): Promise<number> {
  const place = createHash('sha256').update(folder).digest().readUInt16BE();
  const first = 12_000 + (place % 20_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 400) });
}

/** Can a server listen here? */
export async function isFree(port: number, host: string): Promise<boolean> {
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
