import { randomInt } from 'node:crypto';
import type { PrivacyLevel } from '@memory/contracts';
import type { Database, Transaction } from '../database.ts';

/**
 * The total of public entries is the sum of this many rows. A single row would be locked by everyone who publishes until
 * they commit, one after the other; a sum over authors would grow with the school.
 */
const SHARDS = 16;

/** An entry's level before and after a change; `null` where it does not exist. */
interface Change {
  readonly before: PrivacyLevel | null;
  readonly after: PrivacyLevel | null;
}

/** Keeps the totals true within the transaction that changes an entry. Last in it: these are the rows that others wait for. */
export async function recount(tx: Transaction, authorId: string, { before, after }: Change): Promise<void> {
  const entries = Number(after !== null) - Number(before !== null);
  const friendsEntries = Number(after === 'friends') - Number(before === 'friends');
  const publicEntries = Number(after === 'public') - Number(before === 'public');
  if (entries === 0 && friendsEntries === 0 && publicEntries === 0) return;
  await tx.authorCounter.upsert({
    where: { authorId },
    create: { authorId, entries, friendsEntries, publicEntries },
    update: {
      entries: { increment: entries },
      friendsEntries: { increment: friendsEntries },
      publicEntries: { increment: publicEntries },
    },
  });
  await addToPublic(tx, publicEntries);
}

/** Takes this many public entries out of everybody's total, when their author and that author's counter go. */
export const takeFromPublic = (tx: Transaction, entries: number): Promise<void> => addToPublic(tx, -entries);

async function addToPublic(tx: Transaction, entries: number): Promise<void> {
  if (entries === 0) return;
  const shard = randomInt(SHARDS);
  await tx.publicCounter.upsert({
    where: { shard },
    create: { shard, entries },
    update: { entries: { increment: entries } },
  });
}

/** How many entries a person has, and how many of them everyone may see. */
export async function countsOf(
  database: Database,
  authorId: string,
): Promise<{ entries: number; publicEntries: number }> {
  return (await database.authorCounter.findUnique({ where: { authorId } })) ?? { entries: 0, publicEntries: 0 };
}

/** How many entries these people show to their friends: one row each, by its key. */
export async function countShownToFriends(database: Database, authorIds: readonly string[]): Promise<number> {
  const [found] = await database.$queryRaw<{ total: number }[]>`
    SELECT coalesce(sum(friends_entries + public_entries), 0)::int AS total
    FROM author_counter WHERE author_id = ANY(string_to_array(${authorIds.join()}, ',')::uuid[])`;
  return found?.total ?? 0;
}

/** How many entries everyone may see. */
export async function countPublic(database: Database): Promise<number> {
  const { _sum } = await database.publicCounter.aggregate({ _sum: { entries: true } });
  return _sum.entries ?? 0;
}
