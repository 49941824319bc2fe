import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A helper ended without an answer: by itself, or because somebody killed it. */
export class HelperDied extends Error {
  override readonly name = 'HelperDied';
}

/** A program of ours, and what it may take. */
export interface HelperProgram {
  /** The name of its file in `src`, without the ending. */
  readonly name: string;
  /** For JavaScript's own objects; what libraries hold beside them is not counted. */
  readonly heapMb: number;
  /** For its libraries. It gets nothing of our environment: it needs no secret, and it opens files that strangers made. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A program of ours in a process of its own, which answers one question at a time. */
export class HelperProcess<Question extends object, Answer> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<never>;

  constructor({ name, heapMb, env = {} }: HelperProgram) {
    this.child = fork(fileOf(name), { env, execArgv: [`--max-old-space-size=${heapMb}`], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.gone = once(this.child, 'exit').then(([code, signal]) => {
      throw new HelperDied(`${name} ended with ${signal ?? code}`);
    });
    // It may end while nobody waits for an answer; whoever comes next is told.
    this.gone.catch(() => undefined);
  }

  /**
   * Asks and waits for the answer.
   * @throws HelperDied, or what the signal was aborted with; the process is then of no more use
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

/** Beside the built service, which may have this very code in `chunks/`; or in `src` when the source itself is run. */
function fileOf(program: string): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL(`../${program}.ts`, here));
  return fileURLToPath(new URL(here.includes('/chunks/') ? `../${program}.js` : `./${program}.js`, here));
}
