import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { Leash } from '../leash.ts';
import { refusedCommands } from './refused-commands.ts';

interface RedisOptions {
  /** Keep every write on disk before answering, for tests that kill the server. */
  appendOnly?: boolean;
  /** Further settings of redis.conf, e.g. `{ 'maxmemory-policy': 'allkeys-lru' }`. */
  settings?: Record<string, string>;
  /**
   * Users besides `default`, as lines of an ACL file; each one's password is its name. `stop` fails when Redis refused a command
   * of one of them, even if the program under test ignored the error.
   */
  users?: readonly string[];
}

export interface TestRedis {
  /** As the user `default`, who may do everything. */
  url: string;
  /** As one of the `users` that were asked for. */
  urlFor(user: string): string;
  /** Ends the server at once, as a crash does; its folder stays for `restart`. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, ending it in good order first if it still runs. */
  restart(): Promise<void>;
  /** Ends the server and removes its folder. @throws when it refused a command to one of its users */
  stop(): Promise<void>;
}

/**
 * A redis-server of one's own: a process costs 30 ms, and nothing a test does to it (flush, restart, crash, settings) can reach another.
 * @throws when no `redis-server` is on the PATH
 */
export async function startTestRedis({
  appendOnly = false,
  settings = {},
  users = [],
}: RedisOptions = {}): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-redis-'));
  const port = await getPort({ host: '127.0.0.1' });
  const aclFile = join(folder, 'users.acl');
  await writeFile(aclFile, users.map((line) => `${line}\n`).join(''));
  const config = {
    aclfile: aclFile,
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    save: '',
    appendonly: appendOnly ? 'yes' : 'no',
    appendfsync: appendOnly ? 'always' : 'no',
    ...settings,
  };
  const args = Object.entries(config).flatMap(([name, value]) => [`--${name}`, value]);
  let server = await launch(args);
  let leash = tie(server, folder);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    urlFor: (user) => `redis://${user}:${user}@127.0.0.1:${port}`,
    kill: () => end(server, 'SIGKILL'),
    async restart() {
      await end(server, 'SIGTERM');
      leash.cut();
      server = await launch(args);
      leash = tie(server, folder);
    },
    async stop() {
      const refused = users.length > 0 && isRunning(server) ? await refusedCommands(url) : [];
      await leash.pull();
      if (refused.length > 0)
        throw new Error(`Redis refused what redis-users.ts does not allow:\n${refused.join('\n')}`);
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
  const said: string[] = [];
  const lines = createInterface({ input: server.stdout! });
  for await (const line of lines) {
    said.push(line);
    if (line.includes('Ready to accept connections')) {
      // What it says later is of no interest, but a full pipe would stop it.
      server.stdout!.resume();
      return server;
    }
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`);
}

function tie(server: ChildProcess, folder: string): Leash {
  return new Leash({ pid: server.pid!, signal: 'KILL', folder });
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
