import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';

/** The limits of the transaction at start are long, because a busy machine may take long to open the first connection. */
const START_TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * Before the service accepts requests, sets the sequence of relation versions to the current time in milliseconds, unless the sequence is already
 * higher. New versions are thereby higher than all versions that journal-svc has stored, even after only this database was restored from an older
 * backup. Between two starts the sequence counts up by one, so a clock that is set back has no effect.
 */
@Injectable()
export class AdvanceRelationVersions implements OnModuleInit {
  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.database.$transaction(async (tx) => {
      // Without this lock, another replica could set a higher version between the comparison and `setval`, and this replica would then lower the
      // version.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(518203469)`;
      await tx.$executeRaw`
        SELECT setval('relation_version', present.ms) FROM (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS present
        WHERE present.ms > (SELECT last_value FROM relation_version)`;
    }, START_TRANSACTION);
  }
}
