import { ConfigError } from '../config.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Prints an error to stderr and sets exit code 1. Errors written for the user are printed without their stack trace. */
export function reportFailure(error: unknown): void {
  const isUserFacing = error instanceof UserFacingError || error instanceof ConfigError;
  const text = error instanceof Error ? ((isUserFacing ? error.message : error.stack) ?? error.message) : String(error);
  process.stderr.write(`\n✗ ${text}\n`);
  process.exitCode = 1;
}
