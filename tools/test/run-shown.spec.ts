import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { isAlive } from '../leftovers.ts';

/** Runs for ever and says its process id; goes on where it is not told to end. */
const ENDLESS = 'console.log(process.pid); setInterval(() => undefined, 1000)';
const RUN = `const { runShown } = await import(${JSON.stringify(join(import.meta.dirname, '../run-shown.ts'))});
  await runShown(process.execPath, ['-e', ${JSON.stringify(ENDLESS)}]);
  console.log('went on');`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'told to end by %s, a run takes what it runs with it and does not go on',
  async (signal) => {
    const run = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', RUN], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines = createInterface({ input: run.stdout });
    const [[pid], complaint] = [(await once(lines, 'line')) as [string], text(run.stderr)];
    const later: string[] = [];
    lines.on('line', (line) => later.push(line));

    run.kill(signal);
    const [code] = (await once(run, 'close')) as [number];

    expect(isAlive(Number(pid))).toBe(false);
    expect([code, later]).toEqual([1, []]);
    expect(await complaint).toContain(`Ended by ${signal}`);
  },
);
