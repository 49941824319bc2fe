import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';
import { pidFilePath, writePidFile } from '../../src/process/pid-file.ts';

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(() => void (dataDir = createTemporaryFolder(onTestFinished)));
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function startSleep(): ChildProcess {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  running.push(child);
  return child;
}

/** Starts a program that runs a shell command at SIGTERM. */
async function startWithTrap(command: string): Promise<ChildProcess> {
  const script = `trap '${command}' TERM; echo ready; while :; do sleep 0.1; done`;
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** Runs a program that starts the watchdog, and kills it as soon as the watchdog runs. */
async function startAndKillParent(stopTimeoutMs = 60_000): Promise<void> {
  const script = `
    import { startStackWatchdog } from ${JSON.stringify(join(repositoryRoot, 'tools/launcher/src/process/parent-exit-watchdog.ts'))};
    startStackWatchdog(${JSON.stringify(dataDir)}, ${stopTimeoutMs});
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

  it('waits for a service that takes time to stop, after another one has ended', async () => {
    const names = ['gateway', 'journal-svc', 'redis'];
    const programs = [startSleep(), await startWithTrap('sleep 1; exit 7'), startSleep()];
    const ended: string[] = [];
    for (const [index, child] of programs.entries()) {
      writePidFile(pidFilePath(dataDir, names[index]!), child.pid!);
      child.once('exit', (code) => ended.push(`${names[index]} ${code}`));
    }
    await Promise.all([...programs.map((child) => once(child, 'exit')), startAndKillParent()]);
    expect(ended).toEqual(['gateway null', 'journal-svc 7', 'redis null']);
  });

  it('kills a service that does not stop in time', async () => {
    const service = await startWithTrap(':');
    writePidFile(pidFilePath(dataDir, 'gateway'), service.pid!);
    await Promise.all([once(service, 'exit'), startAndKillParent(300)]);
    expect(service.signalCode).toBe('SIGKILL');
  });

  it.each(['gateway', 'redis', 'postgres'])(
    'ignores the pid file of %s when another process has the id now',
    async (name) => {
      const unrelatedProcess = startSleep();
      const ended = once(unrelatedProcess, 'exit');
      const file = pidFilePath(dataDir, name);
      writePidFile(file, unrelatedProcess.pid!);
      writeFileSync(file, `${unrelatedProcess.pid}\n999999999999\n`);
      await startAndKillParent();
      while (isWatchdogRunning()) await delay(20);
      unrelatedProcess.kill('SIGHUP');
      await ended;
      expect(unrelatedProcess.signalCode).toBe('SIGHUP');
    },
  );

  it('ignores pid files in the folders of services and servers', async () => {
    const unrelatedProcess = startSleep();
    const ended = once(unrelatedProcess, 'exit');
    for (const file of ['redis/redis.pid', 'postgres/postmaster.pid', 'media/gateway.pid'])
      writePidFile(join(dataDir, file), unrelatedProcess.pid!);
    await startAndKillParent();
    while (isWatchdogRunning()) await delay(20);
    // The first signal it receives ends it: SIGHUP, unless the watchdog has sent another.
    unrelatedProcess.kill('SIGHUP');
    await ended;
    expect(unrelatedProcess.signalCode).toBe('SIGHUP');
  });
});
