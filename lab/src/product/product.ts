import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@memory/launcher/config';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { findFreePort } from '@memory/launcher/process/free-port';
import { pidFilePath } from '@memory/launcher/process/pid-file';
import {
  dataDirHolder,
  readRunningInstallation,
  type RunningInstallation,
} from '@memory/launcher/stack/running-installation';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import { topology } from '@memory/launcher/topology';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The name of the start program, which supervises all other processes. */
export const START_PROGRAM = 'start-program';
/** The names of all processes except the start program. */
export const processNames: readonly string[] = [...topology.map(({ name }) => name), 'postgres', 'redis'];

interface ProductOptions {
  /** Environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether npm runs the start program, as for an operator. The memory of npm is then part of the product's memory. */
  readonly withNpm?: boolean;
}

/**
 * The product with its own DATA_DIR and free ports, and without limits on requests per minute. It runs in separate processes, so that these can be
 * measured and killed independently of this program.
 */
export class Product {
  readonly dataDir: string;
  /** The files with the output of each start. */
  readonly startLogs: string[] = [];
  url = '';
  private readonly folder: string;
  private readonly options: ProductOptions;
  private port: number | undefined;
  private root: ChildProcess | undefined;

  /** @param folder the parent folder of DATA_DIR, which also gets the output of the start program */
  constructor(folder: string, options: ProductOptions = {}) {
    this.folder = folder;
    this.dataDir = join(folder, 'data');
    this.options = options;
  }

  /** Starts the product and waits until it is ready. @throws Error with the output of the start program when the start program ends */
  async start(): Promise<this> {
    // The search range differs from the start program's range for other ports, because the gateway takes its port last.
    this.port ??= await findFreePort(`${this.dataDir} gateway`);
    this.url = `http://127.0.0.1:${this.port}`;
    const logFile = join(this.folder, `start-${this.startLogs.length + 1}.log`);
    this.startLogs.push(logFile);
    this.root = this.spawnStartProgram(logFile);
    await this.waitUntilReady(this.root);
    return this;
  }

  async stop(): Promise<void> {
    const { root } = this;
    if (!root || hasEnded(root)) return;
    const exited = once(root, 'exit');
    root.kill('SIGTERM');
    const timer = setTimeout(() => root.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }

  /** The output of the start program at its last start. */
  get output(): string {
    return readFileSync(this.startLogs.at(-1) ?? missing('the product'), 'utf8');
  }

  /** The id of the process from which all other processes descend: npm, or the start program. */
  get rootPid(): number {
    return this.root?.pid ?? missing(START_PROGRAM);
  }

  /** The addresses of the services and of Redis. They change at each start of the start program. */
  installation(): RunningInstallation {
    return readRunningInstallation(this.dataDir) ?? missing('the product');
  }

  /** Returns the id of a process of topology.ts, of `postgres`, of `redis` or of the start program. @throws Error when the process does not run */
  processId(name: string): number {
    if (name === START_PROGRAM) return this.options.withNpm ? dataDirHolder(this.dataDir) : this.rootPid;
    const file = pidFilePath(this.dataDir, name);
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : missing(name);
  }

  sendSignal(name: string, signal: NodeJS.Signals): void {
    process.kill(this.processId(name), signal);
  }

  /** The environment variables with which a process was started. */
  environmentOf(name: string): Record<string, string> {
    const variables = readFileSync(`/proc/${this.processId(name)}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean);
    return Object.fromEntries(variables.map((variable) => variable.split(/=(.*)/s).slice(0, 2)));
  }

  /** The metrics of a process, as Prometheus reads them. */
  async readMetrics(name: string): Promise<string> {
    return (await fetch(`${this.installation().metrics[name]}/metrics`)).text();
  }

  /** The address of a database, with the credentials of the PostgreSQL server's administrator, who may skip foreign key checks. */
  databaseUrl(database: string): string {
    const url = new URL(this.environmentOf('journal-svc').DATABASE_URL ?? '');
    url.username = 'postgres';
    url.password = encodeURIComponent(readOrCreateInstallationSecrets(this.dataDir).databasePassword);
    url.pathname = '';
    return databaseUrl(url.href, database);
  }

  private spawnStartProgram(logFile: string): ChildProcess {
    const { settings, withNpm = false } = this.options;
    // npm's variables are left out: with them, the start program would end together with the npm that runs this program.
    const { DATABASE_URL: _databaseUrl, REDIS_URL: _redisUrl, ...others } = process.env;
    const inherited = Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('npm_')));
    const own = { HOST: '127.0.0.1', PORT: String(this.port), DATA_DIR: this.dataDir, RATE_LIMIT_FACTOR: 'off' };
    const [program, args] = withNpm
      ? ['npm', ['start']]
      : [process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/launcher/src/start.ts']];
    mkdirSync(this.dataDir, { recursive: true });
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...inherited, ...own, ...settings },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    stopWithThisProgram(child);
    return child;
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!this.output.includes('Memory is ready')) {
      if (hasEnded(child) || performance.now() > deadline)
        throw new Error(`The product did not start:\n${this.output}`);
      await delay(POLL_MS);
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Stops the product when this program is stopped. The product is in its own process group, which signals to this program do not reach. */
function stopWithThisProgram(child: ChildProcess): void {
  const stop = (): void => void child.kill('SIGTERM');
  const stopAndExit = (): void => {
    child.once('exit', () => process.exit(1));
    stop();
  };
  process.once('exit', stop);
  for (const signal of SIGNALS) process.once(signal, stopAndExit);
  child.once('exit', () => {
    process.off('exit', stop);
    for (const signal of SIGNALS) process.off(signal, stopAndExit);
  });
}

function missing(name: string): never {
  throw new Error(`${name} does not run`);
}

/** The settings of a worker that only transcribes. */
export const TRANSCRIBES_ONLY = { OCR_CONCURRENCY: '0', CONVERT_CONCURRENCY: '0', THUMBNAIL_CONCURRENCY: '0' };

interface SecondProcess {
  readonly child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts another process of a service, with the program, options and environment of the product's process, except for the given variables. */
export function startSecondProcess(product: Product, name: string, variables: Record<string, string>): SecondProcess {
  const [program = '', ...args] = readFileSync(`/proc/${product.processId(name)}/cmdline`, 'utf8')
    .split('\0')
    .filter(Boolean);
  const env = { ...product.environmentOf(name), PORT: '0', METRICS_PORT: '0', ...variables };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
