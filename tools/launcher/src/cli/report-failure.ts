import type { Writable } from 'node:stream';
import { ConfigError } from '../config.ts';
import { PARTIAL_SUCCESS_EXIT_CODE, PartialSuccessError, UserFacingError } from './user-facing-error.ts';

/** Prints an error to stderr and sets the exit code, usually 1. Errors written for the user are printed without their stack trace. */
export function reportFailure(error: unknown): void {
  process.exitCode = printFailure(error, process.stderr);
}

/** Prints an error. @returns the exit code for the error */
export function printFailure(error: unknown, output: Pick<Writable, 'write'>): number {
  output.write(`\n✗ ${describeFailure(error)}\n`);
  return error instanceof PartialSuccessError ? PARTIAL_SUCCESS_EXIT_CODE : 1;
}

/** Returns the message of an error written for the user. For any other error, returns the message with the stack trace. */
export function describeFailure(error: unknown): string {
  const isUserFacing = error instanceof UserFacingError || error instanceof ConfigError;
  return error instanceof Error ? ((isUserFacing ? error.message : error.stack) ?? error.message) : String(error);
}
