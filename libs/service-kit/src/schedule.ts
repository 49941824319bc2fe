import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Work that a process repeats. */
export interface ScheduledTask {
  /** What the task does, as a phrase for the log. */
  readonly task: string;
  /** The pause between the end of a run and the next run, in milliseconds. */
  readonly everyMs: number | (() => number);
  /** Whether there is also a pause before the first run. By default, the first run begins at the start of the process. */
  readonly pausesFirst?: boolean;
  /** Does the work that is due now. A long run must stop early when `signal` is aborted, because the shutdown waits for it. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Runs tasks at intervals, from the start of the process to its shutdown. Every replica runs them, so a task must do no harm when two replicas run it
 * at the same time. In one process, two runs of a task never overlap. A failed run is logged and repeated after the pause. A task that keeps failing
 * in the same way is logged once, and again when it succeeds.
 */
export abstract class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private closing = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  protected constructor(private readonly tasks: readonly ScheduledTask[]) {}

  onApplicationBootstrap(): void {
    this.closing = new AbortController();
    this.running = Promise.all(this.tasks.map((task) => this.repeat(task, this.closing.signal)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async repeat({ task, everyMs, pausesFirst, run }: ScheduledTask, signal: AbortSignal): Promise<void> {
    const pause = () => waitUnlessAborted(typeof everyMs === 'number' ? everyMs : everyMs(), signal);
    let lastFailure: string | null = null;
    if (pausesFirst) await pause();
    while (!signal.aborted) {
      try {
        await run(signal);
        if (lastFailure !== null) this.logger.log({ task }, 'a scheduled task succeeds again');
        lastFailure = null;
      } catch (error) {
        const failure = String(error);
        if (failure !== lastFailure)
          this.logger.warn({ err: error, task }, 'a scheduled task failed; it runs again after its pause');
        lastFailure = failure;
      }
      await pause();
    }
  }
}

/** Waits for a time in milliseconds, or until the signal is aborted. */
export async function waitUnlessAborted(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, signal && { signal });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
