import { parseArgs } from 'node:util';
import { printFailure } from '@memory/launcher/cli/report-failure';
import {
  type CommandProgram,
  formatCommandHelp,
  formatCommandList,
  type AdminCommand,
  type CommandArguments,
} from './command.ts';
import { adminCommands, loadAdminCommands } from './commands.ts';
import { findInstallationAccess } from './installation.ts';

/**
 * Runs a command line of `npm run admin`, `<area>:<verb> …`.
 * @returns the exit code: 0 the command succeeded; 1 it failed (the last line of stderr gives the reason); 2 wrong usage; 3 the command did its work,
 * but a part of it failed (the last line says which). The help of `status` lists the exit codes of `status`.
 */
export async function runAdminCommand(
  [name = 'help', ...rest]: readonly string[],
  { env, stdin, stdout, stderr }: CommandProgram,
): Promise<number> {
  try {
    if (['help', '--help', '-h'].includes(name)) {
      stdout.write(formatCommandList(await loadAdminCommands()));
      return 0;
    }
    const command = await adminCommands.get(name)?.();
    if (!command)
      throw new UsageError(`There is no command ${name}.\n\n${formatCommandList(await loadAdminCommands())}`);
    if (rest.includes('--help')) {
      stdout.write(formatCommandHelp(name, command));
      return 0;
    }
    const exitCode = await command.run(parseCommandArguments(name, command, rest), {
      env,
      stdin,
      stdout,
      stderr,
      print: (line) => void stdout.write(`${line}\n`),
      findInstallation: () => findInstallationAccess(env),
    });
    return exitCode ?? 0;
  } catch (error) {
    if (!(error instanceof UsageError)) return printFailure(error, stderr);
    stderr.write(`✗ ${error.message}\n`);
    return 2;
  }
}

/** Thrown for a command line with an unknown command or wrong arguments. The message includes the correct usage. */
class UsageError extends Error {}

/**
 * Parses the arguments of a command.
 * @throws UsageError for an unknown option, an option without its value, or too few or too many positional arguments
 */
function parseCommandArguments(name: string, command: AdminCommand, args: string[]): CommandArguments {
  try {
    const { positionals, values } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
    const { min, max } = command.positionalCount ?? { min: 0, max: 0 };
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
