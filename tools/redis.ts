import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { startChild, tail } from './child.ts';
import { endLeftover } from './leftovers.ts';

export interface Redis {
  port: number;
  url: string;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  logFile: string;
  /** For tests: nothing is kept. */
  throwAway?: boolean;
}

/** Starts the machine's redis-server on a free port of this machine alone. */
export async function startRedis({ folder, logFile, throwAway = false }: Options): Promise<Redis> {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'redis.pid');
  // Two servers on one append-only file would destroy it.
  await endLeftover(pidFile, 'redis-server', 'SIGTERM');
  const port = await getPort({ host: '127.0.0.1' });
  const settings: Record<string, string> = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    pidfile: pidFile,
    // The outbox row is gone once its event is in the stream, so Redis may not lose in a crash what it has confirmed:
    // every write is on the disk before the answer, instead of once a second.
    appendonly: throwAway ? 'no' : 'yes',
    appendfsync: throwAway ? 'no' : 'always',
    save: '',
    // A full Redis must refuse new events, not quietly drop old ones (or sessions, or jobs).
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = startChild({ program: 'redis-server', args, logFile, cwd: folder });
  const deadline = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (!server.running() || Date.now() > deadline) throw new Error(`redis-server did not start; its log ends:\n${tail(logFile)}`);
    await pause(20);
  }
  return { port, url: `redis://127.0.0.1:${port}`, stop: () => server.stop('SIGTERM', 30_000) };
}

/** While Redis reads its append-only file it accepts connections and answers -LOADING. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
