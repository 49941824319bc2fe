import { Injectable } from '@nestjs/common';

/**
 * A check of a dependency of the process (a database, Redis): resolves when the dependency works, rejects with the reason when it does not.
 */
export type ReadinessCheck = () => PromiseLike<unknown>;

/** The checks that `GET /health` runs. Each module that depends on something outside the process registers one. */
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
   * @throws the error of the first check that fails, or an error while the process is shutting down
   */
  async run(): Promise<void> {
    if (this.isShuttingDown) throw new Error('the process is shutting down');
    await Promise.all(this.checks.map((check) => check()));
  }
}
