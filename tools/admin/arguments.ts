import { parseArgs } from 'node:util';
import type { Arguments, Command } from './command.ts';
import { helpFor } from './help.ts';

/** A command that was not written as it should be. */
export class UsageError extends Error {}

/** @throws UsageError for an unknown option, one without its value, or too few or too many words */
export function readArguments(command: Command, args: string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
    const { min, max } = command.words;
    if (positionals.length < min) throw new UsageError('Something is missing.');
    if (positionals.length > max) throw new UsageError(`"${positionals[max]}" is one word too many.`);
    return { positionals, options: values as Arguments['options'] };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${helpFor(command)}`, {
      cause: error,
    });
  }
}
