import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { vi } from 'vitest';
import { stopOrphanedProcess, writePidFile } from '../../src/process/pid-file.ts';

let folder: string;
let pidFile: string;
let orphan: ChildProcess;
let exited: Promise<unknown>;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  pidFile = join(folder, 'sample.pid');
  orphan = spawn('sleep', ['60'], { stdio: 'ignore' });
  exited = once(orphan, 'exit');
});
afterEach(() => {
  vi.restoreAllMocks();
  orphan.kill('SIGKILL');
});

/** Returns the signal that ended the process; SIGHUP when it received none before. */
async function endingSignal(): Promise<NodeJS.Signals | null> {
  orphan.kill('SIGHUP');
  await exited;
  return orphan.signalCode;
}

it.each([
  ['that its killed start program left running is stopped', 'sleep', 'SIGTERM'],
  ['that runs another program is left alone', 'redis-server', 'SIGHUP'],
])('a process %s', async (_, program, signal) => {
  writePidFile(pidFile, orphan.pid!);
  await stopOrphanedProcess(pidFile, program, 'SIGTERM');
  expect(await endingSignal()).toBe(signal);
});

it('a process that has the id of an earlier one is left alone', async () => {
  writeFileSync(pidFile, `${orphan.pid}\n999999999999\n`);
  await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
  expect(await endingSignal()).toBe('SIGHUP');
});

it('a process that ends before it gets the signal is no error', async () => {
  writePidFile(pidFile, orphan.pid!);
  const { kill } = process;
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (signal !== 'SIGTERM') return kill(pid, signal);
    kill(pid, 'SIGKILL');
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
  expect(await endingSignal()).toBe('SIGKILL');
});

it('a missing pid file is no error', async () => {
  await expect(stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM')).resolves.toBeUndefined();
});
