import { findGroupsWithUnhandledEvents } from '@memory/event-bus';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { ErasureRedis } from './erasure-redis.ts';

@Injectable()
export class ListServicesPendingErasure {
  constructor(
    private readonly database: Database,
    private readonly redis: ErasureRedis,
  ) {}

  /**
   * Lists the services that have not yet handled the latest `account.deleted` event of an erasure. While the event waits in the outbox,
   * these are all services.
   */
  async execute(
    { userId, stage }: Erasure,
    database: Transaction | Database = this.database,
  ): Promise<readonly string[]> {
    if (stage === 'settling') return [];
    const unpublished = await database.outboxEvent.count({ where: { type: accountDeleted.type, entityId: userId } });
    return unpublished > 0
      ? groupsStoringUserData
      : findGroupsWithUnhandledEvents(
          this.redis.client,
          { definition: accountDeleted, entityId: userId },
          groupsStoringUserData,
        );
  }
}
