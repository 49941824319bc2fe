import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import type { RedisUserName } from '@memory/event-bus/redis-users';
import { startBackgroundProcess } from '../process/background-process.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import { findFreePort } from '../process/free-port.ts';
import { respondsWithBytes } from '../process/liveness.ts';
import { stopOrphanedProcess, pidFilePath } from '../process/pid-file.ts';
import { type DatabaseServerDefinition, SERVER_MAX_BACKOFF_MS } from '../process/supervised-process.ts';
import { resolveProcessUser } from '../system/resolve-process-user.ts';

export interface RedisServerOptions {
  /** The data folder of the installation. Redis stores its files in the subfolder `redis`. */
  dataDir: string;
  logFile: string;
  /**
   * The password of each Redis user. Passwords are needed, because every user of this machine can connect to Redis and could otherwise read the
   * sessions. The Redis user `default` is off.
   */
  passwords: Readonly<Record<RedisUserName, string>>;
}

export interface RedisServer extends DatabaseServerDefinition {
  /** Returns the server's URL with the credentials of a Redis user. (The property `url` contains the credentials of the user `admin`.) */
  urlFor(user: RedisUserName): string;
}

/**
 * Configures the installed redis-server to run on a free port of 127.0.0.1. Stops a redis-server that a killed start program left running.
 */
export async function prepareRedisServer({ dataDir, logFile, passwords }: RedisServerOptions): Promise<RedisServer> {
  const folder = join(dataDir, 'redis');
  const pidFile = pidFilePath(dataDir, 'redis');
  const user = resolveProcessUser('memory-redis');
  // A server that a killed start left running is stopped first, because two servers would destroy the append-only file.
  await stopOrphanedProcess(pidFile, 'redis-server', 'SIGTERM');
  user.ensurePrivateFolder(folder);
  const port = await findFreePort(folder);
  // The settings are passed in a file, because every user of the machine can read the arguments of a program. The file is not in Redis's own folder:
  // there, an intruder in Redis could replace it with a symbolic link, and root would write to the target of the link.
  const settingsFile = join(dataDir, 'server-settings', 'redis.conf');
  const lines = [...redisSettings(folder, port), ...formatRedisAcl(passwords)];
  user.writeReadOnlyFile(settingsFile, lines.map((line) => `${line}\n`).join(''));
  const capabilities = user.requiredCapabilities({ readablePaths: [settingsFile, folder] });
  const [program, args] = user.commandAsUser('redis-server', [settingsFile], capabilities);
  const env = { ...environmentWithoutSecrets(process.env), ...user.env };
  const urlFor = (redisUser: RedisUserName): string =>
    `redis://${redisUser}:${encodeURIComponent(passwords[redisUser])}@127.0.0.1:${port}`;
  return {
    name: 'Redis',
    port,
    url: urlFor('admin'),
    urlFor,
    logFile,
    start: () => startBackgroundProcess({ program, args, logFile, cwd: folder, env, pidFile }),
    isReady: () => respondsToPing(port, passwords.admin),
    maxBackoffMs: SERVER_MAX_BACKOFF_MS,
    // Without a password, the response is an error, which also shows that the server responds.
    isAlive: (signal) => respondsWithBytes(port, Buffer.from('PING\r\n'), signal),
  };
}

/** Returns the lines of redis.conf. */
function redisSettings(folder: string, port: number): string[] {
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    // Each write is flushed to disk before its response, instead of once a second. Redis has the only copy of sessions, and a crash should not lose
    // the position of a consumer group, because events would then be delivered again.
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
    // Each stream node contains one entry instead of a hundred, so that a deleted event is freed in memory and on disk at once. Events contain
    // personal data, which must be erasable. This doubles the memory for fifteen minutes of events and does not change the speed.
    'stream-node-max-entries': '1',
    // When its memory is full, Redis must reject new events instead of evicting old events, sessions or jobs.
    'maxmemory-policy': 'noeviction',
  };
  return Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
}

/** Whether Redis is ready. While it loads its append-only file, it accepts connections but responds with -LOADING. */
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
