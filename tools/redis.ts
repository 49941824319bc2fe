import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { endLeftover } from './leftovers.ts';
import { freePort } from './ports.ts';
import type { Server } from './postgres.ts';

export interface RedisOptions {
  folder: string;
  logFile: string;
  /** For tests: nothing is kept. */
  throwAway?: boolean;
}

/** The machine's redis-server on a free port of this machine alone, ready to be launched. */
export async function prepareRedis({ folder, logFile, throwAway = false }: RedisOptions): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'redis.pid');
  // Two servers on one append-only file would destroy it.
  await endLeftover(pidFile, 'redis-server', 'SIGTERM');
  const port = await freePort(folder);
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
  return {
    name: 'Redis',
    port,
    url: `redis://127.0.0.1:${port}`,
    logFile,
    launch: () => startChild({ program: 'redis-server', args, logFile, cwd: folder }),
    answers: () => isAnswering(port),
  };
}

/** While Redis reads its append-only file it accepts connections and answers -LOADING. */
async function isAnswering(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const signal = AbortSignal.timeout(2000);
    await once(socket, 'connect', { signal });
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data', { signal })) as [Buffer];
    return answer.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
