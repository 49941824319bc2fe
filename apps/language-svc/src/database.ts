import { IDEMPOTENCY_DATABASE } from '@memory/service-kit';
import { postgresOptions } from '@memory/service-kit/database';
import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type LanguageConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The PostgreSQL database of language-svc. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: LanguageConfig) {
    super(postgresOptions(config.DATABASE_URL));
  }

  /** The last shutdown hook, because requests and events in progress still use the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export type Transaction = Prisma.TransactionClient;

@Global()
@Module({
  providers: [Database, { provide: IDEMPOTENCY_DATABASE, useExisting: Database }],
  exports: [Database, IDEMPOTENCY_DATABASE],
})
export class DatabaseModule {}
