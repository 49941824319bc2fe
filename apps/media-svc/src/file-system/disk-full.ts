/** The messages of the C library for ENOSPC and EDQUOT, and the names of these errors in Node.js. */
const DISK_FULL = /no space left on device|disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;

/**
 * Thrown when a child process could not write its file because the disk is full. It has the code of the file system's own error: the file
 * that was being processed is not damaged, requests are answered with 503, and jobs are tried again.
 */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Returns an error if a program says in its error output that the disk is full; else null. */
export const findFullDisk = (errorOutput: string, options?: ErrorOptions): DiskFull | null =>
  DISK_FULL.test(errorOutput) ? new DiskFull('no space left for the output of a program', options) : null;
