import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child.ts';
import { tail } from './child.ts';
import { Refusal } from './steps.ts';

/** A program of the stack: how it is started, when it is ready, how it is ended. */
export interface Program {
  name: string;
  logFile: string;
  launch(): Child;
  /** Does it answer? Asked again and again until it does. */
  answers(): Promise<boolean>;
  /** What makes it end in good order; SIGTERM unless said otherwise. */
  stopSignal?: NodeJS.Signals;
}

/** Long: after a crash a database first replays what was not yet written, and a first start may load a dictionary. */
const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 20_000;
const LONGEST_PAUSE_MS = 30_000;

/** Keeps one program running: starts it again when it ends by itself, less and less eagerly. */
export class Supervised {
  private readonly program: Program;
  private readonly say: (line: string) => void;
  private child: Child | undefined;
  private stopping = new AbortController();

  constructor(program: Program, say: (line: string) => void) {
    this.program = program;
    this.say = say;
  }

  /** Resolves when it answers. A program that ends or stays silent at its first start is a Refusal with the end of its log. */
  async start(): Promise<void> {
    this.stopping = new AbortController();
    const child = this.launch();
    await this.ready(child);
    void this.watch(child);
  }

  /** Ends it for good; in good order unless another signal is asked for. */
  async stop(signal = this.program.stopSignal): Promise<void> {
    this.stopping.abort();
    await this.child?.stop(signal, STOP_WITHIN_MS);
  }

  private launch(): Child {
    this.child = this.program.launch();
    return this.child;
  }

  private async ready(child: Child): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.program.answers())) {
      const { name, logFile } = this.program;
      const trouble = this.trouble(child, deadline);
      if (trouble)
        throw new Refusal(`${name} did not start: ${trouble}. The end of its log (${logFile}):\n${tail(logFile)}`);
      await pause(25);
    }
  }

  private trouble(child: Child, deadline: number): string | undefined {
    if (this.stopping.signal.aborted) return 'the stack is being stopped';
    if (!child.running()) return 'it ended';
    return Date.now() > deadline ? 'it does not answer' : undefined;
  }

  private async watch(first: Child): Promise<void> {
    let child = first;
    let wait = 500;
    for (;;) {
      const started = Date.now();
      const reason = await child.ended;
      if (this.stopping.signal.aborted) return;
      // What ran for a minute was well: its next trouble is a new one.
      if (Date.now() - started > 60_000) wait = 500;
      this.say(
        `! ${this.program.name} ended (${reason}); starting it again in ${wait / 1000} s. Its log: ${this.program.logFile}`,
      );
      if (!(await this.rest(wait))) return;
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      child = this.launch();
      void this.announce(child);
    }
  }

  private async announce(child: Child): Promise<void> {
    try {
      await this.ready(child);
      this.say(`✓ ${this.program.name} is back`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // It ended again, which watch() reports; or it hangs: end it, so that it gets another chance.
      if (child.running() && !this.stopping.signal.aborted) await child.stop('SIGKILL');
    }
  }

  /** Waits, unless the stack is stopped meanwhile: then false. */
  private async rest(ms: number): Promise<boolean> {
    try {
      await pause(ms, undefined, { signal: this.stopping.signal });
      return true;
    } catch {
      return false;
    }
  }
}

/** Does an HTTP server answer 200 here? */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
