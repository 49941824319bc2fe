import type { Transaction } from '../database.ts';

/**
 * Takes a PostgreSQL advisory lock on the entries, files and extracted texts of an author. The lock ends with the transaction. Every transaction
 * that stores a file's extracted text, changes or deletes an entry, or adds a file to an entry takes this lock before it reads entries, files or
 * texts of the author.
 *
 * One lock is enough, because an entry uses files of its author only. With separate locks for entries and files, a transaction could not take all
 * locks before its first read, because it learns the files of an entry only by reading the entry. Concurrent creations by one author wait for each
 * other anyway: they update the row of the author's counter.
 */
export async function acquireAuthorLock(tx: Transaction, authorId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`author:${authorId}`}, 0))`;
}
