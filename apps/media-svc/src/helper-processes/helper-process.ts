import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFullDisk } from '../file-system/disk-full.ts';
import { findExceededProcessLimit } from '../process-limits/limit-exceeded.ts';
import { commandWithLimits, type ProcessLimits } from '../process-limits/limited-command.ts';
import type { HelperMessage } from './serve-helper-requests.ts';

/** Thrown when a helper process exited without a response and without exceeding a limit: it crashed or was killed from outside. */
export class HelperExited extends Error {
  override readonly name = 'HelperExited';
  /** Whether an administrator or the out-of-memory killer of the kernel ended the process. In this case the request is not necessarily the cause. */
  readonly wasKilled: boolean;
  /** Whether the process ended because its program uses an instruction that this processor does not support. */
  readonly isForAnotherProcessor: boolean;

  constructor(
    program: string,
    { code, signal, errorOutput }: { code: number | null; signal: NodeJS.Signals | null; errorOutput: string },
  ) {
    super(`${program} ended with ${signal ?? code}${lastLines(errorOutput)}`);
    this.wasKilled = signal === 'SIGKILL' || signal === 'SIGTERM';
    this.isForAnotherProcessor = signal === 'SIGILL';
  }
}

/**
 * Thrown when a helper process has sent a response, but its error output says that a part of the response is missing for another reason than an
 * exceeded limit.
 */
export class HelperResponseIncomplete extends Error {
  override readonly name = 'HelperResponseIncomplete';

  constructor(program: string, errorOutput: string) {
    super(`${program} could not finish${lastLines(errorOutput)}`);
  }
}

/** The number of characters of error output in the message of HelperExited. The last lines of the error output contain the cause. */
const SHOWN_ERROR_OUTPUT_CHARS = 500;

const lastLines = (errorOutput: string): string =>
  errorOutput.trim() === '' ? '' : `: ${errorOutput.trim().slice(-SHOWN_ERROR_OUTPUT_CHARS)}`;

/** A program that runs as a helper process, and the resources that it may use. */
export interface HelperProgram {
  /** The name of the program's file in `src`, without the extension. */
  readonly name: string;
  /** The limit of the V8 heap in megabytes. Memory that native libraries allocate does not count towards this limit. */
  readonly heapMb: number;
  readonly limits: ProcessLimits;
  /**
   * Environment variables for the libraries of the program. The program gets no other variables of the parent process, because it
   * processes untrusted files and needs no secrets.
   */
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the error output of a library that returns an empty result instead of an error. A response after such output is not used. */
  readonly incompleteOutput?: RegExp;
}

/**
 * The number of characters of error output that are kept. They are enough for the message that V8 or an uncaught error writes, with its
 * stack trace.
 */
const ERROR_OUTPUT_MAX_CHARS = 16_384;

/** One helper process, which handles one request at a time over IPC. */
export class HelperProcess<Request extends object, Response> {
  private readonly child: ChildProcess;
  private readonly exited: Promise<never>;
  private readonly errorOutput: () => string;

  constructor(private readonly program: HelperProgram) {
    const { name, heapMb, limits, env = {} } = program;
    const [execPath, ...execArgv] = commandWithLimits(process.execPath, [`--max-old-space-size=${heapMb}`], limits);
    this.child = fork(programPath(name), { env, execPath, execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const errorOutput = keepLastOutput(this.child.stderr);
    this.errorOutput = errorOutput;
    // The event 'close' is used instead of 'exit', because it follows after all of the error output has been read.
    this.exited = once(this.child, 'close').then((exit) => {
      const [code, signal] = exit as [number | null, NodeJS.Signals | null];
      throw (
        findFullDisk(errorOutput()) ??
        findExceededProcessLimit({ signal, errorOutput: errorOutput() }, limits) ??
        new HelperExited(name, { code, signal, errorOutput: errorOutput() })
      );
    });
    // The process may exit while no request is pending. This listener prevents an unhandled rejection; the next request is rejected with
    // the reason.
    this.exited.catch(() => undefined);
  }

  /**
   * Sends a request to the process and waits for the response. After an error, the process must not be used again.
   * @param onProgress is called with each progress message of the process, from 0 to 1
   * @throws ProcessLimitExceeded, DiskFull, HelperExited, HelperResponseIncomplete, or the reason of the aborted signal
   */
  async request(request: Request, signal: AbortSignal, onProgress?: (share: number) => void): Promise<Response> {
    const responded = this.receiveResponse(signal, onProgress);
    // An error while sending the request is ignored, because the process has then exited and `exited` is rejected with the reason.
    this.child.send(request, () => undefined);
    const response = await Promise.race([responded, this.exited]);
    await this.assertComplete();
    return response;
  }

  /** @throws ProcessLimitExceeded or HelperResponseIncomplete when the process has written that a part of its response is missing */
  private async assertComplete(): Promise<void> {
    const { name, limits, incompleteOutput } = this.program;
    if (!incompleteOutput) return;
    // The error output that the process wrote before its response has already arrived, but may be read only later in the same iteration of the
    // event loop.
    await nextLoopIteration();
    const errorOutput = this.errorOutput();
    if (!incompleteOutput.test(errorOutput)) return;
    throw (
      findExceededProcessLimit({ signal: null, errorOutput }, limits) ?? new HelperResponseIncomplete(name, errorOutput)
    );
  }

  private async receiveResponse(signal: AbortSignal, onProgress?: (share: number) => void): Promise<Response> {
    for await (const [message] of on(this.child, 'message', { signal }) as AsyncIterable<[HelperMessage<Response>]>) {
      if ('response' in message) return message.response;
      onProgress?.(message.progress);
    }
    throw new Error('the messages of a helper process ended without a response');
  }

  /** Kills the process and waits for its exit. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    // `exited` is rejected because of the kill, which is expected here.
    await this.exited.catch(() => undefined);
  }
}

/** Reads a stream and returns a function that returns the last part of the text read so far. */
function keepLastOutput(stream: Readable | null): () => string {
  let last = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-ERROR_OUTPUT_MAX_CHARS);
  });
  return () => last;
}

/**
 * Returns the path of a helper program. In a build, the program is in the same folder as the service (whose code may be in `chunks/`);
 * otherwise it is in `src`.
 */
function programPath(program: string): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL(`../${program}.ts`, here));
  return fileURLToPath(new URL(here.includes('/chunks/') ? `../${program}.js` : `./${program}.js`, here));
}
