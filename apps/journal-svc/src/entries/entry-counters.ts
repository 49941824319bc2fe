import { randomInt } from 'node:crypto';
import type { PrivacyLevel } from '@memory/contracts';
import type { Database, Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { idArray } from './entry.policy.ts';

/**
 * The number of rows over which the counter of public entries is divided; their sum is the number of public entries. Every transaction that
 * publishes an entry locks one of these rows until it commits, so with a single row all such transactions would wait for each other. Adding
 * up the counters of all authors would take longer with every new author.
 */
const PUBLIC_COUNTER_SHARDS = 16;

/** The privacy level of an entry before and after a change. `before` is null for a new entry, `after` is null for a deleted entry. */
interface PrivacyChange {
  readonly before: PrivacyLevel | null;
  readonly after: PrivacyLevel | null;
}

/**
 * Updates the counters of entries in the transaction that creates, changes or deletes an entry. Must be the last step of the transaction,
 * because other transactions wait for the rows that it locks.
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

/** Subtracts the public entries of an erased author from the number of all public entries. */
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

/** Returns the number of an author's entries, and how many of them are public. */
export async function readAuthorCounter(
  database: Database,
  authorId: string,
): Promise<{ entries: number; publicEntries: number }> {
  return (await database.authorCounter.findUnique({ where: { authorId } })) ?? { entries: 0, publicEntries: 0 };
}

/** SQL: the number of an author's entries. */
export const totalOfAuthor = (authorId: string): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT entries FROM author_counter WHERE author_id = ${authorId}::uuid), 0)`;

/** SQL: the number of an author's public entries. */
export const publicTotalOfAuthor = (authorId: string): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT public_entries FROM author_counter WHERE author_id = ${authorId}::uuid), 0)`;

/** SQL: the number of entries that the friends of these authors may see. It reads one row per author by primary key. */
export const totalVisibleToFriends = (authorIds: readonly string[]): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(sum(friends_entries + public_entries), 0)::int
   FROM author_counter WHERE author_id = ANY(${idArray(authorIds)}))`;

/** SQL: the number of public entries of all authors except the hidden ones. */
export const publicTotalExceptBy = (hiddenAuthorIds: readonly string[]): Prisma.Sql => {
  const publicTotal = Prisma.sql`(SELECT coalesce(sum(entries), 0) FROM public_counter)`;
  if (hiddenAuthorIds.length === 0) return Prisma.sql`${publicTotal}::int`;
  return Prisma.sql`(${publicTotal} -
    (SELECT coalesce(sum(public_entries), 0) FROM author_counter WHERE author_id = ANY(${idArray(hiddenAuthorIds)})))::int`;
};
