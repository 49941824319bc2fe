import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { createAccount, signIn } from '../support/person.ts';

const root = resolve(import.meta.dirname, '../../..');
const lin = { username: 'lin', password: 'another secret', firstName: 'Lin' };

/** A second `npm start` beside the one the other stories use, with a port and a data folder of its own. */
class SecondStack {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'memory-second-'));
  private process: ChildProcess | undefined;

  async start(port: number): Promise<string> {
    const started = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: this.dataDir }, detached: true });
    this.process = started;
    let printed = '';
    for await (const chunk of started.stdout) {
      printed += String(chunk);
      if (printed.includes(`http://localhost:${port}`)) return `http://localhost:${port}`;
    }
    throw new Error(`npm start ended:\n${printed}`);
  }

  /** Ctrl-C: the signal goes to the whole foreground group. */
  async interrupt(): Promise<number | null> {
    const running = this.process;
    if (!running?.pid || running.exitCode !== null) return running?.exitCode ?? null;
    running.stdout?.resume();
    const ended = once(running, 'exit') as Promise<[number | null]>;
    process.kill(-running.pid, 'SIGINT');
    return (await ended)[0];
  }
}

test('two stacks run side by side, and a stack that is stopped finds its data again', async ({ page, baseURL, browser }) => {
  const second = new SecondStack();
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
    await createAccount(visitor, lin);
    await second.interrupt();
    await expect(visitor.request.get(`${url}/api/health`)).rejects.toThrow();

    await second.start(port);
    await visitor.context().clearCookies();
    await signIn(visitor, lin);
    await expect(visitor.getByText('No memories yet')).toBeVisible();
    await visitor.context().close();
  } finally {
    await second.interrupt();
    rmSync(second.dataDir, { recursive: true, force: true });
  }
});
