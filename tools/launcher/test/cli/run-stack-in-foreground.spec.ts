import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';

it.each([
  ['SIGTERM', 'graceful'],
  ['SIGINT', 'fast'],
  ['SIGHUP', 'fast'],
] as const)(
  'the start program runs and stops the product, whose output cannot be written: %s',
  async (signal, mode) => {
    const folder = createTemporaryFolder(onTestFinished);
    const [started, stopped] = [join(folder, 'started'), join(folder, 'stopped')];
    const program = `
    import { writeFileSync } from 'node:fs';
    import { runStackInForeground } from ${JSON.stringify(join(repositoryRoot, 'tools/launcher/src/cli/run-stack-in-foreground.ts'))};
    const timer = setInterval(() => process.stdout.write('! a process ended\\n'), 10);
    await runStackInForeground(async () => {
      writeFileSync(${JSON.stringify(started)}, '');
      return { url: '', restart: async () => undefined, stop: async (mode) => writeFileSync(${JSON.stringify(stopped)}, mode) };
    });
    clearInterval(timer);`;
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
      stdio: ['ignore', full, full],
    });
    await eventually(() => expect(existsSync(started)).toBe(true));
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(readFileSync(stopped, 'utf8')).toBe(mode);
  },
);
