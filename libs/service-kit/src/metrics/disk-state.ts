import { statfs } from 'node:fs/promises';

export interface DiskState {
  /** Bytes that a process without special rights can still write. */
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/**
 * A disk is almost full when less than 5 % of it is free, because file systems become slow then and PostgreSQL needs room to vacuum; and less
 * than 5 GB, so that a large disk does not count as almost full while it has room for months.
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
