import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * A check of a dependency of the process (a database, Redis). It resolves when the dependency works, and rejects with the reason when it does not.
 */
export type ReadinessCheck = () => PromiseLike<unknown>;

/**
 * How long a check may take, in milliseconds. Clients of Redis wait for a connection without limit, but whoever requests the readiness must get a
 * response before its own timeout.
 */
const CHECK_TIMEOUT_MS = 2_000;

/** The checks that `GET /health` runs. Each module that depends on something outside the process registers a check. */
@Injectable()
export class ReadinessChecks {
  private readonly checks: ReadinessCheck[] = [];
  /** Whether the process has been told to stop. It is then not ready, although it still serves requests. */
  isShuttingDown = false;

  register(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /**
   * Runs all checks at the same time.
   * @throws the error of the first check that fails, or an error when a check takes too long or the process is shutting down
   */
  async run(): Promise<void> {
    if (this.isShuttingDown) throw new Error('the process is shutting down');
    const done = new AbortController();
    try {
      await Promise.race([Promise.all(this.checks.map((check) => check())), failAfter(CHECK_TIMEOUT_MS, done.signal)]);
    } finally {
      done.abort();
    }
  }
}

async function failAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  await delay(milliseconds, undefined, { ref: false, signal });
  throw new Error(`a dependency has not responded for ${milliseconds} ms`);
}
