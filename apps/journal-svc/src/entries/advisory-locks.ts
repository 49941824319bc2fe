import type { Transaction } from '../database.ts';

/**
 * Takes PostgreSQL advisory locks, which end with the transaction. To avoid deadlocks, every transaction locks the entry before the files
 * of the entry, and locks files in the order of their ids.
 */
async function lock(tx: Transaction, kind: 'entry' | 'file', ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => `${kind}:${id}`).toSorted();
  if (names.length === 0) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`;
}

/** Locks an entry. Every transaction that changes or deletes an entry takes this lock. */
export const acquireEntryLock = (tx: Transaction, entryId: string): Promise<void> => lock(tx, 'entry', [entryId]);

/**
 * Locks files. Every transaction that stores a file's extracted text, adds a file to an entry or removes a file from an entry takes
 * this lock.
 */
export const acquireFileLocks = (tx: Transaction, fileIds: readonly string[]): Promise<void> =>
  lock(tx, 'file', fileIds);
