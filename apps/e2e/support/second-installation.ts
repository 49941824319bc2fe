import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');

/** A second `npm start` with its own port and data folder, beside the one of the other stories. */
export class SecondInstallation {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'memory-second-'));
  /** The lines that `npm start` has printed. */
  readonly printed: string[] = [];
  private process: ChildProcess | undefined;
  private readonly settings: Record<string, string>;

  /** @param settings environment variables in addition to those of this process */
  constructor(settings: Record<string, string> = {}) {
    this.settings = settings;
  }

  /** @returns the address of the installation, when it is ready */
  async start(port: number): Promise<string> {
    const started = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, ...this.settings, PORT: String(port), DATA_DIR: this.dataDir },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    // An interrupted story leaves no processes behind.
    process.once('exit', () => started.exitCode ?? started.kill());
    const url = `http://localhost:${port}`;
    const lines = createInterface(started.stdout);
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        this.printed.push(line);
        if (line.includes(url)) resolve();
      });
      lines.once('close', () => reject(new Error(`npm start ended:\n${this.printed.join('\n')}`)));
    });
    return url;
  }

  /** Sends SIGINT to the process group, like Ctrl-C. Resolves when all processes have exited. */
  async interrupt(): Promise<void> {
    const running = this.process;
    this.process = undefined;
    if (!running?.pid) return;
    const ended = once(running, 'close');
    process.kill(-running.pid, 'SIGINT');
    await ended;
  }

  /** Stops the installation and deletes all of its data. */
  async delete(): Promise<void> {
    await this.interrupt();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
