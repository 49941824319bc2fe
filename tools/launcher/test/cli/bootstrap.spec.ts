import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';

/** Stands for npm, which is another program: notes its arguments and the lockfile, and ends as soon as the test allows it. */
const NPM = `#!/bin/sh
if [ "$1" = config ]; then echo https://mirror.example/npm/; exit; fi
echo "$@" >> installations
cp package-lock.json installed-lockfile
until [ -e allowed ]; do sleep 0.02; done
touch node_modules/.package-lock.json
`;

const LOCKFILE = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'libs/events': { version: '0.1.0' },
    'node_modules/@memory/events': { resolved: 'libs/events', link: true },
    'node_modules/@swc/core': { version: '1.2.3' },
    'node_modules/nx/node_modules/alias': { name: 'real', version: '4.0.0' },
  },
});

let clone: string;
const path = (name: string): string => join(clone, name);
const installations = (): string[] => readFileSync(path('installations'), 'utf8').trim().split('\n');
const allowInstallation = (): void => writeFileSync(path('allowed'), '');

beforeEach(() => {
  clone = createTemporaryFolder(onTestFinished);
  for (const folder of ['tools', 'apps', 'libs', 'bin', 'node_modules']) mkdirSync(path(folder));
  copyFileSync(join(repositoryRoot, 'tools/bootstrap.mjs'), path('tools/bootstrap.mjs'));
  writeFileSync(path('package.json'), '{}');
  writeFileSync(path('package-lock.json'), LOCKFILE);
  writeFileSync(path('bin/npm'), NPM, { mode: 0o755 });
});

interface Bootstrap {
  process: ChildProcess;
  output: Promise<string>;
}

function bootstrap(...args: string[]): Bootstrap {
  const child = spawn(process.execPath, [path('tools/bootstrap.mjs'), ...args], {
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

it('leaves out development dependencies for the product, and installs them when another command needs them', async () => {
  allowInstallation();
  await bootstrap('--omit=dev').output;
  await bootstrap('--omit=dev').output;
  expect(installations()).toEqual([expect.stringContaining('--omit=dev')]);
  await bootstrap().output;
  await bootstrap().output;
  await bootstrap('--omit=dev').output;
  expect(installations().slice(1)).toEqual([expect.stringContaining('--include=dev')]);
});

it('keeps the development dependencies of a clone when package.json changes', async () => {
  allowInstallation();
  await bootstrap().output;
  writeFileSync(path('package.json'), '{ "version": "2" }');
  await bootstrap('--omit=dev').output;
  expect(installations().at(-1)).toContain('--include=dev');
});

it('installs again when npm was killed while it added the development dependencies', async () => {
  allowInstallation();
  await bootstrap('--omit=dev').output;
  rmSync(path('allowed'));
  const killed = bootstrap();
  await eventually(() => expect(installations()).toHaveLength(2));
  killed.process.kill('SIGTERM');
  await killed.output;
  allowInstallation();
  expect(await bootstrap('--omit=dev').output).toContain('✓ Dependencies installed');
});

it('deletes what packages bring for other platforms', async () => {
  const runtimes = 'node_modules/onnxruntime-node/bin/napi-v6';
  const kept = join(runtimes, process.platform, process.arch);
  for (const folder of [kept, join(runtimes, process.platform, 'other'), join(runtimes, 'other')]) {
    mkdirSync(path(folder), { recursive: true });
  }
  allowInstallation();
  await bootstrap().output;
  expect(readdirSync(path(runtimes), { recursive: true }).toSorted()).toEqual([
    process.platform,
    join(process.platform, process.arch),
  ]);
});

it('tells npm the address of each package at the configured registry, and leaves none in the lockfile', async () => {
  allowInstallation();
  await bootstrap().output;
  const { packages } = JSON.parse(readFileSync(path('installed-lockfile'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    undefined,
    'libs/events',
    'https://mirror.example/npm/@swc/core/-/core-1.2.3.tgz',
    'https://mirror.example/npm/real/-/real-4.0.0.tgz',
  ]);
  expect(readFileSync(path('package-lock.json'), 'utf8')).toBe(LOCKFILE);
});
