import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';

/** A busy machine may take long to open the first connection. */
const START_TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * Sets the sequence of versions to the present time in milliseconds, unless it is higher, before the service accepts requests. So new versions are
 * higher than those that journal-svc has stored, also after this database alone was restored from an older backup. Between two starts the sequence
 * counts by one, so a clock that is set back does no harm.
 */
@Injectable()
export class AdvanceRelationVersions implements OnModuleInit {
  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.database.$transaction(async (tx) => {
      // Otherwise another replica could set a higher number between the condition and the effect, and this one would lower it.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(518203469)`;
      await tx.$executeRaw`
        SELECT setval('relation_version', present.ms) FROM (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS present
        WHERE present.ms > (SELECT last_value FROM relation_version)`;
    }, START_TRANSACTION);
  }
}
