import type { ParseArgsOptionsConfig } from 'node:util';
import type { InstallationAccess } from './installation.ts';

/** The parsed arguments of a command. */
export interface CommandArguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** A command of `npm run admin`: one object in `<area>.ts` and one line in `commands.ts`. */
export interface AdminCommand {
  /** `<area>:<verb>` */
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The arguments as the help shows them: `<username> [--out file]`. */
  usage: string;
  /** Options with a value (`string`) and without (`boolean`). */
  options?: ParseArgsOptionsConfig;
  /** How many positional arguments the command takes. */
  positionalCount: { min: number; max: number };
  /**
   * Executes the command and prints the result to stdout.
   * @param findInstallation finds the running installation; a function, because it throws when nothing runs
   * @throws UserFacingError when the command fails
   */
  run(args: CommandArguments, findInstallation: () => InstallationAccess): Promise<void>;
}
