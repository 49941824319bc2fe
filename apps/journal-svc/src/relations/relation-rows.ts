import type { PairRelation, UserPair } from '@memory/contracts';
import type { SqlExecutor } from '@memory/event-bus';

/** Both rows of each pair, in the order of the primary key, so that two statements with the same pairs cannot deadlock. */
const ROWS = `
  SELECT user_id, other_id, kind, version FROM (
    SELECT first_id AS user_id, second_id AS other_id, kind, version FROM pair
    UNION SELECT second_id, first_id, kind, version FROM pair
  ) AS direction ORDER BY user_id, other_id`;

const PAIRS = `pair (first_id, second_id, kind, version) AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::relation_kind[], $4::bigint[]))`;

// A withdrawal takes effect whatever its version is. One with an older version reduces the access of the stored copy and never increases it. The
// row is stored as unconfirmed, so the next poll of RelationSync corrects the copy if social-svc did not commit the withdrawal, or if the
// withdrawal arrived late.
const STORE_WITHDRAWAL = `
  WITH ${PAIRS}
  INSERT INTO user_relation AS stored (user_id, other_id, kind, version, is_confirmed)
  SELECT user_id, other_id, kind, version, false FROM (${ROWS}) AS given
  ON CONFLICT (user_id, other_id) DO UPDATE SET
    kind = CASE WHEN excluded.version > stored.version THEN excluded.kind ELSE least(stored.kind, excluded.kind) END,
    version = greatest(stored.version, excluded.version), is_confirmed = false`;

// A relation with an older version is ignored, because events may arrive late, twice or in any order. A relation with the same version confirms a
// withdrawal.
const STORE_COMMITTED = `
  WITH ${PAIRS}
  INSERT INTO user_relation AS stored (user_id, other_id, kind, version, is_confirmed)
  SELECT user_id, other_id, kind, version, true FROM (${ROWS}) AS given
  ON CONFLICT (user_id, other_id) DO UPDATE SET kind = excluded.kind, version = excluded.version, is_confirmed = true
  WHERE excluded.version >= stored.version`;

const FIND_UNCONFIRMED = `
  SELECT user_id AS "firstId", other_id AS "secondId" FROM user_relation
  WHERE NOT is_confirmed AND user_id <= other_id ORDER BY user_id, other_id LIMIT $1`;

/** Stores a relation that reduces access and that social-svc may not have committed yet. The reduced access applies from the next statement on. */
export async function storeWithdrawal(database: SqlExecutor, relation: PairRelation): Promise<void> {
  await database.$executeRawUnsafe(STORE_WITHDRAWAL, ...columnsOf([relation]));
}

/** Stores relations that are committed in social-svc, unless the copies have later versions. `relations` must not contain a pair twice. */
export async function storeCommittedRelations(
  database: SqlExecutor,
  relations: readonly PairRelation[],
): Promise<void> {
  if (relations.length > 0) await database.$executeRawUnsafe(STORE_COMMITTED, ...columnsOf(relations));
}

/** Returns pairs with withdrawals that are not confirmed yet, at most `limit`. */
export async function findUnconfirmedPairs(database: SqlExecutor, limit: number): Promise<UserPair[]> {
  return database.$queryRawUnsafe<UserPair[]>(FIND_UNCONFIRMED, limit);
}

const columnsOf = (relations: readonly PairRelation[]): unknown[][] => [
  relations.map(({ firstId }) => firstId),
  relations.map(({ secondId }) => secondId),
  relations.map(({ kind }) => kind),
  relations.map(({ version }) => version),
];
