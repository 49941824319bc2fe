import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';

const INTERVAL_MS = 60 * 60_000;
const BATCH_SIZE = 1_000;

const DELETE_EXPIRED = `
  DELETE FROM idempotency_key WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_key WHERE created_at <= now() - interval '24 hours'
    ORDER BY created_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
  RETURNING user_id`;

/**
 * Deletes expired idempotency keys at the start and once an hour, in every replica, which is harmless. Requests delete some with every new
 * key, but the last ones would stay while no more requests come.
 */
@Injectable()
export class ExpiredIdempotencyKeys implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ExpiredIdempotencyKeys.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(@Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase) {}

  onApplicationBootstrap(): void {
    this.start();
    this.timer = setInterval(() => this.start(), INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes all expired keys, in batches, so that no statement holds its locks for long. */
  async delete(): Promise<void> {
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE) deleted = (await this.database.$queryRawUnsafe<unknown[]>(DELETE_EXPIRED)).length;
  }

  private start(): void {
    this.running = this.delete().catch((err: unknown) =>
      this.logger.error({ err }, 'expired idempotency keys could not be deleted; this is retried in an hour'),
    );
  }
}
