import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../config.ts';
import { pidFilePath, writePidFile } from '../../process/pid-file.ts';

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'memory-watchdog-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function startSleep(): ChildProcess {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  running.push(child);
  return child;
}

/** Runs a program that starts the watchdog, and kills it as soon as the watchdog runs. */
async function startAndKillParent(): Promise<void> {
  const script = `
    import { startStackWatchdog } from ${JSON.stringify(join(repositoryRoot, 'tools/process/parent-exit-watchdog.ts'))};
    startStackWatchdog(${JSON.stringify(dataDir)}, 60_000);
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(program);
  await once(program.stdout, 'data');
  program.kill('SIGKILL');
}

/** Whether the watchdog of this data folder runs: the folder is one of its arguments. */
function isWatchdogRunning(): boolean {
  return globSync('/proc/[0-9]*/cmdline').some((file) => {
    try {
      return readFileSync(file, 'utf8').startsWith('/bin/sh') && readFileSync(file, 'utf8').includes(dataDir);
    } catch {
      // It has exited since it was listed.
      return false;
    }
  });
}

describe('the parent-exit watchdog', () => {
  it('stops the services, then the databases, when the start program is killed', async () => {
    const ended: string[] = [];
    const programs = ['journal-svc', 'gateway', 'redis', 'postgres'].map((name) => {
      const child = startSleep();
      writePidFile(pidFilePath(dataDir, name), child.pid!);
      child.once('exit', () => ended.push(name));
      return child;
    });
    await Promise.all([...programs.map((child) => once(child, 'exit')), startAndKillParent()]);
    expect(new Set(ended.slice(0, 2))).toEqual(new Set(['journal-svc', 'gateway']));
    expect(programs.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM', 'SIGINT']);
  });

  it('ignores pid files in the folders of services and servers', async () => {
    const unrelatedProcess = startSleep();
    const ended = once(unrelatedProcess, 'exit');
    for (const file of ['redis/redis.pid', 'postgres/postmaster.pid', 'media/gateway.pid']) {
      mkdirSync(join(dataDir, file, '..'), { recursive: true });
      writeFileSync(join(dataDir, file), `${unrelatedProcess.pid}\n`);
    }
    await startAndKillParent();
    while (isWatchdogRunning()) await delay(20);
    // The first signal it receives ends it: SIGHUP, unless the watchdog has sent another.
    unrelatedProcess.kill('SIGHUP');
    await ended;
    expect(unrelatedProcess.signalCode).toBe('SIGHUP');
  });
});
