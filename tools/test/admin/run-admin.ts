import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface AdminResult {
  out: string;
  err: string;
  code: number | null;
}

/** Runs `npm run admin -- …` without npm. */
export async function runAdmin(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  const program = join(import.meta.dirname, '../../admin.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}
