import { IDEMPOTENCY_DATABASE, READINESS_CHECK, type ReadinessCheck } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type SocialConfig } from './config.ts';
import { Database } from './database.ts';

/** Ready when the database answers. */
const readiness =
  (database: Database): ReadinessCheck =>
  async () =>
    void (await database.$queryRaw`SELECT 1`);

/** The one connection pool of this service, for every part of it. */
@Module({})
export class DatabaseModule {
  static with(config: SocialConfig): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        Database,
        { provide: IDEMPOTENCY_DATABASE, useExisting: Database },
        { provide: READINESS_CHECK, useFactory: readiness, inject: [Database] },
      ],
      exports: [CONFIG, Database, IDEMPOTENCY_DATABASE, READINESS_CHECK],
    };
  }
}
