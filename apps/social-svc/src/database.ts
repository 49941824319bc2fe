import { postgresOptions } from '@memory/service-kit/database';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type SocialConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The social service's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: SocialConfig) {
    super(postgresOptions(config.DATABASE_URL));
  }

  /** Late, so that requests and events in hand still find it. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export type Transaction = Prisma.TransactionClient;
