import { parseArgs } from 'node:util';
import { type AdminCommand, type CommandArguments, formatCommandHelp } from './command.ts';

/** Thrown for a command line with an unknown command or wrong arguments. The message includes the correct usage. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command.
 * @throws UsageError for an unknown option, an option without its value, or too few or too many positional arguments
 */
export function parseCommandArguments(name: string, command: AdminCommand, args: string[]): CommandArguments {
  try {
    const { positionals, values } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
    const { min, max } = command.positionalCount;
    if (positionals.length < min) throw new UsageError('Something is missing.');
    if (positionals.length > max) throw new UsageError(`"${positionals[max]}" is one word too many.`);
    return { positionals, options: values as CommandArguments['options'] };
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\n\n${formatCommandHelp(name, command)}`,
      {
        cause: error,
      },
    );
  }
}
