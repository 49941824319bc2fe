import { Injectable } from '@nestjs/common';

/** Resolves when a dependency of the process works; rejects with the reason when it does not. */
export type ReadinessCheck = () => PromiseLike<unknown>;

/** The checks behind `GET /health`. Each module that depends on something outside the process registers one. */
@Injectable()
export class ReadinessChecks {
  private readonly checks: ReadinessCheck[] = [];

  register(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** Runs all checks at once. @throws whatever the first failing check rejects with */
  async run(): Promise<void> {
    await Promise.all(this.checks.map((check) => check()));
  }
}
