import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import getPort, { portNumbers } from 'get-port';

/**
 * The range of ports for tests. It lies below the ports that a started product uses for its processes (tools/launcher/src/process/free-port.ts). It
 * also lies between two ports that `fetch` and browsers refuse to request, 6697 and 10080 (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORTS = { first: 6_700, last: 10_079 };

/**
 * Finds a free port on 127.0.0.1 for a server that listens later, or again after a restart. The port is outside of the ephemeral port range (from
 * 32,768 on Linux), from which the system takes the local ports of outgoing connections. An outgoing connection could otherwise get the port before
 * the server listens on it. The port belongs to this process until the process exits: no other process gets it from this function, although no
 * server listens on it yet.
 */
export async function findFreePort({ first, last } = PORTS): Promise<number> {
  const start = randomInt(first, last + 1);
  const candidates = [...portNumbers(start, last), ...portNumbers(first, last)];
  for (;;) {
    const port = await getPort({ host: '127.0.0.1', port: candidates });
    if (await reserve(port)) return port;
  }
}

/**
 * Reserves a port number among the test processes of this machine by a UDP socket with the same number, which does not conflict with a server for
 * TCP. The system frees it when this process exits, also when the process is killed.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ address: '127.0.0.1', port, exclusive: true });
  try {
    await once(socket, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  socket.unref();
  return true;
}
