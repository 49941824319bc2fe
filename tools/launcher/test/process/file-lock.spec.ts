import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';
import { withFileLock } from '../../src/process/file-lock.ts';
import { readProcessIdentity } from '../../src/process/process-identity.ts';
import { lockDataDir } from '../../src/stack/running-installation.ts';

/** Process 1 began at another time. */
const STALE = JSON.stringify({ pid: 1, began: 'long ago' });
/**
 * Takes a lock again and again, and each time leaves a lock as a killed process does. Fails when another process holds it at the same time.
 */
const TAKE_OVER_OFTEN = `
  import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
  import { tryLockFile } from ${JSON.stringify(join(repositoryRoot, 'tools/launcher/src/process/file-lock.ts'))};
  const [file, stale] = process.argv.slice(1);
  for (let count = 0; count < 40;) {
    if (tryLockFile(file)) continue;
    count += 1;
    closeSync(openSync(file + '.held', 'wx'));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    rmSync(file + '.held');
    writeFileSync(file + process.pid, stale);
    renameSync(file + process.pid, file);
  }
`;

describe('a lock file', () => {
  let folder: string;
  beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));

  it('of a data folder rejects a second start until the first releases it', () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(/is in use by another start \(process \d+\)/);
    unlock();
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('is ignored when its process has exited', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    writeFileSync(join(folder, 'stack.lock'), JSON.stringify({ pid: child.pid, began: '1' }));
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('is ignored when another process has the same id now', () => {
    writeFileSync(join(folder, 'stack.lock'), JSON.stringify({ pid: process.pid, began: 'long ago' }));
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('is ignored when it was only partly written', () => {
    writeFileSync(join(folder, 'stack.lock'), '{"pid":');
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  /** The content of a lock file that another running process holds. */
  function lockOfAnother(): string {
    const { pid, startTime } = readProcessIdentity(process.ppid);
    return JSON.stringify({ pid, began: startTime });
  }

  it('is taken over by one of several processes', async () => {
    const file = join(folder, 'stack.lock');
    writeFileSync(file, STALE);
    const args = ['--no-warnings', '--input-type=module', '-e', TAKE_OVER_OFTEN, file, STALE];
    const takeOver = async (): Promise<unknown> => {
      const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
      return code;
    };
    expect(await Promise.all([takeOver(), takeOver(), takeOver(), takeOver()])).toEqual([0, 0, 0, 0]);
  });

  it('that a process is taking over belongs to that process', () => {
    writeFileSync(join(folder, 'stack.lock'), STALE);
    writeFileSync(join(folder, 'stack.lock.takeover'), lockOfAnother());
    expect(() => lockDataDir(folder)).toThrow(`(process ${process.ppid})`);
  });

  it('is taken over after another process was killed in the middle of that', () => {
    for (const name of ['stack.lock', 'stack.lock.takeover']) writeFileSync(join(folder, name), STALE);
    lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(['stack.lock']);
  });

  it('stays when another process has it at its release', () => {
    const unlock = lockDataDir(folder);
    writeFileSync(join(folder, 'stack.lock'), lockOfAnother());
    unlock();
    expect(() => lockDataDir(folder)).toThrow(`(process ${process.ppid})`);
  });

  it('makes concurrent work wait for its turn', async () => {
    const file = join(folder, 'build.lock');
    const order: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      order.push(
        `${name} begins, lock of ${(JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid === process.pid}`,
      );
      await new Promise(setImmediate);
      order.push(`${name} ends`);
    };
    await Promise.all([withFileLock(file, work('a')), withFileLock(file, work('b'))]);
    expect(order).toEqual(['a begins, lock of true', 'a ends', 'b begins, lock of true', 'b ends']);
  });
});
