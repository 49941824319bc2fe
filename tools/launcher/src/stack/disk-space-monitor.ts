import { type StatsFs, statfsSync } from 'node:fs';

export interface DiskSpaceMonitorOptions {
  dataDir: string;
  /** The disk space that uploads must leave free, in MB: `DISK_RESERVE_MB`. */
  reserveMb: number;
  print(line: string): void;
  /** The time between two checks, in milliseconds. */
  intervalMs?: number;
}

const BYTES_PER_MB = 1024 ** 2;
/** The reserve is limited to this fraction of the disk, as in media-svc. */
const MAX_PART_OF_DISK = 0.1;
const LEVELS = ['enough', 'low', 'reserve'] as const;
type Level = (typeof LEVELS)[number];

/**
 * Prints a line when the free space on the data folder's disk falls below twice the reserve, and again when it falls below the reserve. An operator
 * can then make space before uploads are rejected. When the disk cannot be read (a network disk may fail for a moment), the monitor continues, and
 * the failure is printed once.
 * @returns a function that ends the monitor
 */
export function startDiskSpaceMonitor({
  dataDir,
  reserveMb,
  print,
  intervalMs = 60_000,
}: DiskSpaceMonitorOptions): () => void {
  let printed: Level = 'enough';
  let isUnreadable = false;
  const readDisk = (): StatsFs | undefined => {
    try {
      const disk = statfsSync(dataDir);
      isUnreadable = false;
      return disk;
    } catch (error) {
      if (!isUnreadable) print(`! The free space of ${dataDir} cannot be read: ${(error as Error).message}`);
      isUnreadable = true;
      return undefined;
    }
  };
  const check = (): void => {
    const disk = readDisk();
    if (!disk) return;
    const { bavail, blocks, bsize } = disk;
    const free = bavail * bsize;
    const reserve = Math.min(reserveMb * BYTES_PER_MB, blocks * bsize * MAX_PART_OF_DISK);
    const level: Level = free < reserve ? 'reserve' : free < 2 * reserve ? 'low' : 'enough';
    // A change back to a better level prints nothing unless there is enough space: a disk around a limit would otherwise fill the terminal.
    const isNews = level === 'enough' ? printed !== 'enough' : LEVELS.indexOf(level) > LEVELS.indexOf(printed);
    if (!isNews) return;
    printed = level;
    print(describe(level, dataDir, Math.floor(free / BYTES_PER_MB), Math.floor(reserve / BYTES_PER_MB)));
  };
  check();
  const timer = setInterval(check, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

function describe(level: Level, dataDir: string, freeMb: number, reserveMb: number): string {
  if (level === 'enough') return `✓ The disk of ${dataDir} has enough space again: ${freeMb} MB are free.`;
  const consequence = level === 'reserve' ? 'Uploads are rejected' : `Uploads will be rejected below ${reserveMb} MB`;
  return `! The disk of ${dataDir} is almost full: ${freeMb} MB are free. ${consequence} (DISK_RESERVE_MB). Make space.`;
}
