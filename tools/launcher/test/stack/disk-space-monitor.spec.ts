import { mkdirSync, rmdirSync } from 'node:fs';
import { canMountDisks, eventually, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDiskSpaceMonitor } from '../../src/stack/disk-space-monitor.ts';

const MB = 1024 ** 2;

(canMountDisks ? describe : describe.skip)('the monitor of disk space', () => {
  let disk: SmallDisk;
  let lines: string[];
  let stop: () => void = () => undefined;
  beforeEach(async () => {
    disk = await mountSmallDisk(40 * MB);
    lines = [];
  });
  afterEach(async () => {
    stop();
    await disk.unmount();
  });

  const start = (reserveMb: number) =>
    (stop = startDiskSpaceMonitor({
      dataDir: disk.folder,
      reserveMb,
      print: (line) => lines.push(line),
      intervalMs: 5,
    }));
  const linesLike = (...patterns: RegExp[]): unknown[] => patterns.map((pattern) => expect.stringMatching(pattern));

  it('prints when twice the reserve is left, when the reserve is left, and when there is enough again', async () => {
    start(3);
    await disk.fill(5 * MB);
    await eventually(() => expect(lines).toEqual(linesLike(/5 MB are free\. Uploads will be rejected below 3 MB/)));
    await disk.fill(2 * MB);
    await eventually(() =>
      expect(lines).toEqual(linesLike(/will be rejected/, /2 MB are free\. Uploads are rejected/)),
    );
    await disk.free();
    await eventually(() =>
      expect(lines).toEqual(linesLike(/will be rejected/, /are rejected/, /enough space again: 40 MB/)),
    );
  });

  it('prints at the start, and takes at most a tenth of the disk as the reserve', async () => {
    await disk.fill(3 * MB);
    start(1_000_000);
    await eventually(() => expect(lines).toEqual(linesLike(/3 MB are free\. Uploads are rejected/)));
  });

  it('prints nothing while there is enough space, or without a reserve', async () => {
    start(3);
    expect(lines).toEqual([]);
    stop();
    await disk.fill();
    start(0);
    expect(lines).toEqual([]);
  });
});

it('prints once that a disk cannot be read, each time it happens, and keeps the program running', () => {
  vi.useFakeTimers();
  const dataDir = createTemporaryFolder(onTestFinished);
  const lines: string[] = [];
  const stop = startDiskSpaceMonitor({ dataDir, reserveMb: 0, print: (line) => lines.push(line), intervalMs: 1_000 });
  const problem = expect.stringContaining('cannot be read: ENOENT');
  try {
    rmdirSync(dataDir);
    vi.advanceTimersByTime(5_000);
    expect(lines).toEqual([problem]);
    mkdirSync(dataDir);
    vi.advanceTimersByTime(1_000);
    rmdirSync(dataDir);
    vi.advanceTimersByTime(5_000);
    expect(lines).toEqual([problem, problem]);
  } finally {
    stop();
    vi.useRealTimers();
  }
});
