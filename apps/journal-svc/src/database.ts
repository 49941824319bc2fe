import { postgresOptions } from '@memory/service-kit/database';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type JournalConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The journal's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: JournalConfig) {
    super({
      ...postgresOptions(config.DATABASE_URL),
      // A burst of writers waits its turn for a connection, and for each other's locks, rather than fail.
      transactionOptions: { maxWait: 5_000, timeout: 10_000 },
    });
  }

  /** Late, so that requests and events in hand still find it. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export type Transaction = Prisma.TransactionClient;
