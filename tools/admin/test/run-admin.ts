import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runAdminCommand } from '../src/run-admin-command.ts';

interface AdminResult {
  out: string;
  err: string;
  code: number | null;
}

/** Runs a command in this process, without a terminal. */
export async function runAdmin(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await runAdminCommand(args, {
    env: { PATH: process.env.PATH, ...env },
    stdin: Readable.from([]),
    stdout,
    stderr,
  });
  for (const stream of [stdout, stderr]) stream.end();
  const [out, err] = await printed;
  return { out, err, code };
}

/** Starts the program of `npm run admin -- …`, without npm. */
export const spawnAdmin = (args: string[], env: NodeJS.ProcessEnv) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../src/admin.ts'), ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

/** Runs a command as `npm run admin -- …` does, in a process of its own: for one test of each area. */
export async function runAdminProcess(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  const child = spawnAdmin(args, env);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}
