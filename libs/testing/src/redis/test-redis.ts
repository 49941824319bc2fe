import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../free-port.ts';
import { ParentExitWatchdog } from '../parent-exit-watchdog.ts';
import { readDeniedCommands } from './denied-commands.ts';

interface TestRedisOptions {
  /** Whether the server writes every command to a file before it replies, for tests that kill the server and expect its data to survive. */
  appendOnly?: boolean;
  /** Further settings for redis.conf, e.g. `{ 'maxmemory-policy': 'allkeys-lru' }`. */
  settings?: Record<string, string>;
  /**
   * Redis users besides `default`, as lines of an ACL file; the password of each user is its name. `stop` fails when Redis denied a command
   * of one of these users, even if the program under test ignored the error.
   */
  users?: readonly string[];
}

export interface TestRedis {
  /** The URL of the server for the user `default`, who has all permissions. */
  url: string;
  /** The URL of the server with the credentials of one of the `users`. */
  urlFor(user: string): string;
  /** Kills the server without a shutdown, to simulate a crash. The folder of the server is kept for `restart`. */
  kill(): Promise<void>;
  /** Starts the server again with the same port and data. A running server is shut down first. */
  restart(): Promise<void>;
  /** Kills the server, deletes its append-only file and starts it again, without any data. */
  restartWithoutData(): Promise<void>;
  /**
   * Terminates the server and deletes its folder.
   * @throws when the server denied a command of one of the `users`
   */
  stop(): Promise<void>;
}

/**
 * Starts a separate redis-server, so that tests can flush, restart, crash or configure it without affecting others. Takes about 30 ms.
 * @throws when no `redis-server` is on the PATH
 */
export async function startTestRedis({
  appendOnly = false,
  settings = {},
  users = [],
}: TestRedisOptions = {}): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-redis-'));
  const port = await findFreePort();
  const aclFile = join(folder, 'users.acl');
  await writeFile(aclFile, users.map((line) => `${line}\n`).join(''));
  const config = {
    aclfile: aclFile,
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    save: '',
    appendonly: appendOnly ? 'yes' : 'no',
    // Data that a killed server has written survives the kill. Waiting for the disk would only help against a crash of the computer.
    appendfsync: 'no',
    ...settings,
  };
  const args = Object.entries(config).flatMap(([name, value]) => [`--${name}`, value]);
  let server = await launch(args);
  let watchdog = watch(server, folder);
  const url = `redis://127.0.0.1:${port}`;
  const start = async (): Promise<void> => {
    watchdog.detach();
    server = await launch(args);
    watchdog = watch(server, folder);
  };
  return {
    url,
    urlFor: (user) => `redis://${user}:${user}@127.0.0.1:${port}`,
    kill: () => signalAndWait(server, 'SIGKILL'),
    async restart() {
      await signalAndWait(server, 'SIGTERM');
      await start();
    },
    async restartWithoutData() {
      await signalAndWait(server, 'SIGKILL');
      await rm(join(folder, 'appendonlydir'), { recursive: true });
      await start();
    },
    async stop() {
      const denied = users.length > 0 && isRunning(server) ? await readDeniedCommands(url) : [];
      await watchdog.terminate();
      if (denied.length > 0)
        throw new Error(`Redis denied commands that redis-permissions.ts does not allow:\n${denied.join('\n')}`);
    },
  };
}

async function launch(args: string[]): Promise<ChildProcess> {
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(server, 'spawn').catch((error: unknown) => {
    throw new Error('tests need redis-server on the PATH: apt-get install redis-server (or brew install redis)', {
      cause: error,
    });
  });
  server.unref();
  const output: string[] = [];
  const lines = createInterface({ input: server.stdout! });
  for await (const line of lines) {
    output.push(line);
    if (line.includes('Ready to accept connections')) {
      // The rest of the output is read and discarded, because a full pipe would block the server.
      server.stdout!.resume();
      return server;
    }
  }
  throw new Error(`redis-server did not start:\n${output.join('\n')}`);
}

function watch(server: ChildProcess, folder: string): ParentExitWatchdog {
  return new ParentExitWatchdog({ pid: server.pid!, signal: 'KILL', folder });
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

async function signalAndWait(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!isRunning(server)) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
