import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { repositoryRoot } from '../config.ts';

const run = promisify(execFile);

/**
 * Runs Nx without its daemon.
 * @throws UserFacingError with Nx's output when a task fails
 */
export async function runNx(args: string[], signal?: AbortSignal): Promise<void> {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    npm_config_loglevel: 'error',
  };
  try {
    await run(process.execPath, [join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js'), ...args], {
      cwd: repositoryRoot,
      env,
      maxBuffer: 64 * 1024 * 1024,
      signal,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new UserFacingError(`nx ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
