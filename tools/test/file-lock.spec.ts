import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir, withFileLock } from '../file-lock.ts';

describe('locks between processes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'memory-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 100 }));

  it('keep a second start from the same data folder, until the first gives it back', () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(/is in use by another start \(process \d+\)/);
    unlock();
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('count for nothing when their process is gone', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    writeFileSync(join(folder, 'stack.lock'), JSON.stringify({ pid: child.pid, began: '1' }));
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('count for nothing when another process has got their id since', () => {
    writeFileSync(join(folder, 'stack.lock'), JSON.stringify({ pid: process.pid, began: 'long ago' }));
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('count for nothing when they were cut off while being written', () => {
    writeFileSync(join(folder, 'stack.lock'), '{"pid":');
    expect(() => lockDataDir(folder)).not.toThrow();
  });

  it('let one work after the other', async () => {
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
