import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { Schedule } from '../schedule/schedule.ts';

const INTERVAL_MS = 60 * 60_000;
const BATCH_SIZE = 1_000;

const DELETE_EXPIRED = `
  DELETE FROM idempotency_key WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_key WHERE created_at <= now() - interval '24 hours'
    ORDER BY created_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
  RETURNING user_id`;

/** Deletes expired idempotency keys. Each request with a new key also deletes some, but without further requests the last keys would stay. */
@Injectable()
export class ExpiredIdempotencyKeys extends Schedule {
  constructor(@Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase) {
    super([{ task: 'delete expired idempotency keys', everyMs: INTERVAL_MS, run: (signal) => this.delete(signal) }]);
  }

  /** Deletes all expired keys, in batches, so that no statement holds its locks for long. */
  async delete(signal: AbortSignal): Promise<void> {
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE && !signal.aborted)
      deleted = (await this.database.$queryRawUnsafe<unknown[]>(DELETE_EXPIRED)).length;
  }
}
