import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { stopOrphanedProcess } from '../../src/process/orphaned-process.ts';
import { writePidFile } from '../../src/process/pid-file.ts';

let folder: string;
let pidFile: string;
let orphan: ChildProcess;
let exited: Promise<unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-orphan-'));
  pidFile = join(folder, 'sample.pid');
  orphan = spawn('sleep', ['60'], { stdio: 'ignore' });
  exited = once(orphan, 'exit');
});
afterEach(() => {
  vi.restoreAllMocks();
  orphan.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Returns the signal that ended the process; SIGHUP when it received none before. */
async function endingSignal(): Promise<NodeJS.Signals | null> {
  orphan.kill('SIGHUP');
  await exited;
  return orphan.signalCode;
}

it('a process that its killed start program left running is stopped', async () => {
  writePidFile(pidFile, orphan.pid!);
  await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
  expect(await endingSignal()).toBe('SIGTERM');
});

it('a process that has the id of an earlier one is left alone', async () => {
  writeFileSync(pidFile, `${orphan.pid}\n999999999999\n`);
  await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
  expect(await endingSignal()).toBe('SIGHUP');
});

it('a process that runs another program is left alone', async () => {
  writePidFile(pidFile, orphan.pid!);
  await stopOrphanedProcess(pidFile, 'redis-server', 'SIGTERM');
  expect(await endingSignal()).toBe('SIGHUP');
});

describe('by the pid file of an earlier version, which has no start time', () => {
  it('a process is stopped', async () => {
    writeFileSync(pidFile, `${orphan.pid}\n`);
    await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
    expect(await endingSignal()).toBe('SIGTERM');
  });

  it('a process that started after the file was written is left alone', async () => {
    writeFileSync(pidFile, `${orphan.pid}\n`);
    const minuteAgo = Date.now() / 1_000 - 60;
    utimesSync(pidFile, minuteAgo, minuteAgo);
    await stopOrphanedProcess(pidFile, 'sleep', 'SIGTERM');
    expect(await endingSignal()).toBe('SIGHUP');
  });
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
