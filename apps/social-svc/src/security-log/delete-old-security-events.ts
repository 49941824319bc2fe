import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import { lockSecurityLog } from './security-log-lock.ts';

/** The maximum number of rows that one statement deletes, so that no statement holds its locks for long. */
const BATCH_SIZE = 5_000;

/** Deletes the rows of the security log that are older than SECURITY_LOG_RETENTION_DAYS. */
@Injectable()
export class DeleteOldSecurityEvents {
  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly database: Database,
  ) {}

  async execute(signal: AbortSignal): Promise<void> {
    const days = this.config.SECURITY_LOG_RETENTION_DAYS;
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE && !signal.aborted) {
      deleted = await this.database.$transaction(async (tx) => {
        await lockSecurityLog(tx);
        return tx.$executeRaw`
          DELETE FROM security_log.security_event WHERE id IN (
            SELECT id FROM security_log.security_event WHERE occurred_at < now() - make_interval(days => ${days}::int)
            ORDER BY occurred_at, id LIMIT ${BATCH_SIZE}::int)`;
      });
    }
  }
}
