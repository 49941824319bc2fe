import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@memory/testing';
import { repositoryRoot } from '../../config.ts';

/** Stands for npm, which is another program: notes its start, and ends as soon as the test allows it. */
const NPM = `#!/bin/sh
echo started >> installations
until [ -e allowed ]; do sleep 0.02; done
touch node_modules/.package-lock.json
`;

let clone: string;
const path = (name: string): string => join(clone, name);
const installations = (): string[] => readFileSync(path('installations'), 'utf8').trim().split('\n');
const allowInstallation = (): void => writeFileSync(path('allowed'), '');

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'memory-clone-'));
  for (const folder of ['tools', 'apps', 'libs', 'bin', 'node_modules']) mkdirSync(path(folder));
  copyFileSync(join(repositoryRoot, 'tools/bootstrap.mjs'), path('tools/bootstrap.mjs'));
  writeFileSync(path('package.json'), '{}');
  writeFileSync(path('bin/npm'), NPM, { mode: 0o755 });
});
afterEach(() => rmSync(clone, { recursive: true }));

interface Bootstrap {
  process: ChildProcess;
  output: Promise<string>;
}

function bootstrap(): Bootstrap {
  const child = spawn(process.execPath, [path('tools/bootstrap.mjs')], {
    env: { PATH: `${path('bin')}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: child, output: text(child.stdout) };
}

it('installs once when two commands start at the same time', async () => {
  const first = bootstrap();
  await eventually(() => expect(existsSync(path('installations'))).toBe(true));
  const second = bootstrap();
  let said = '';
  second.process.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await eventually(() => expect(said).toContain('Waiting for another command, which installs the dependencies'));
  allowInstallation();
  expect(await first.output).toContain('✓ Dependencies installed');
  expect(await second.output).not.toContain('installed');
  expect(installations()).toHaveLength(1);
  expect(existsSync(path('node_modules/.memory-installer'))).toBe(false);
});

it('installs without waiting after an installation that was killed', async () => {
  const { pid } = JSON.parse(
    execFileSync(process.execPath, ['-p', 'JSON.stringify({ pid: process.pid })'], { encoding: 'utf8' }),
  ) as { pid: number };
  writeFileSync(path('node_modules/.memory-installer'), String(pid));
  allowInstallation();
  const output = await bootstrap().output;
  expect(output).toContain('✓ Dependencies installed');
  expect(output).not.toContain('Waiting');
});
