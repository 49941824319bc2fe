import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@memory/launcher/config';
import { findFreePort } from '@memory/launcher/process/free-port';
import { pidFilePath } from '@memory/launcher/process/pid-file';
import { readRunningInstallation, type RunningInstallation } from '@memory/launcher/stack/running-installation';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** The name under which faults address the start program, which supervises all other processes. */
export const START_PROGRAM = 'start-program';

/** The product as `npm start` runs it: a start program of its own, with its own DATA_DIR and free ports. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** The addresses of the services and of Redis. They change when the start program is started again. */
  installation(): RunningInstallation;
  /** The process id of a process of topology.ts, of `postgres`, `redis` or the start program. @throws Error when it does not run */
  processId(name: string): number;
  sendSignal(name: string, signal: NodeJS.Signals): void;
  /** The environment variables with which a process was started. */
  environmentOf(name: string): Record<string, string>;
  /** Starts the product and waits until it is ready. @throws Error with the output of the start program when it ends */
  start(): Promise<void>;
  /** The files with the output of each start. */
  readonly startLogs: readonly string[];
  stop(): Promise<void>;
}

/**
 * Prepares a product, which `start` starts.
 * @param folder the parent of its DATA_DIR, also for the output of the start program
 * @param settings environment variables
 */
export async function prepareProduct(folder: string, settings: Record<string, string>): Promise<Product> {
  const dataDir = join(folder, 'data');
  // Searched elsewhere than the start program searches the other ports, because the gateway takes this one last.
  const port = await findFreePort(`${dataDir} gateway`);
  let startProgram: ChildProcess | undefined;
  const startLogs: string[] = [];
  const processId = (name: string): number => {
    if (name === START_PROGRAM) return startProgram?.pid ?? missing(name);
    const file = pidFilePath(dataDir, name);
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : missing(name);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    installation: () => readRunningInstallation(dataDir) ?? missing('the product'),
    processId,
    sendSignal: (name, signal) => void process.kill(processId(name), signal),
    startLogs,
    environmentOf: (name) => readEnvironment(processId(name)),
    async start() {
      const logFile = join(folder, `start-${startLogs.length + 1}.log`);
      startLogs.push(logFile);
      startProgram = spawnStartProgram(logFile, { PORT: String(port), DATA_DIR: dataDir, ...settings });
      await waitUntilReady(startProgram, logFile);
    },
    async stop() {
      if (!startProgram || startProgram.exitCode !== null || startProgram.signalCode !== null) return;
      const exited = once(startProgram, 'exit');
      startProgram.kill('SIGTERM');
      const timer = setTimeout(() => startProgram?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

function spawnStartProgram(logFile: string, settings: Record<string, string>): ChildProcess {
  // Without npm's variables, because the program would otherwise end with the npm that runs the faults.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/launcher/src/start.ts'], {
    cwd: repositoryRoot,
    env: { ...inherited, HOST: '127.0.0.1', RATE_LIMIT_FACTOR: 'off', ...settings },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  // A run that fails must not leave a product behind. The start program ends everything else.
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}

async function waitUntilReady(child: ChildProcess, logFile: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const output = readFileSync(logFile, 'utf8');
    if (output.includes('Memory is ready')) return;
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline)
      throw new Error(`The product did not start:\n${output}`);
    await delay(POLL_MS);
  }
}

function readEnvironment(pid: number): Record<string, string> {
  const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    variables.map((variable) => [variable.slice(0, variable.indexOf('=')), variable.slice(variable.indexOf('=') + 1)]),
  );
}

function missing(name: string): never {
  throw new Error(`${name} does not run`);
}
