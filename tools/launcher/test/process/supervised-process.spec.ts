import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { canMountDisks, eventually, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { startBackgroundProcess } from '../../src/process/background-process.ts';
import { readPidFile } from '../../src/process/pid-file.ts';
import { SupervisedProcess } from '../../src/process/supervised-process.ts';

let folder: string;
let printed: string[];
let disk: SmallDisk | undefined;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  printed = [];
});
afterEach(async () => {
  await disk?.unmount();
  disk = undefined;
});

/** A shell script as a supervised process, which is ready when the file `up` exists. */
function supervise(
  script: string,
  more: { pidFile?: string; maxBackoffMs?: number; yieldsWhenReady?: boolean } = {},
): SupervisedProcess {
  const logFile = join(folder, 'log');
  return new SupervisedProcess(
    {
      name: 'sample',
      logFile,
      start: () =>
        startBackgroundProcess({
          program: '/bin/sh',
          args: ['-c', script],
          logFile,
          cwd: folder,
          pidFile: more.pidFile,
        }),
      ...more,
      isReady: () => Promise.resolve(existsSync(join(folder, 'up'))),
      stopTimeoutMs: 600_000,
      interruptSignal: 'SIGINT',
    },
    (line) => printed.push(line),
  );
}

/** Returns the niceness that counts: that of the process's session where Linux has autogroups, otherwise that of the process. */
function niceValueOf(pid: number): number {
  const autogroup = `/proc/${pid}/autogroup`;
  return existsSync(autogroup) ? Number(/nice (-?\d+)/.exec(readFileSync(autogroup, 'utf8'))![1]) : getPriority(pid);
}

const pausesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /starting it again (.+?)\. Its log/.exec(line)?.[1] ?? []);

const untilPrinted = async (text: string): Promise<void> => {
  while (!printed.some((line) => line.includes(text))) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a supervised process', () => {
  it('that exits during its start is reported with the end of its log', async () => {
    await expect(supervise('echo "no such database"; exit 3').start()).rejects.toThrow(
      /sample did not start: it ended[^]*no such database/,
    );
  });

  it('is restarted when it is killed, and its recovery is printed', async () => {
    const supervised = supervise('echo $$ > pid; touch up; exec sleep 60');
    await supervised.start();
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
    await untilPrinted('✓ sample is back');
    expect(printed[0]).toMatch(/^! sample ended \(signal SIGKILL\); starting it again at once/);
    await supervised.stop();
  });

  it('that ends again and again is started after pauses that grow to the maximum of its definition', async () => {
    writeFileSync(join(folder, 'up'), '');
    const supervised = supervise('exit 1', { maxBackoffMs: 600 });
    await supervised.start();
    while (printed.filter((line) => line.includes('ended')).length < 4)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await supervised.stop();
    expect(pausesOf(printed)).toEqual(['at once', 'in 0.5 s', 'in 0.6 s', 'in 0.6 s']);
  });

  it('that was ready and ended without an error each time is started after a pause that does not grow', async () => {
    const supervised = supervise('touch up; sleep 0.2');
    await supervised.start();
    while (printed.filter((line) => line.includes('ended')).length < 4)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await supervised.stop();
    expect(pausesOf(printed)).toEqual(['at once', 'in 0.5 s', 'in 0.5 s', 'in 0.5 s']);
  });

  it.each([
    ['that yields when it is ready has a lower CPU priority, also after a restart', true],
    ['that does not yield has the usual priority', false],
  ])('%s', async (_, yieldsWhenReady) => {
    const supervised = supervise('echo $$ > pid; touch up; exec sleep 60', { yieldsWhenReady });
    const niceness = () => niceValueOf(Number(readFileSync(join(folder, 'pid'), 'utf8')));
    await supervised.start();
    await eventually(() => expect(niceness()).toBe(yieldsWhenReady ? 5 : 0));
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
    await untilPrinted('✓ sample is back');
    await eventually(() => expect(niceness()).toBe(yieldsWhenReady ? 5 : 0));
    await supervised.stop();
  });

  it('is not restarted when it was stopped', async () => {
    const supervised = supervise('touch up; exec sleep 60');
    await supervised.start();
    await supervised.stop();
    expect(printed).toEqual([]);
  });

  it('has the time of its definition to stop, and is interrupted when a person does not wait for that', async () => {
    const supervised = supervise(
      'trap "touch stopping" TERM; trap "touch interrupted; exit" INT; touch up; while :; do sleep 0.05; done',
    );
    await supervised.start();
    const stopped = supervised.stop();
    while (!existsSync(join(folder, 'stopping'))) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([stopped, supervised.interrupt()]);
    expect(existsSync(join(folder, 'interrupted'))).toBe(true);
  });

  it('can be stopped during its start', async () => {
    const supervised = supervise('exec sleep 60');
    const starting = supervised.start();
    await Promise.all([
      expect(starting).rejects.toThrow(/did not start: the stack is being stopped/),
      supervised.stop(),
    ]);
  });
});

(canMountDisks ? describe : describe.skip)('a supervised process on a full disk', () => {
  (canMountDisks ? it : it.skip)(
    'is restarted as soon as its pid file can be written, when the disk was full',
    async () => {
      disk = await mountSmallDisk(1024 ** 2);
      const pidFile = join(disk.folder, 'sample.pid');
      const supervised = supervise('touch up; exec sleep 60', { pidFile });
      await supervised.start();
      const killed = readPidFile(pidFile)!.pid;
      rmSync(pidFile);
      await disk.fill();
      process.kill(killed, 'SIGKILL');
      await untilPrinted('! sample could not be started: ENOSPC');
      await disk.free();
      await untilPrinted('✓ sample is back');
      process.kill(readPidFile(pidFile)!.pid, 0);
      await supervised.stop();
    },
  );
});
