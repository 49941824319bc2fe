import {
  deleteEventsOfUser,
  findLaggingGroups,
  openRedisConnection,
  replayDeadLettersOfEvent,
  writeOutbox,
} from '@memory/event-bus';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Erasure, Prisma } from '../generated/prisma/client.ts';

/** A service that gave up on erasing somebody is asked again after this long: a person's wish does not end with a dead letter. */
const RETRY_MS = 10 * 60_000;
/** The streams are read to their end. */
const STEP_TIMEOUT_MS = 60_000;

type Tx = Prisma.TransactionClient;

/** Sees erasures to their end: tells, waits until all have obeyed, removes what the bus keeps, tells once more, and forgets. */
@Injectable()
export class Erasures implements OnApplicationShutdown {
  private readonly logger = new Logger(Erasures.name);
  private readonly redis: Redis;

  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly database: Database,
  ) {
    this.redis = openRedisConnection(config.REDIS_URL, this.logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Everybody who is being erased. */
  list(): Promise<Erasure[]> {
    return this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
  }

  /** The services that have yet to obey; all of them while the event waits in the outbox. */
  async waitingFor({ userId, stage }: Erasure, database: Tx | Database = this.database): Promise<readonly string[]> {
    if (stage === 'settling') return [];
    const unpublished = await database.outboxEvent.count({ where: { type: accountDeleted.type, entityId: userId } });
    return unpublished > 0
      ? groupsStoringUserData
      : findLaggingGroups(this.redis, { definition: accountDeleted, entityId: userId }, groupsStoringUserData);
  }

  /** Takes one erasure a step further, if it can be. One replica at a time: the others pass over a row that one of them holds. */
  async step(userId: string, now = new Date()): Promise<void> {
    await this.database.$transaction(
      async (tx) => {
        const [held] = await tx.$queryRaw<
          unknown[]
        >`SELECT 1 FROM erasure WHERE user_id = ${userId}::uuid FOR UPDATE SKIP LOCKED`;
        if (!held) return;
        const erasure = await tx.erasure.findUniqueOrThrow({ where: { userId } });
        if (erasure.stage === 'settling') await this.tellAgain(tx, erasure, now);
        else if ((await this.waitingFor(erasure, tx)).length === 0) await this.finish(tx, erasure);
        else await this.retry(erasure, now);
      },
      { timeout: STEP_TIMEOUT_MS },
    );
  }

  private async tellAgain(tx: Tx, { userId, startedAt }: Erasure, now: Date): Promise<void> {
    if (now.getTime() - startedAt.getTime() < this.config.ERASURE_SETTLE_MS) return;
    await tx.erasure.update({ where: { userId }, data: { stage: 'told_again' } });
    await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
  }

  private async finish(tx: Tx, { userId, stage }: Erasure): Promise<void> {
    await deleteEventsOfUser(this.redis, userId);
    if (stage === 'told') {
      await tx.erasure.update({ where: { userId }, data: { stage: 'settling' } });
      return;
    }
    await tx.erasure.delete({ where: { userId } });
    // The append-only file still says everything that was ever written, until Redis writes it anew. Hosted ones see to it themselves.
    await this.redis
      .bgrewriteaof()
      .catch((error: Error) => this.logger.log(`Redis does not rewrite its append-only file now: ${error.message}`));
    this.logger.log('an account was erased everywhere');
  }

  private async retry({ userId }: Erasure, now: Date): Promise<void> {
    const which = { definition: accountDeleted, entityId: userId };
    const count = await replayDeadLettersOfEvent(
      this.redis,
      which,
      groupsStoringUserData,
      new Date(now.getTime() - RETRY_MS),
    );
    if (count > 0) this.logger.warn(`${count} services had given up on erasing an account and were asked again`);
  }
}
