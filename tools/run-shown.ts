import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './config.ts';
import { Refusal } from './steps.ts';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs one of the installed programs in the repository, showing what it says as it says it. Told to end, it ends that program first,
 * with whatever that has started, and then refuses to go on.
 * @returns whether it ended well, and what it said on stdout
 */
export async function runShown(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd: root,
    // Nx: no process in the background, no full-screen display. npm: no remarks about settings it does not know.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', npm_config_loglevel: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    said.push(chunk);
    process.stdout.write(chunk);
  });
  let told: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals): void => {
    told ??= signal;
    child.kill('SIGTERM');
  };
  for (const signal of ENDINGS) process.on(signal, end);
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of ENDINGS) process.off(signal, end);
  if (told) throw new Refusal(`Ended by ${told}`);
  return { ok: code === 0, output: Buffer.concat(said).toString() };
}
