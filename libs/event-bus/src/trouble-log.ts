import type { Logger } from '@nestjs/common';
import { describeRedisError } from './redis-error.ts';

/** Logs when something stops working and when it works again, not every attempt in between. */
export class TroubleLog {
  private readonly logger: Logger;
  private troubled = false;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  failed(what: string, error: unknown): void {
    if (!this.troubled) this.logger.warn(`${what}: ${describeRedisError(error)}`);
    this.troubled = true;
  }

  works(what: string): void {
    if (this.troubled) this.logger.log(what);
    this.troubled = false;
  }
}
