import { keepCompiledCode } from './process/compile-cache.ts';

/**
 * `npm run admin -- <area>:<verb> …` runs a command for the administrator of a running installation. Exit codes: 0 the command succeeded, 1
 * it failed (the last line of output gives the reason), 2 wrong usage, 3 it did what it is for, but something with it went wrong (the last line
 * says what). Those of `status` are in its help.
 */
keepCompiledCode();
const [
  { parseCommandArguments, UsageError },
  { adminCommands },
  { formatCommandHelp, formatCommandList },
  { findInstallationAccess },
  { reportFailure },
] = await Promise.all([
  import('./admin/arguments.ts'),
  import('./admin/commands.ts'),
  import('./admin/help.ts'),
  import('./admin/installation.ts'),
  import('./cli/report-failure.ts'),
]);
const [name = 'help', ...rest] = process.argv.slice(2);
const command = adminCommands.find((candidate) => candidate.name === name);
try {
  if (['help', '--help', '-h'].includes(name)) process.stdout.write(formatCommandList(adminCommands));
  else if (!command) throw new UsageError(`There is no command ${name}.\n\n${formatCommandList(adminCommands)}`);
  else if (rest.includes('--help')) process.stdout.write(formatCommandHelp(command));
  else await command.run(parseCommandArguments(command, rest), findInstallationAccess);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`✗ ${error.message}\n`);
    process.exitCode = 2;
  } else {
    reportFailure(error);
  }
}
