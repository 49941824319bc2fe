import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const packages = join(root, 'node_modules');

/** Runs the production build of the worker or the service. The build resolves packages from the repository. */
export class BuiltWorker {
  private readonly running = new Set<ChildProcess>();

  private constructor(private readonly folder: string) {}

  static async build(): Promise<BuiltWorker> {
    const folder = await mkdtemp(join(packages, '.memory-test-worker-'));
    // The build is written to a folder of its own, so that another running build is not overwritten.
    await promisify(execFile)(process.execPath, [join(root, 'tools/launcher/src/build/build-service.ts'), folder], {
      cwd: join(root, 'apps/media-svc'),
    });
    return new BuiltWorker(folder);
  }

  /** Starts a process of the build and waits until the process listens on its port. */
  async start(env: Record<string, string>, program: 'worker' | 'main' = 'worker'): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(this.folder, `${program}.js`)], {
      env: { ...env, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    const ended = once(child, 'exit').then(([code, signal]) => {
      throw new Error(`the worker did not start: ${signal ?? code}`);
    });
    await Promise.race([listening(child), ended]);
    ended.catch(() => undefined);
    child.stdout?.resume();
    return child;
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.running].map((child) => kill(child)));
  }

  async stop(): Promise<void> {
    await this.killAll();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Kills a process with SIGKILL and waits for its exit. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function listening(child: ChildProcess): Promise<void> {
  let output = '';
  for (;;) {
    const [text] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    output += text.toString();
    if (output.includes('listening on')) return;
  }
}
