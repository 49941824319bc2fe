import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { processExists } from '@memory/launcher/process/process-identity';

/** A script that prints its process id and runs until a signal stops it. */
const ENDLESS_SCRIPT = 'console.log(process.pid); setInterval(() => undefined, 1000)';
/** Runs the endless script with `runCommand`. */
const RUN_SCRIPT = `const { runCommand } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/test-run/run-command.ts'))});
  await runCommand(process.execPath, ['-e', ${JSON.stringify(ENDLESS_SCRIPT)}]);
  console.log('continued');`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s, the command is stopped and the program does not continue',
  async (signal) => {
    const run = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', RUN_SCRIPT], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines = createInterface({ input: run.stdout });
    const [[pid], stderr] = [(await once(lines, 'line')) as [string], text(run.stderr)];
    const laterLines: string[] = [];
    lines.on('line', (line) => laterLines.push(line));

    run.kill(signal);
    const [code] = (await once(run, 'close')) as [number];

    expect(processExists(Number(pid))).toBe(false);
    expect([code, laterLines]).toEqual([1, []]);
    expect(await stderr).toContain(`Ended by ${signal}`);
  },
);
