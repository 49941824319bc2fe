import type { Logger } from '@nestjs/common';

/** The properties that ioredis adds to an error. */
interface RedisError extends Error {
  command?: { name: string };
  /** The errors of the queued commands that made Redis discard the transaction (EXECABORT). */
  previousErrors?: RedisError[];
}

/**
 * An error's message with the name of the Redis command that failed, which Redis itself omits when it denies access to a key (NOPERM).
 * Arguments are omitted, because they may contain session ids or private texts.
 */
export function describeRedisError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, command, previousErrors = [] } = error as RedisError;
  const causes = previousErrors.map((cause) => `: ${describeRedisError(cause)}`);
  return `${message}${command?.name ? ` (${command.name})` : ''}${causes.join('')}`;
}

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
