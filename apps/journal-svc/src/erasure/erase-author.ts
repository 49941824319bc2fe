import { deleteAccountRows } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { subtractPublicEntries } from '../entries/entry-counters.ts';
import { releaseRecordings } from '../greetings/release-recordings.ts';
import { accountDataTables } from './tables.ts';

/**
 * Deletes all rows of a user, subtracts the user's public entries from the number of all public entries, and releases the recordings that friends have
 * left on the user's entries.
 */
export async function eraseAuthor(tx: Transaction, userId: string): Promise<void> {
  // The row lock waits for transactions that are creating entries of this author. Later transactions fail, because the author row is
  // missing.
  await tx.$queryRaw`SELECT 1 FROM author WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const counter = await tx.authorCounter.findUnique({ where: { authorId: userId } });
  const greetings = await tx.greeting.findMany({
    where: { entry: { authorId: userId }, giverId: { not: userId }, recordingId: { not: null } },
    select: { entryId: true, giverId: true, recordingId: true },
  });
  await deleteAccountRows(tx, accountDataTables, userId);
  await subtractPublicEntries(tx, counter?.publicEntries ?? 0);
  await releaseRecordings(tx, greetings);
}
