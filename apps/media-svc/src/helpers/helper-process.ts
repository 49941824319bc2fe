import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findExceededLimit } from '../process-limits/limit-exceeded.ts';
import { limitedCommand, type ProcessLimits } from '../process-limits/limited-command.ts';

/** A helper ended without an answer although it exceeded no limit: it crashed, or another process killed it. */
export class HelperDied extends Error {
  override readonly name = 'HelperDied';
  /** Whether an operator or the kernel's out-of-memory killer ended it, which need not be the fault of the question. */
  readonly killed: boolean;

  constructor(program: string, { code, signal }: { code: number | null; signal: NodeJS.Signals | null }) {
    super(`${program} ended with ${signal ?? code}`);
    this.killed = signal === 'SIGKILL' || signal === 'SIGTERM';
  }
}

/** A program of ours, and what it may take. */
export interface HelperProgram {
  /** The name of its file in `src`, without the ending. */
  readonly name: string;
  /** Megabytes for JavaScript's own objects; memory that libraries allocate is not counted. */
  readonly heapMb: number;
  readonly limits: ProcessLimits;
  /** For its libraries. It gets nothing of our environment: it needs no secret, and it opens files that strangers made. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Long enough for the reason that V8 or an uncaught error writes, with the stack trace that follows it. */
const ERROR_OUTPUT_KEPT_CHARS = 16_384;

/** A program of ours in a process of its own, which answers one question at a time. */
export class HelperProcess<Question extends object, Answer> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<never>;

  constructor({ name, heapMb, limits, env = {} }: HelperProgram) {
    const [execPath, ...execArgv] = limitedCommand(process.execPath, [`--max-old-space-size=${heapMb}`], limits);
    this.child = fork(fileOf(name), { env, execPath, execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const errorOutput = lastOutputOf(this.child.stderr);
    // 'close' instead of 'exit', because by then all of the error output has been read.
    this.gone = once(this.child, 'close').then((ending) => {
      const [code, signal] = ending as [number | null, NodeJS.Signals | null];
      throw findExceededLimit({ signal, errorOutput: errorOutput() }, limits) ?? new HelperDied(name, { code, signal });
    });
    // It may end while nobody waits for an answer; whoever comes next is told.
    this.gone.catch(() => undefined);
  }

  /**
   * Asks and waits for the answer.
   * @throws LimitExceeded, HelperDied, or what the signal was aborted with; the process is then of no more use
   */
  async ask(question: Question, signal: AbortSignal): Promise<Answer> {
    const answered = once(this.child, 'message', { signal });
    // Where it cannot be told any more, its end says so.
    this.child.send(question, () => undefined);
    const [answer] = (await Promise.race([answered, this.gone])) as [Answer];
    return answer;
  }

  /** Ends it at once, in the middle of its work too. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    // That it is gone is what we wanted.
    await this.gone.catch(() => undefined);
  }
}

/** Reads a process's output and remembers the end of it. */
function lastOutputOf(stream: Readable | null): () => string {
  let last = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-ERROR_OUTPUT_KEPT_CHARS);
  });
  return () => last;
}

/** Beside the built service, which may have this very code in `chunks/`; or in `src` when the source itself is run. */
function fileOf(program: string): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL(`../${program}.ts`, here));
  return fileURLToPath(new URL(here.includes('/chunks/') ? `../${program}.js` : `./${program}.js`, here));
}
