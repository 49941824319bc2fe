import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { Supervised } from '../supervised.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-supervised-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 100 }));

/** A program that says it is there by a file, and then waits. */
function program(script: string): Supervised {
  const logFile = join(folder, 'log');
  return new Supervised(
    {
      name: 'sample',
      logFile,
      launch: () => startChild({ program: '/bin/sh', args: ['-c', script], logFile, cwd: folder }),
      answers: () => Promise.resolve(existsSync(join(folder, 'up'))),
    },
    (line) => said.push(line),
  );
}

const heard = async (text: string): Promise<void> => {
  while (!said.some((line) => line.includes(text))) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a supervised program', () => {
  it('that ends at its start is refused with the end of its log', async () => {
    await expect(program('echo "no such database"; exit 3').start()).rejects.toThrow(
      /sample did not start: it ended[^]*no such database/,
    );
  });

  it('is started again when it is killed, and said to be back', async () => {
    const supervised = program('echo $$ > pid; touch up; exec sleep 60');
    await supervised.start();
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
    await heard('✓ sample is back');
    expect(said[0]).toMatch(/^! sample ended \(signal SIGKILL\); starting it again in 0\.5 s/);
    await supervised.stop();
  });

  it('stays ended when it was stopped', async () => {
    const supervised = program('touch up; exec sleep 60');
    await supervised.start();
    await supervised.stop();
    expect(said).toEqual([]);
  });

  it('can be stopped while it is starting', async () => {
    const supervised = program('exec sleep 60');
    const starting = supervised.start();
    await Promise.all([
      expect(starting).rejects.toThrow(/did not start: the stack is being stopped/),
      supervised.stop(),
    ]);
  });
});
