import { IDEMPOTENCY_DATABASE } from '@memory/service-kit';
import { postgresOptions } from '@memory/service-kit/database';
import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type LanguageConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The language service's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: LanguageConfig) {
    super(postgresOptions(config.DATABASE_URL));
  }

  /** Late, so that requests and events in hand still find it. */
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
