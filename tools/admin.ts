import { keepCompiledCode } from './process/compile-cache.ts';

/** `npm run admin -- <area>:<verb> …` runs a command for the administrator of a running installation. */
keepCompiledCode();
const { runAdminCommand } = await import('./admin/run-admin-command.ts');
process.exitCode = await runAdminCommand(process.argv.slice(2), process);
