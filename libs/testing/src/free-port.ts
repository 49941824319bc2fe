import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * The range of ports for tests. It lies below the ports that a started product uses for its processes (tools/launcher/src/process/free-port.ts). It
 * also lies between two ports that `fetch` and browsers refuse to request, 6697 and 10080 (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORTS = { first: 6_700, last: 10_079 };
const TRIED_PORTS = 500;

/**
 * Finds a free port on 127.0.0.1 for a server that listens later, or again after a restart. The port is outside of the ephemeral port range (from
 * 32,768 on Linux), from which the system takes the local ports of outgoing connections. An outgoing connection could otherwise get the port before
 * the server listens on it.
 */
export function findFreePort(): Promise<number> {
  const first = randomInt(PORTS.first, PORTS.last - TRIED_PORTS);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + TRIED_PORTS) });
}
