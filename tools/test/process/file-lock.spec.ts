import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from '../../process/file-lock.ts';
import { lockDataDir } from '../../stack/lock-data-dir.ts';

describe('a lock file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'memory-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 100 }));

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
