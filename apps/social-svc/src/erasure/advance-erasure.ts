import { deleteEventsOfUser, replayDeadLettersOfEntity, writeOutbox } from '@memory/event-bus';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { CONFIG, Schedule, accountOutboxCondition } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { SocialRedis } from '../redis/social-redis.ts';
import { ListServicesPendingErasure } from './list-erasures.ts';

/**
 * The interval in milliseconds at which dead letters of `account.deleted` are retried. The number of retries is unlimited, so that a failed
 * handler never prevents an erasure.
 */
const RETRY_INTERVAL_MS = 10 * 60_000;
/**
 * The timeout of the database transaction in milliseconds. It is long, because deleting a user's events reads whole Redis streams within
 * the transaction.
 */
const TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * Advances the erasure of an account from stage to stage:
 * 1. `notified`: once all services have handled `account.deleted`, the user's events are deleted from the bus.
 * 2. `settling`: after ERASURE_SETTLE_MS, `account.deleted` is published again, because requests that ran during the deletion may have written
 * data.
 * 3. `notified_again`: once all services have handled the second `account.deleted`, the user's events are deleted again, and the erasure ends.
 */
@Injectable()
export class AdvanceErasure {
  private readonly logger = new Logger(AdvanceErasure.name);

  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly database: Database,
    private readonly redis: SocialRedis,
    private readonly listServicesPendingErasure: ListServicesPendingErasure,
  ) {}

  /**
   * Advances one erasure by a stage when it is ready. Does nothing while another replica of social-svc holds the lock on the row of the
   * erasure.
   */
  async execute(userId: string, now = new Date()): Promise<void> {
    await this.database.$transaction(
      async (tx) => {
        const [locked] = await tx.$queryRaw<
          unknown[]
        >`SELECT 1 FROM erasure WHERE user_id = ${userId}::uuid FOR UPDATE SKIP LOCKED`;
        if (!locked) return;
        const erasure = await tx.erasure.findUniqueOrThrow({ where: { userId } });
        if (erasure.stage === 'settling') await this.notifyAgain(tx, erasure, now);
        else if ((await this.listServicesPendingErasure.execute(erasure, tx)).length === 0)
          await this.completeStage(tx, erasure);
        else await this.retryDeadLetters(erasure, now);
      },
      { timeout: TRANSACTION_TIMEOUT_MS },
    );
  }

  private async notifyAgain(tx: Transaction, { userId, startedAt }: Erasure, now: Date): Promise<void> {
    if (now.getTime() - startedAt.getTime() < this.config.ERASURE_SETTLE_MS) return;
    await tx.erasure.update({ where: { userId }, data: { stage: 'notified_again' } });
    await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
  }

  private async completeStage(tx: Transaction, { userId, stage }: Erasure): Promise<void> {
    await tx.$executeRawUnsafe(`DELETE FROM published_event WHERE ${accountOutboxCondition}`, userId);
    await deleteEventsOfUser(this.redis.client, userId);
    if (stage === 'notified') {
      await tx.erasure.update({ where: { userId }, data: { stage: 'settling' } });
      return;
    }
    await tx.erasure.delete({ where: { userId } });
    // The append-only file of Redis still contains the deleted events until Redis rewrites the file. Managed Redis servers reject this
    // command, because they rewrite the file on their own.
    await this.redis.client
      .bgrewriteaof()
      .catch((error: Error) => this.logger.log(`Redis does not rewrite its append-only file now: ${error.message}`));
    this.logger.log('an account was erased in all services');
  }

  private async retryDeadLetters({ userId }: Erasure, now: Date): Promise<void> {
    const event = { definition: accountDeleted, entityId: userId };
    const retriedBefore = new Date(now.getTime() - RETRY_INTERVAL_MS);
    const count = await replayDeadLettersOfEntity(this.redis.client, event, groupsStoringUserData, retriedBefore);
    if (count > 0)
      this.logger.warn(`account.deleted is retried in ${count} services that had moved it to their dead letters`);
  }
}

/** Advances all running erasures, so that an erasure continues when the process that started it has ended. */
@Injectable()
export class ErasurePoller extends Schedule {
  constructor(
    private readonly database: Database,
    private readonly advanceErasure: AdvanceErasure,
    @Inject(CONFIG) config: SocialConfig,
  ) {
    super([{ task: 'advance erasures', everyMs: config.POLL_INTERVAL_MS, run: () => this.poll() }]);
  }

  private async poll(): Promise<void> {
    const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
    for (const { userId } of erasures) await this.advanceErasure.execute(userId);
  }
}
