import { deleteAccountRows } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { subtractPublicEntries } from '../entries/entry-counters.ts';
import { accountDataTables } from './tables.ts';

/** Deletes all rows of a user, and subtracts their public entries from the public total. */
export async function eraseAuthor(tx: Transaction, userId: string): Promise<void> {
  // Waits for entries that are being created in other transactions; later ones fail because the author row is gone.
  await tx.$queryRaw`SELECT 1 FROM author WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const counter = await tx.authorCounter.findUnique({ where: { authorId: userId } });
  await deleteAccountRows(tx, accountDataTables, userId);
  await subtractPublicEntries(tx, counter?.publicEntries ?? 0);
}
