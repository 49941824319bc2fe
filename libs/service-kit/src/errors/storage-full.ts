import { type ErrorPattern, matchesErrorPattern } from './error-pattern.ts';

/**
 * Errors of a full disk: PostgreSQL's code (https://www.postgresql.org/docs/current/errcodes-appendix.html), the file system's codes for a full disk
 * and for an exceeded disk quota, and the code of S3 servers made by MinIO.
 */
const storageFull: ErrorPattern = { code: /^(53100|ENOSPC|EDQUOT|XMinioStorageFull)$/, message: /\bCode: `53100`/ };

/** Whether a write failed because the disk of the database or of the files is full. The write has then stored nothing. */
export const isStorageFull = (error: unknown): boolean => matchesErrorPattern(error, storageFull);
