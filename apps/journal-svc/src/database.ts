import { postgresOptions } from '@memory/service-kit/database';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type JournalConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The PostgreSQL database of journal-svc. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: JournalConfig) {
    super({
      ...postgresOptions(config.DATABASE_URL),
      // Long enough for a burst of writes that wait for a connection and for each other's locks.
      transactionOptions: { maxWait: 5_000, timeout: 10_000 },
    });
  }

  /** The last shutdown hook, because requests and events in progress still use the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export type Transaction = Prisma.TransactionClient;
