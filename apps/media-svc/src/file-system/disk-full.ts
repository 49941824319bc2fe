/** The messages of the C library for ENOSPC and EDQUOT, and the names of these errors in Node.js. */
const DISK_FULL = /no space left on device|disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;

/**
 * Thrown when a child process could not write its file because the disk is full. The error has the code ENOSPC, like an error of the file system
 * itself. The processed file is therefore not treated as damaged, requests are answered with 503, and jobs are retried.
 */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Returns a DiskFull error if the error output of a program says that the disk is full; otherwise null. */
export const findFullDisk = (errorOutput: string, options?: ErrorOptions): DiskFull | null =>
  DISK_FULL.test(errorOutput) ? new DiskFull('no space left for the output of a program', options) : null;
