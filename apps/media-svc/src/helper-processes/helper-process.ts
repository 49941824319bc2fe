import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findExceededLimit } from '../process-limits/limit-exceeded.ts';
import { commandWithLimits, type ProcessLimits } from '../process-limits/limited-command.ts';

/** The process exited without a response and without exceeding a limit: it crashed, or was killed from outside. */
export class HelperExited extends Error {
  override readonly name = 'HelperExited';
  /** True when an administrator or the kernel's out-of-memory killer ended it, so the request need not be the cause. */
  readonly wasKilled: boolean;

  constructor(program: string, { code, signal }: { code: number | null; signal: NodeJS.Signals | null }) {
    super(`${program} ended with ${signal ?? code}`);
    this.wasKilled = signal === 'SIGKILL' || signal === 'SIGTERM';
  }
}

/** A program that runs as a helper process, and its resources. */
export interface HelperProgram {
  /** The name of its file in `src`, without the extension. */
  readonly name: string;
  /** The V8 heap limit; memory that native libraries allocate is not counted. */
  readonly heapMb: number;
  readonly limits: ProcessLimits;
  /**
   * Environment variables for its libraries. It gets nothing else of our environment, because it processes untrusted
   * files and needs no secret.
   */
  readonly env?: Readonly<Record<string, string>>;
}

/** Enough for the message that V8 or an uncaught error writes, and the stack trace after it. */
const ERROR_OUTPUT_MAX_CHARS = 16_384;

/** One child process that handles one request at a time over IPC. */
export class HelperProcess<Request extends object, Response> {
  private readonly child: ChildProcess;
  private readonly exited: Promise<never>;

  constructor({ name, heapMb, limits, env = {} }: HelperProgram) {
    const [execPath, ...execArgv] = commandWithLimits(process.execPath, [`--max-old-space-size=${heapMb}`], limits);
    this.child = fork(programPath(name), { env, execPath, execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const errorOutput = keepLastOutput(this.child.stderr);
    // 'close' instead of 'exit', because by then all of the error output has been read.
    this.exited = once(this.child, 'close').then((exit) => {
      const [code, signal] = exit as [number | null, NodeJS.Signals | null];
      throw (
        findExceededLimit({ signal, errorOutput: errorOutput() }, limits) ?? new HelperExited(name, { code, signal })
      );
    });
    // It may exit while no request is pending; the next request gets the rejection.
    this.exited.catch(() => undefined);
  }

  /**
   * Sends a request and waits for the response.
   * @throws LimitExceeded, HelperExited, or the signal's reason; the process must not be used afterwards
   */
  async request(request: Request, signal: AbortSignal): Promise<Response> {
    const responded = once(this.child, 'message', { signal });
    // A failed send is ignored: `exited` reports why.
    this.child.send(request, () => undefined);
    const [response] = (await Promise.race([responded, this.exited])) as [Response];
    return response;
  }

  /** Kills the process and waits for its exit. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    // The exit is expected here.
    await this.exited.catch(() => undefined);
  }
}

/** Reads a stream and returns a function that gives the end of what was read. */
function keepLastOutput(stream: Readable | null): () => string {
  let last = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-ERROR_OUTPUT_MAX_CHARS);
  });
  return () => last;
}

/**
 * The path of the program: beside the built service (whose code may be in `chunks/`), or in `src` when the sources
 * are run.
 */
function programPath(program: string): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL(`../${program}.ts`, here));
  return fileURLToPath(new URL(here.includes('/chunks/') ? `../${program}.js` : `./${program}.js`, here));
}
