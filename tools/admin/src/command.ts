import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import type { ParseArgsOptionsConfig } from 'node:util';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { InstallationAccess } from './installation.ts';

/** The parsed arguments of a command of `npm run admin`. */
export interface CommandArguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** The settings and streams of the program that runs a command: the command's own process, or a program that calls the command. */
export interface CommandProgram {
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
}

export interface CommandContext extends CommandProgram {
  /** Prints a line to stdout. */
  print: (line: string) => void;
  /** Finds the running installation. Commands call this function when they need the installation, because it throws when no installation runs. */
  findInstallation: () => InstallationAccess;
}

/** A command of `npm run admin`. Each command is one object in the file of its area and one line in `commands.ts`, with its name. */
export interface AdminCommand {
  /** The description in the list of commands, in one line. */
  summary: string;
  /** The arguments as the help shows them, such as `<username> [--out file]`; absent for a command without arguments. */
  usage?: string;
  /** The options that the command accepts, by name. Options of the type `string` have a value; options of the type `boolean` have none. */
  options?: ParseArgsOptionsConfig;
  /** The number of positional arguments that the command takes; absent for a command without positional arguments. */
  positionalCount?: { min: number; max: number };
  /**
   * Executes the command and prints its result to stdout.
   * @returns the exit code; undefined stands for 0
   * @throws UserFacingError when the command fails
   */
  run(args: CommandArguments, context: CommandContext): Promise<number | void>;
}

/** @throws UserFacingError unless the operator agrees */
export async function confirm(
  question: string,
  { stdin, stdout }: Pick<CommandContext, 'stdin' | 'stdout'>,
): Promise<void> {
  if (!stdin.isTTY) throw new UserFacingError('Nobody can be asked here: say --yes.');
  const terminal = createInterface({ input: stdin, output: stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const reply = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
    if (!/^y(es)?$/i.test(reply.trim())) throw new UserFacingError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

/** Returns the list of all commands. It is printed when the command is missing or unknown. */
export function formatCommandList(commands: ReadonlyMap<string, AdminCommand>): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: npm run admin -- <command> …\n\n${lines.join('')}
Of the installation in DATA_DIR (.data unless set), while it runs. After a command, --help says what it takes.\n`;
}

/** Returns the usage of one command. It is printed for `--help` after the name of the command. */
export function formatCommandHelp(name: string, { usage, summary }: AdminCommand): string {
  return `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(' ')}\n\n${summary}.\n`;
}

/**
 * Formats rows as lines with aligned columns.
 * @param isNumber returns whether a column contains numbers, which are aligned to the right
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number): string =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd());
}

const MINUTE_MS = 60_000;
const UNITS_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS } as const;

const DURATION = /^(?<number>\d{1,5})(?<unit>[mhd])$/;

/**
 * @param text a duration such as `30m`, `12h` or `7d`
 * @returns the duration in milliseconds
 * @throws UserFacingError for a text of any other form
 */
export function parseDuration(text: string): number {
  const { number, unit } = DURATION.exec(text)?.groups ?? {};
  if (!number || !unit) throw new UserFacingError(`"${text}" is not a time span. Write it like 30m, 12h or 7d.`);
  return Number(number) * UNITS_MS[unit as keyof typeof UNITS_MS];
}

/** Control and format characters, which could move the cursor, hide text or reverse its direction in a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes a text that a user wrote safe to print in the administrator's terminal: each control character is replaced by a space, so that
 * the text stays on its line and contains no escape sequence.
 */
export function printableText(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ');
}
