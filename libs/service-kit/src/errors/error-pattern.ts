import { isNativeError } from 'node:util/types';

export interface ErrorPattern {
  readonly code: RegExp;
  /** Finds PostgreSQL's error code in an error message, because Prisma's errors of raw queries contain the code only in their message. */
  readonly message: RegExp;
}

/**
 * How many nested `cause`s are examined: Prisma wraps its adapter's error, which wraps pg's error, which wraps the socket's error. The limit also
 * ends the search when causes form a cycle.
 */
const CAUSE_DEPTH_MAX = 5;

/**
 * Whether an error or one of its causes matches the pattern. `isNativeError` also recognises the errors of another realm, where `Error` is a
 * different class.
 */
export function matchesErrorPattern(error: unknown, pattern: ErrorPattern, depth = CAUSE_DEPTH_MAX): boolean {
  if (!isNativeError(error) || depth === 0) return false;
  // Prisma's adapter puts PostgreSQL's code into `originalCode`.
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown };
  return (
    pattern.code.test(String(code)) ||
    pattern.code.test(String(originalCode)) ||
    pattern.message.test(error.message) ||
    matchesErrorPattern(error.cause, pattern, depth - 1)
  );
}
