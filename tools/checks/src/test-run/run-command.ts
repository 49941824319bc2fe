import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { repositoryRoot } from '@memory/launcher/config';

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs an installed program in the repository and shows its output. When this process receives a signal, it stops the program and the
 * processes that the program has started.
 * @returns whether the exit code was 0, and the program's stdout
 * @throws UserFacingError when a signal stopped the run
 */
export async function runCommand(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    // These variables run Nx without its daemon and its full-screen display, and keep npm from printing warnings about unknown settings.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', npm_config_loglevel: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk);
    process.stdout.write(chunk);
  });
  let receivedSignal: NodeJS.Signals | undefined;
  const stopChild = (signal: NodeJS.Signals): void => {
    receivedSignal ??= signal;
    child.kill('SIGTERM');
  };
  for (const signal of FORWARDED_SIGNALS) process.on(signal, stopChild);
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of FORWARDED_SIGNALS) process.off(signal, stopChild);
  if (receivedSignal) throw new UserFacingError(`Ended by ${receivedSignal}`);
  return { ok: code === 0, output: Buffer.concat(output).toString() };
}
