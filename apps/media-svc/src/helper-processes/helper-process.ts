import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findExceededLimit } from '../process-limits/limit-exceeded.ts';
import { commandWithLimits, type ProcessLimits } from '../process-limits/limited-command.ts';

/** The process exited without a response and without exceeding a limit: it crashed, or was killed from outside. */
export class HelperExited extends Error {
  override readonly name = 'HelperExited';
  /** True when an administrator or the out-of-memory killer of the kernel ended the process, so that the request need not be the cause. */
  readonly wasKilled: boolean;

  constructor(program: string, { code, signal }: { code: number | null; signal: NodeJS.Signals | null }) {
    super(`${program} ended with ${signal ?? code}`);
    this.wasKilled = signal === 'SIGKILL' || signal === 'SIGTERM';
  }
}

/** A program that runs as a helper process, and the resources that it may use. */
export interface HelperProgram {
  /** The name of the file of the program in `src`, without the extension. */
  readonly name: string;
  /** The limit of the V8 heap in megabytes; memory that native libraries allocate does not count towards it. */
  readonly heapMb: number;
  readonly limits: ProcessLimits;
  /**
   * Environment variables for the libraries of the program. The program gets no other variables of the parent process, because it
   * processes untrusted files and needs no secrets.
   */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The number of characters of error output that are kept: enough for the message that V8 or an uncaught error writes and the stack
 * trace after it.
 */
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
    // The process may exit while no request is pending. The next request is then rejected with the reason.
    this.exited.catch(() => undefined);
  }

  /**
   * Sends a request and waits for the response.
   * @throws LimitExceeded, HelperExited, or the signal's reason; the process must not be used afterwards
   */
  async request(request: Request, signal: AbortSignal): Promise<Response> {
    const responded = once(this.child, 'message', { signal });
    // An error while sending is ignored, because `exited` is then rejected with the reason.
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
