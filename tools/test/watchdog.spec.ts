import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../config.ts';
import { pidFile, writePidFile } from '../pid-file.ts';

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'memory-watchdog-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function sleep(): ChildProcess {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  running.push(child);
  return child;
}

/** A start program that is killed as soon as its watchdog runs. */
async function killStartProgram(): Promise<void> {
  const script = `
    import { watchOver } from ${JSON.stringify(join(root, 'tools/watchdog.ts'))};
    watchOver(${JSON.stringify(dataDir)});
    console.log('watched');
    setInterval(() => undefined, 1000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(program);
  await once(program.stdout, 'data');
  program.kill('SIGKILL');
}

/** Whether a watchdog of this data folder runs: the folder is among its arguments. */
function isWatched(): boolean {
  return globSync('/proc/[0-9]*/cmdline').some((file) => {
    try {
      return readFileSync(file, 'utf8').startsWith('/bin/sh') && readFileSync(file, 'utf8').includes(dataDir);
    } catch {
      // It has ended since it was listed.
      return false;
    }
  });
}

describe('the watchdog', () => {
  it('ends the services, then the databases, of a start program that was killed', async () => {
    const ended: string[] = [];
    const programs = ['journal-svc', 'gateway', 'redis', 'postgres'].map((name) => {
      const child = sleep();
      writePidFile(pidFile(dataDir, name), child.pid!);
      child.once('exit', () => ended.push(name));
      return child;
    });
    await Promise.all([...programs.map((child) => once(child, 'exit')), killStartProgram()]);
    expect(new Set(ended.slice(0, 2))).toEqual(new Set(['journal-svc', 'gateway']));
    expect(programs.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM', 'SIGINT']);
  });

  it('signals nothing that a file in a server’s own folder names', async () => {
    const stranger = sleep();
    const ended = once(stranger, 'exit');
    for (const file of ['redis/redis.pid', 'postgres/postmaster.pid', 'media/gateway.pid']) {
      mkdirSync(join(dataDir, file, '..'), { recursive: true });
      writeFileSync(join(dataDir, file), `${stranger.pid}\n`);
    }
    await killStartProgram();
    while (isWatched()) await pause(20);
    // Whichever signal comes first ends it.
    stranger.kill('SIGHUP');
    await ended;
    expect(stranger.signalCode).toBe('SIGHUP');
  });
});
