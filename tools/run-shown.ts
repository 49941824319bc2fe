import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './config.ts';

/**
 * Runs one of the installed programs in the repository, showing what it says as it says it.
 * @returns whether it ended well, and what it said on stdout
 */
export async function runShown(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ ok: boolean; output: string }> {
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
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output: Buffer.concat(said).toString() };
}
