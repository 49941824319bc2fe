/** An error as ioredis gives it. */
interface RedisError extends Error {
  command?: { name: string };
  /** Why Redis discarded a transaction (EXECABORT). */
  previousErrors?: RedisError[];
}

/**
 * An error's message with the name of the Redis command that failed, which Redis itself leaves out when it refuses a key
 * (NOPERM). Arguments are left out: they may be a session or what somebody wrote.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, command, previousErrors = [] } = error as RedisError;
  const causes = previousErrors.map((cause) => `: ${describeError(cause)}`);
  return `${message}${command?.name ? ` (${command.name})` : ''}${causes.join('')}`;
}
