import { deleteAccountRows } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { takeFromPublic } from '../entries/entry-counters.ts';
import { tables } from './tables.ts';

/** Removes somebody's memories and everything else of theirs, and takes them out of what is counted over everybody. */
export async function eraseAuthor(tx: Transaction, userId: string): Promise<void> {
  // Waits for memories that are being written at this moment; those after it find no author.
  await tx.$queryRaw`SELECT 1 FROM author WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const counter = await tx.authorCounter.findUnique({ where: { authorId: userId } });
  await deleteAccountRows(tx, tables, userId);
  await takeFromPublic(tx, counter?.publicEntries ?? 0);
}
