import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import type { RedisUser } from '@memory/event-bus/redis-users';
import { startChild } from './child.ts';
import { withoutSecrets } from './inherited-environment.ts';
import { endLeftover } from './leftovers.ts';
import { pidFile } from './pid-file.ts';
import { freePort } from './ports.ts';
import type { Server } from './postgres.ts';
import { systemUser } from './system-user.ts';

export interface RedisOptions {
  /** The data folder of the installation; what Redis keeps is in its `redis`. */
  dataDir: string;
  logFile: string;
  /** The password of each user; the user `default` is off. Redis contains sessions: without passwords, every user of this machine could read them. */
  passwords: Readonly<Record<RedisUser, string>>;
  /** For tests: nothing is kept. */
  throwAway?: boolean;
}

export interface RedisServer extends Server {
  /** Its address with the credentials of a user; `url` is the administrator's. */
  urlFor(user: RedisUser): string;
}

/** The machine's redis-server on a free port of this machine alone, ready to be launched. */
export async function prepareRedis({
  dataDir,
  logFile,
  passwords,
  throwAway = false,
}: RedisOptions): Promise<RedisServer> {
  const folder = join(dataDir, 'redis');
  const user = systemUser('memory-redis');
  // Two servers on one append-only file would destroy it.
  await endLeftover(pidFile(dataDir, 'redis'), 'redis-server', 'SIGTERM');
  user.ensurePrivateFolder(folder);
  const port = await freePort(folder);
  const settings: Record<string, string> = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    // The outbox row is gone once its event is in the stream, so Redis may not lose in a crash what it has confirmed:
    // every write is on the disk before the answer, instead of once a second.
    appendonly: throwAway ? 'no' : 'yes',
    appendfsync: throwAway ? 'no' : 'always',
    save: '',
    // What is removed from a stream goes from memory and disk at once, not with the last of the hundred entries that would share its place:
    // events name people, and people can be erased. Twice the memory for fifteen minutes of events, at the same speed.
    'stream-node-max-entries': '1',
    // A full Redis must refuse new events, not quietly drop old ones (or sessions, or jobs).
    'maxmemory-policy': 'noeviction',
  };
  // A file, because every user of the machine can read a program's arguments. Not in Redis's own folder: there an intruder in
  // Redis could replace it by a symbolic link, and root would write to the link's target.
  const settingsFile = join(dataDir, 'server-settings', 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(value)}\n`);
  user.writeReadOnlyFile(settingsFile, [...lines, ...formatRedisAcl(passwords).map((line) => `${line}\n`)].join(''));
  const [program, args] = user.command(
    'redis-server',
    [settingsFile],
    user.capabilitiesFor({ reads: [settingsFile, folder] }),
  );
  const urlFor = (redisUser: RedisUser): string =>
    `redis://${redisUser}:${encodeURIComponent(passwords[redisUser])}@127.0.0.1:${port}`;
  return {
    name: 'Redis',
    port,
    url: urlFor('admin'),
    urlFor,
    logFile,
    launch: () =>
      startChild({
        program,
        args,
        logFile,
        cwd: folder,
        env: { ...withoutSecrets(process.env), ...user.env },
        pidFile: pidFile(dataDir, 'redis'),
      }),
    answers: () => isAnswering(port, passwords.admin),
  };
}

/** While Redis reads its append-only file it accepts connections and answers -LOADING. */
async function isAnswering(port: number, password: string): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.setTimeout(2000, () => socket.destroy());
    await once(socket, 'connect');
    socket.end(`AUTH admin ${JSON.stringify(password)}\r\nPING\r\nQUIT\r\n`);
    return (await text(socket)).includes('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
