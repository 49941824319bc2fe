import { statfs } from 'node:fs/promises';

export interface DiskState {
  /** The number of bytes that a process without special rights can still write. */
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/**
 * A disk is almost full when both conditions hold: less than 5 % is free, because file systems then become slow and PostgreSQL needs room to vacuum;
 * and less than 5 GB is free, because a large disk with 5 % free may have room for months.
 */
const MIN_FREE_FRACTION = 0.05;
const MIN_FREE_BYTES = 5 * 1024 ** 3;

export const isAlmostFull = ({ freeBytes, sizeBytes }: DiskState): boolean =>
  freeBytes < Math.min(sizeBytes * MIN_FREE_FRACTION, MIN_FREE_BYTES);

/** Reads the state of the disk that a folder is on. @throws when the folder does not exist */
export async function readDiskState(folder: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}
