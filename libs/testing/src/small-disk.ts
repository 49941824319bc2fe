import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, stat, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small in-memory file system, which a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Occupies the free space except `bytesLeft` bytes. A second call replaces the first. */
  fill(bytesLeft?: number): Promise<void>;
  /** Frees the space that `fill` has occupied. */
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Whether this process may mount file systems. Tests that need a small disk are skipped otherwise. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Mounts a file system.
 * @param bytes its size, a multiple of 4 KB
 * @param owner the system user who may write to it; default root
 */
export async function mountSmallDisk(bytes: number, owner = 'root'): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  await run('chown', [owner, folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill(bytesLeft = 0) {
      await appendFile(filler, '');
      const { bavail, bsize } = await statfs(folder);
      const missing = bavail * bsize - bytesLeft;
      if (missing > 0) await appendFile(filler, Buffer.alloc(missing));
      else await truncate(filler, Math.max(0, (await stat(filler)).size + missing));
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      // The unmount is lazy, because a process that the test has killed may not have closed its files yet.
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
