import type { AccountErasure } from '@memory/contracts';
import { findGroupsWithUnhandledEvents } from '@memory/event-bus';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { SocialRedis } from '../redis/social-redis.ts';

@Injectable()
export class ListServicesPendingErasure {
  constructor(
    private readonly database: Database,
    private readonly redis: SocialRedis,
  ) {}

  /**
   * Lists the services that have not yet handled the latest `account.deleted` event of an erasure. Returns all services while the event waits in
   * the outbox, and when Redis has lost the event.
   */
  async execute(
    { userId, stage }: Erasure,
    database: Transaction | Database = this.database,
  ): Promise<readonly string[]> {
    if (stage === 'settling') return [];
    // One statement reads both tables, because the relay moves events from `outbox` to `published_event` at any time.
    const events = await database.$queryRaw<{ id: string; isPublished: boolean }[]>`
      SELECT id, false AS "isPublished" FROM outbox WHERE type = ${accountDeleted.type} AND entity_id = ${userId}
      UNION ALL
      SELECT id, true AS "isPublished" FROM published_event WHERE type = ${accountDeleted.type} AND entity_id = ${userId}`;
    if (events.some(({ isPublished }) => !isPublished)) return groupsStoringUserData;
    return findGroupsWithUnhandledEvents(
      this.redis.client,
      { definition: accountDeleted, entityId: userId },
      groupsStoringUserData,
      events.map(({ id }) => id),
    );
  }
}

@Injectable()
export class ListErasures {
  constructor(
    private readonly database: Database,
    private readonly listServicesPendingErasure: ListServicesPendingErasure,
  ) {}

  /** Lists all running erasures of accounts, the oldest first. */
  async execute(): Promise<AccountErasure[]> {
    const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
    return Promise.all(
      erasures.map(async (erasure) => ({
        userId: erasure.userId,
        startedAt: erasure.startedAt.toISOString(),
        settling: erasure.stage !== 'notified',
        waitingFor: [...(await this.listServicesPendingErasure.execute(erasure))],
      })),
    );
  }
}
