import type { Transaction } from '../database.ts';

/**
 * Takes a PostgreSQL advisory lock on the entries, files and extracted texts of an author, which ends with the transaction. Every transaction
 * that stores a file's extracted text, changes or deletes an entry, or adds a file to one takes this lock before it reads any of them.
 *
 * One lock is enough, because an entry uses files of its author only. Separate locks of entries and files cannot all be taken before the
 * first read, because the files of an entry are only known after it. Concurrent creations by one author wait for each other anyway: they update
 * the row of the author's counter.
 */
export async function acquireAuthorLock(tx: Transaction, authorId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`author:${authorId}`}, 0))`;
}
