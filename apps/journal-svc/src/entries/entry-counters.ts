import { randomInt } from 'node:crypto';
import type { PrivacyLevel } from '@memory/contracts';
import type { Database, Transaction } from '../database.ts';

/**
 * The number of public entries is the sum of this many rows: every transaction that publishes an entry locks one of them until it commits,
 * so a single row would make all of them wait for each other. A sum over the authors would grow with their number.
 */
const PUBLIC_COUNTER_SHARDS = 16;

/** An entry's privacy level before and after a change; null before the entry is created and after it is deleted. */
interface PrivacyChange {
  readonly before: PrivacyLevel | null;
  readonly after: PrivacyLevel | null;
}

/**
 * Updates the counters in the transaction that creates, changes or deletes an entry. Call it last, because other transactions wait for
 * the locked rows.
 */
export async function updateEntryCounters(
  tx: Transaction,
  authorId: string,
  { before, after }: PrivacyChange,
): Promise<void> {
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
  await addPublicEntries(tx, publicEntries);
}

/** Subtracts an erased author's public entries from the total. */
export const subtractPublicEntries = (tx: Transaction, entries: number): Promise<void> =>
  addPublicEntries(tx, -entries);

async function addPublicEntries(tx: Transaction, entries: number): Promise<void> {
  if (entries === 0) return;
  const shard = randomInt(PUBLIC_COUNTER_SHARDS);
  await tx.publicCounter.upsert({
    where: { shard },
    create: { shard, entries },
    update: { entries: { increment: entries } },
  });
}

/** The number of an author's entries, and of the public ones among them. */
export async function readAuthorCounter(
  database: Database,
  authorId: string,
): Promise<{ entries: number; publicEntries: number }> {
  return (await database.authorCounter.findUnique({ where: { authorId } })) ?? { entries: 0, publicEntries: 0 };
}

/** The number of entries that these authors' friends may see. Reads one row per author by primary key. */
export async function countEntriesVisibleToFriends(database: Database, authorIds: readonly string[]): Promise<number> {
  const [row] = await database.$queryRaw<{ total: number }[]>`
    SELECT coalesce(sum(friends_entries + public_entries), 0)::int AS total
    FROM author_counter WHERE author_id = ANY(string_to_array(${authorIds.join()}, ',')::uuid[])`;
  return row?.total ?? 0;
}

/** The number of public entries of all authors. */
export async function countPublicEntries(database: Database): Promise<number> {
  const { _sum } = await database.publicCounter.aggregate({ _sum: { entries: true } });
  return _sum.entries ?? 0;
}
