import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Below the ports that a started product takes for its processes (tools/launcher/src/process/free-port.ts). */
const PORTS = { first: 5_000, last: 11_999 };
const TRIED_PORTS = 500;

/**
 * Finds a free port of 127.0.0.1 for a server that listens later, or again after a restart. It is below the ports that the system gives to
 * outgoing connections (from 32,768 on Linux): one of them could take the port meanwhile.
 */
export function findFreePort(): Promise<number> {
  const first = randomInt(PORTS.first, PORTS.last - TRIED_PORTS);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + TRIED_PORTS) });
}
