import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { signIn, signUp } from '../support/account.ts';
import { clearSessionCookies } from '../support/clear-session-cookies.ts';

const root = resolve(import.meta.dirname, '../../..');
const lin = { username: 'lin', password: 'another secret', firstName: 'Lin' };

/** A second `npm start` with its own port and data folder, beside the one of the other stories. */
class SecondInstallation {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'memory-second-'));
  private process: ChildProcess | undefined;

  async start(port: number): Promise<string> {
    const started = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: this.dataDir },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    // An interrupted story leaves no processes behind.
    process.once('exit', () => started.exitCode ?? started.kill());
    const printed = createInterface(started.stdout);
    for await (const line of printed) {
      if (line.includes(`http://localhost:${port}`)) break;
    }
    started.stdout.resume();
    return `http://localhost:${port}`;
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
}

test('two installations run side by side, and a restarted one has its data', async ({ page, baseURL, browser }) => {
  const second = new SecondInstallation();
  const ready = async (visitor: Page, url: string) => {
    const health = await visitor.request.get(`${url}/api/health`);
    expect(health.status()).toBe(200);
  };
  try {
    const port = await getPort();
    const url = await second.start(port);
    await ready(page, url);
    await ready(page, baseURL ?? '');

    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await signUp(visitor, lin);
    const folders = ['media', 'scratch', 'redis', 'logs'].map((name) => [
      name,
      statSync(join(second.dataDir, name)).mode & 0o077,
    ]);
    expect(folders, 'what people keep is for the owner of the installation alone').toEqual(
      folders.map(([name]) => [name, 0]),
    );
    await second.interrupt();
    await expect(visitor.request.get(`${url}/api/health`)).rejects.toThrow();

    await second.start(port);
    await clearSessionCookies(visitor);
    await signIn(visitor, lin);
    await expect(visitor.getByText('No memories yet')).toBeVisible();
    await visitor.context().close();
  } finally {
    await second.interrupt();
    rmSync(second.dataDir, { recursive: true, force: true });
  }
});
