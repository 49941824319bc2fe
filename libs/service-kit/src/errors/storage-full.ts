import { isNativeError } from 'node:util/types';

/**
 * Error codes for a full disk: PostgreSQL's (https://www.postgresql.org/docs/current/errcodes-appendix.html), those of the file system for a
 * full disk and an exceeded disk quota, and that of S3 servers made by MinIO.
 */
const storageFullCode = /^(53100|ENOSPC|EDQUOT|XMinioStorageFull)$/;

/** Finds PostgreSQL's error code in the message of an error, because Prisma's errors of raw queries have the code only there. */
const storageFullMessage = /\bCode: `53100`/;

/** How many nested `cause`s are examined (see `isDatabaseUnavailable`). */
const CAUSE_DEPTH_MAX = 5;

/** Whether a write failed because the disk of the database or of the files is full. Nothing of it has been stored. */
export function isStorageFull(error: unknown, depth = CAUSE_DEPTH_MAX): boolean {
  if (!isNativeError(error) || depth === 0) return false;
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown };
  return (
    storageFullCode.test(String(code)) ||
    storageFullCode.test(String(originalCode)) ||
    storageFullMessage.test(error.message) ||
    isStorageFull(error.cause, depth - 1)
  );
}
