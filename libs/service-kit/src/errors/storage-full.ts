import { type ErrorPattern, matchesErrorPattern } from './error-pattern.ts';

/**
 * Errors of a full disk: PostgreSQL's code (https://www.postgresql.org/docs/current/errcodes-appendix.html), those of the file system for a
 * full disk and an exceeded disk quota, and that of S3 servers made by MinIO.
 */
const storageFull: ErrorPattern = { code: /^(53100|ENOSPC|EDQUOT|XMinioStorageFull)$/, message: /\bCode: `53100`/ };

/** Whether a write failed because the disk of the database or of the files is full. Nothing of it has been stored. */
export const isStorageFull = (error: unknown): boolean => matchesErrorPattern(error, storageFull);
