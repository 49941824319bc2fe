import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import type { RedisUser } from '@memory/event-bus/redis-users';
import { startBackgroundProcess } from '../process/background-process.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import { findFreePort } from '../process/free-port.ts';
import { stopOrphanedProcess } from '../process/orphaned-process.ts';
import { pidFilePath } from '../process/pid-file.ts';
import type { DatabaseServerDefinition } from '../process/process-definition.ts';
import { resolveProcessUser } from '../system/resolve-process-user.ts';

export interface RedisServerOptions {
  /** The data folder of the installation; Redis stores its files in `redis` below it. */
  dataDir: string;
  logFile: string;
  /**
   * The password of each Redis user. Without passwords, every user of this machine could read the sessions. The Redis user `default` is
   * off.
   */
  passwords: Readonly<Record<RedisUser, string>>;
}

export interface RedisServer extends DatabaseServerDefinition {
  /** Returns the server's URL with the credentials of a Redis user. The property `url` has the credentials of the user `admin`. */
  urlFor(user: RedisUser): string;
}

/**
 * Configures the installed redis-server to run on a free port of 127.0.0.1. Stops a redis-server that a killed start program left running.
 */
export async function prepareRedisServer({ dataDir, logFile, passwords }: RedisServerOptions): Promise<RedisServer> {
  const folder = join(dataDir, 'redis');
  const pidFile = pidFilePath(dataDir, 'redis');
  const user = resolveProcessUser('memory-redis');
  // Two servers on one append-only file would destroy it.
  await stopOrphanedProcess(pidFile, 'redis-server', 'SIGTERM');
  user.ensurePrivateFolder(folder);
  const port = await findFreePort(folder);
  // The settings are passed in a file, because every user of the machine can read a program's arguments. The file is not in Redis's own
  // folder, because an intruder in Redis could replace it there with a symbolic link, and root would write to the link's target.
  const settingsFile = join(dataDir, 'server-settings', 'redis.conf');
  const lines = [...redisSettings(folder, port), ...formatRedisAcl(passwords)];
  user.writeReadOnlyFile(settingsFile, lines.map((line) => `${line}\n`).join(''));
  const capabilities = user.requiredCapabilities({ readablePaths: [settingsFile, folder] });
  const [program, args] = user.commandAsUser('redis-server', [settingsFile], capabilities);
  const env = { ...environmentWithoutSecrets(process.env), ...user.env };
  const urlFor = (redisUser: RedisUser): string =>
    `redis://${redisUser}:${encodeURIComponent(passwords[redisUser])}@127.0.0.1:${port}`;
  return {
    name: 'Redis',
    port,
    url: urlFor('admin'),
    urlFor,
    logFile,
    start: () => startBackgroundProcess({ program, args, logFile, cwd: folder, env, pidFile }),
    isReady: () => respondsToPing(port, passwords.admin),
  };
}

/** The lines of redis.conf. */
function redisSettings(folder: string, port: number): string[] {
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    // An event's outbox row is deleted once the event is in the stream, so a crash of Redis must not lose an acknowledged write:
    // each write is flushed to disk before its response, instead of once a second.
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
    // A removed event is freed in memory and on disk at once, instead of with the last of the hundred entries that share its node:
    // events contain personal data that must be erasable. Costs twice the memory for fifteen minutes of events; the speed is the same.
    'stream-node-max-entries': '1',
    // A full Redis must reject new events instead of evicting old ones, sessions or jobs.
    'maxmemory-policy': 'noeviction',
  };
  return Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
}

/** False while Redis loads its append-only file: it accepts connections then, but responds with -LOADING. */
async function respondsToPing(port: number, password: string): Promise<boolean> {
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
