import type { UserPair, UserRelation } from '@memory/contracts';
import { v4 as uuidv4 } from 'uuid';
import type { Database } from '../src/database.ts';
import type { UserRelation as Copy } from '../src/generated/prisma/client.ts';
import { pairOf } from './fake-peers.ts';

/** A pair of users who have no account. */
export const newPair = (): UserPair => pairOf(uuidv4(), uuidv4());

/** The rows of a pair. */
export async function copiesOf(database: Database, { firstId, secondId }: UserPair): Promise<Copy[]> {
  const ids = [firstId, secondId];
  const rows = await database.userRelation.findMany({ where: { userId: { in: ids }, otherId: { in: ids } } });
  return rows.filter(({ userId, otherId }) => (userId === otherId) === (firstId === secondId));
}

/** The kind of both rows of a pair, which must be alike. */
export async function copiedKind(database: Database, pair: UserPair): Promise<UserRelation> {
  const kinds = new Set((await copiesOf(database, pair)).map(({ kind }) => kind));
  expect(kinds.size).toBeLessThanOrEqual(1);
  return [...kinds][0] ?? 'none';
}
