import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '@memory/launcher/config';
import { pidFilePath } from '@memory/launcher/process/pid-file';
import { dataDirHolder } from '@memory/launcher/stack/lock-data-dir';
import getPort from 'get-port';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The product as `npm start` runs it: npm, the start program and every process that it starts. */
export interface StartedProduct {
  readonly url: string;
  readonly dataDir: string;
  /** The process id of npm, the ancestor of every process. */
  readonly rootPid: number;
  /** The process id of the start program, which supervises the others. */
  readonly startProgramPid: number;
  /** The lines that `npm start` has printed until the product was ready. */
  readonly output: readonly string[];
  /** Returns the process id of a process of topology.ts, of `postgres` or of `redis`. */
  processId(name: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Runs `npm start` as a program of its own, so that its memory can be measured apart from that of the benchmark. There are no limits on
 * requests per minute, and the databases are always those of the data folder.
 * @throws Error with the output of `npm start` when the product does not become ready
 */
export async function startWithNpm(dataDir: string): Promise<StartedProduct> {
  await mkdir(dataDir, { recursive: true });
  const port = await getPort();
  const child = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: environment({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_FACTOR: 'off' }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  // The product is in a process group of its own, so a signal to the benchmark does not reach it.
  const stopWithBenchmark = (): void => {
    child.kill('SIGTERM');
    void exited.then(() => process.exit(1));
  };
  for (const signal of SIGNALS) process.once(signal, stopWithBenchmark);
  const output: string[] = [];
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    isReady = line.startsWith('Memory is ready');
    if (isReady) break;
  }
  child.stdout.resume();
  if (!isReady) throw new Error(`npm start ended:\n${output.join('\n')}`);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    rootPid: child.pid!,
    startProgramPid: dataDirHolder(dataDir),
    output,
    processId: async (name) => Number.parseInt(await readFile(pidFilePath(dataDir, name), 'utf8'), 10),
    async stop() {
      for (const signal of SIGNALS) process.off(signal, stopWithBenchmark);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Returns the environment of this program without the settings that would make the product use databases elsewhere. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _databaseUrl, REDIS_URL: _redisUrl, ...inherited } = process.env;
  const ownSettings = Object.entries(inherited).filter(([name]) => !name.startsWith('npm_'));
  return { ...Object.fromEntries(ownSettings), ...settings };
}

/** The folder of one run's data folder, which `mkdtemp` creates for its owner alone. */
export const dataFolder = (folder: string): string => join(folder, 'data');
