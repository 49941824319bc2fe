import { keepCompiledCode } from '@memory/launcher/process/compile-cache';

/** `npm run admin -- <area>:<verb> …` runs a command for the administrator of a running installation. */
keepCompiledCode();
const { runAdminCommand } = await import('./run-admin-command.ts');
process.exitCode = await runAdminCommand(process.argv.slice(2), process);
