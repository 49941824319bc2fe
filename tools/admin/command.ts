import type { ParseArgsOptionsConfig } from 'node:util';
import type { InstallationAccess } from './installation.ts';

/** The parsed arguments of a command of `npm run admin`. */
export interface CommandArguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** A command of `npm run admin`. Each command is one object in the file of its area and one line in `commands.ts`. */
export interface AdminCommand {
  /** The name on the command line: `<area>:<verb>`. */
  name: string;
  /** The description in the list of commands, in one line. */
  summary: string;
  /** The arguments as the help shows them: `<username> [--out file]`. */
  usage: string;
  /** The options that the command accepts, by name: those with a value (`string`) and those without (`boolean`). */
  options?: ParseArgsOptionsConfig;
  /** The number of positional arguments that the command takes. */
  positionalCount: { min: number; max: number };
  /**
   * Executes the command and prints its result to stdout.
   * @param findInstallation finds the running installation. It is a function that commands call when they need it, because it throws when
   * no installation runs.
   * @throws UserFacingError when the command fails
   */
  run(args: CommandArguments, findInstallation: () => InstallationAccess): Promise<void>;
}
