import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@memory/testing';
import { repositoryRoot } from '../../config.ts';

it('the start program runs and stops the product also when its output cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-foreground-'));
  const [started, stopped] = [join(folder, 'started'), join(folder, 'stopped')];
  const program = `
    import { writeFileSync } from 'node:fs';
    import { runStackInForeground } from ${JSON.stringify(join(repositoryRoot, 'tools/cli/run-stack-in-foreground.ts'))};
    const timer = setInterval(() => process.stdout.write('! a process ended\\n'), 10);
    await runStackInForeground(async () => {
      writeFileSync(${JSON.stringify(started)}, '');
      return { url: '', restart: async () => undefined, stop: async () => writeFileSync(${JSON.stringify(stopped)}, '') };
    });
    clearInterval(timer);`;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    stdio: ['ignore', full, full],
  });
  await eventually(() => expect(existsSync(started)).toBe(true));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(stopped)).toBe(true);
  rmSync(folder, { recursive: true });
});
