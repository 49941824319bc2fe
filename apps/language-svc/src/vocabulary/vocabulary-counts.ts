import type { Transaction } from '../database.ts';

/** Counts that one item of a user is hidden from now on. */
export async function countHidden(tx: Transaction, userId: string): Promise<void> {
  await tx.vocabularyCount.update({ where: { userId }, data: { total: { decrement: 1 }, hidden: { increment: 1 } } });
}

/** Counts that one hidden item of a user is shown again. */
export async function countShownAgain(tx: Transaction, userId: string): Promise<void> {
  await tx.vocabularyCount.update({ where: { userId }, data: { total: { increment: 1 }, hidden: { decrement: 1 } } });
}
