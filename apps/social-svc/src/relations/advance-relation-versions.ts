import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';

/** A busy machine may take long to open the first connection. */
const START_TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * Raises the sequence of versions to the present time in milliseconds, before the service accepts requests. So they are higher than all that
 * journal-svc has stored, also when this database was restored alone from an older backup, and no clock is read between two starts.
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
