import type { PairRelation, UserPair } from '@memory/contracts';
import { isPreviousReleaseConnected } from '@memory/event-bus';
import { relationChanged } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { isHiddenAccountCondition, isHiddenCondition } from '../blocks/block.policy.ts';
import { lockPairs } from '../blocks/pair-lock.ts';
import { Database, type Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

type PresentRelation = PairRelation & { isChanging: boolean };

/** The time limit of the transaction in milliseconds: withdrawals hold the locks of pairs while they wait for journal-svc. */
const TIMEOUT_MS = 15_000;

@Injectable()
export class ReadRelations {
  constructor(private readonly database: Database) {}

  /**
   * What the users of each pair are to each other at present. The locks of the pairs are held meanwhile, and each relation gets a new version, so that
   * it is later than all changes that are committed, and earlier than all that follow.
   */
  async execute(pairs: readonly UserPair[]): Promise<{ relations: PresentRelation[]; allWriteThrough: boolean }> {
    const allWriteThrough = !(await isPreviousReleaseConnected(this.database));
    if (pairs.length === 0) return { relations: [], allWriteThrough };
    const relations = await this.database.$transaction((tx) => this.read(tx, pairs), { timeout: TIMEOUT_MS });
    return { relations, allWriteThrough };
  }

  private async read(tx: Transaction, pairs: readonly UserPair[]): Promise<PresentRelation[]> {
    await lockPairs(tx, pairs);
    const firstIds = pairs.map(({ firstId }) => firstId);
    const secondIds = pairs.map(({ secondId }) => secondId);
    const [first, second] = [Prisma.sql`pair.first_id`, Prisma.sql`pair.second_id`];
    return tx.$queryRaw<PresentRelation[]>`
      WITH changing AS (
        SELECT entity_id FROM outbox WHERE type = ${relationChanged.type}
        UNION SELECT entity_id FROM published_event WHERE type = ${relationChanged.type}
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
