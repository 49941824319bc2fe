import type { ParseArgsOptionsConfig } from 'node:util';
import type { Installation } from './installation.ts';

/** What a person wrote after the command's name. */
export interface Arguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** Something an administrator can do: one object in `<area>.ts`, one line in `commands.ts`. */
export interface Command {
  /** `<area>:<verb>` */
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What may follow the name, as the help shows it: `<username> [--out file]`. */
  usage: string;
  /** Options with a value (`string`) and without (`boolean`). */
  options?: ParseArgsOptionsConfig;
  /** How many words without dashes it takes. */
  words: { min: number; max: number };
  /**
   * Does it, and says on stdout what was done.
   * @param find the running installation; asked for only when the command needs it
   * @throws Refusal with a sentence for the person when it cannot be done
   */
  run(args: Arguments, find: () => Installation): Promise<void>;
}
