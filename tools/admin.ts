import { readArguments, UsageError } from './admin/arguments.ts';
import { commands } from './admin/commands.ts';
import { helpFor, helpForAll } from './admin/help.ts';
import { findInstallation } from './admin/installation.ts';
import { fail } from './foreground.ts';

/**
 * `npm run admin -- <area>:<verb> …`: what whoever keeps an installation does beside it while it runs.
 * Exit codes: 0 done, 1 it could not be done (the last line says why), 2 the command was not written as it should be.
 */
const [name = 'help', ...rest] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);
try {
  if (['help', '--help', '-h'].includes(name)) process.stdout.write(helpForAll(commands));
  else if (!command) throw new UsageError(`There is no command ${name}.\n\n${helpForAll(commands)}`);
  else if (rest.includes('--help')) process.stdout.write(helpFor(command));
  else await command.run(readArguments(command, rest), findInstallation);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`✗ ${error.message}\n`);
    process.exitCode = 2;
  } else {
    fail(error);
  }
}
