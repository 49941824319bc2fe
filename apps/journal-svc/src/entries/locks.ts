import type { Transaction } from '../database.ts';

/**
 * Makes this transaction wait for others that work on the same things, until it ends. Everyone takes an entry's lock before its
 * files' locks, and files in one order, so that no two can wait for each other.
 */
async function lock(tx: Transaction, kind: 'entry' | 'file', ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => `${kind}:${id}`).toSorted();
  if (names.length === 0) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`;
}

/** Whoever changes or deletes an entry. */
export const lockEntry = (tx: Transaction, entryId: string): Promise<void> => lock(tx, 'entry', [entryId]);

/** Whoever brings a file's text, and whoever begins or ends the use of the file. */
export const lockFiles = (tx: Transaction, fileIds: readonly string[]): Promise<void> => lock(tx, 'file', fileIds);
