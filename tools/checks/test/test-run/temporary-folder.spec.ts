import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { eventually } from '@memory/testing';

const MODULE = join(import.meta.dirname, '../../src/test-run/temporary-folder.ts');

function runScript(script: string, TMPDIR = process.env.TMPDIR) {
  const source = `const { useOwnTemporaryFolder } = await import(${JSON.stringify(MODULE)}); ${script}`;
  return spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR },
  });
}

it.each(['SIGKILL', 'SIGTERM'] as const)('the folder is deleted with its files after %s', async (signal) => {
  const run = runScript(`
    useOwnTemporaryFolder(1);
    const { mkdtempSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    console.log(mkdtempSync(tmpdir() + '/left-'));
    setInterval(() => undefined, 1000);`);
  const [file] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  const folder = join(file, '..');
  expect(existsSync(folder)).toBe(true);

  run.kill(signal);

  await eventually(() => expect(existsSync(folder)).toBe(false));
});

it.each([
  [
    'too little free space',
    'useOwnTemporaryFolder(1e9)',
    undefined,
    /has \d+ MB of free space, and the tests need 1000000000/,
  ],
  ['a missing folder', 'useOwnTemporaryFolder(1)', '/nonexistent/folder', /cannot use the temporary folder: .*ENOENT/],
])('%s is refused with a sentence', async (_problem, script, folder, sentence) => {
  const errors = await text(runScript(script, folder).stderr);

  expect(errors).toMatch(sentence);
  expect(errors).toContain('choose another folder: TMPDIR=/path/to/folder npm test');
});
