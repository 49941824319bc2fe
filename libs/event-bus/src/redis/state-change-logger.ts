import type { Logger } from '@nestjs/common';
import { describeRedisError } from './redis-error.ts';

/** Logs only changes between failure and success: the first of several failures in a row, and the recovery after the last one. */
export class StateChangeLogger {
  private readonly logger: Logger;
  private isFailing = false;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  logFailure(message: string, error: unknown): void {
    if (!this.isFailing) this.logger.warn(`${message}: ${describeRedisError(error)}`);
    this.isFailing = true;
  }

  logRecovery(message: string): void {
    if (this.isFailing) this.logger.log(message);
    this.isFailing = false;
  }
}
