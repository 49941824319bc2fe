import type { PairRelation, UserPair } from '@memory/contracts';
import { isPreviousReleaseConnected } from '@memory/event-bus';
import { relationChanged } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { isHiddenAccountCondition, isHiddenCondition } from '../blocks/block.policy.ts';
import { lockPairs } from '../blocks/pair-lock.ts';
import { Database, type Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { limitLockWaits } from './relation-locks.ts';

/**
 * A relation counts as changing while an event about it is younger than this age and has not been handled yet. An older event may never be handled,
 * because it is a dead letter or Redis has lost it, so it must not prevent the integrity check from repairing the copy.
 */
const EVENT_AGE = '10 minutes';

type PresentRelation = PairRelation & { isChanging: boolean };

@Injectable()
export class ReadRelations {
  constructor(private readonly database: Database) {}

  /**
   * Reads the relation of each pair of users. Holds the locks of the pairs and gives each relation a new version, so that this version is higher
   * than the versions of all committed changes of the pair, and lower than the versions of all later changes.
   */
  async execute(pairs: readonly UserPair[]): Promise<{ relations: PresentRelation[]; allWriteThrough: boolean }> {
    const allWriteThrough = !(await isPreviousReleaseConnected(this.database));
    if (pairs.length === 0) return { relations: [], allWriteThrough };
    const relations = await this.database.$transaction((tx) => this.read(tx, pairs));
    return { relations, allWriteThrough };
  }

  private async read(tx: Transaction, pairs: readonly UserPair[]): Promise<PresentRelation[]> {
    await limitLockWaits(tx);
    await lockPairs(tx, pairs);
    const firstIds = pairs.map(({ firstId }) => firstId);
    const secondIds = pairs.map(({ secondId }) => secondId);
    const [first, second] = [Prisma.sql`pair.first_id`, Prisma.sql`pair.second_id`];
    return tx.$queryRaw<PresentRelation[]>`
      WITH changing AS (
        SELECT entity_id FROM outbox WHERE type = ${relationChanged.type} AND occurred_at > now() - ${EVENT_AGE}::interval
        UNION SELECT entity_id FROM published_event WHERE type = ${relationChanged.type} AND occurred_at > now() - ${EVENT_AGE}::interval
      )
      SELECT first_id AS "firstId", second_id AS "secondId", nextval('relation_version')::float8 AS version,
        CASE
          WHEN first_id = second_id AND ${isHiddenAccountCondition(first)} THEN 'hidden'
          WHEN ${isHiddenCondition(first, second)} THEN 'hidden'
          WHEN EXISTS (
            SELECT FROM friendship f WHERE f.first_id = pair.first_id AND f.second_id = pair.second_id AND f.requested_by IS NULL
          ) THEN 'friend'
          ELSE 'none' END AS kind,
        first_id || ':' || second_id IN (SELECT entity_id FROM changing)
          OR first_id IN (SELECT user_id FROM erasure) OR second_id IN (SELECT user_id FROM erasure) AS "isChanging"
      FROM unnest(${firstIds}::uuid[], ${secondIds}::uuid[]) AS pair (first_id, second_id)`;
  }
}
