import { postgresOptions } from '@memory/service-kit/database';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type MediaConfig } from './config.ts';
import { PrismaClient } from './generated/prisma/client.ts';

/** The media service's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: MediaConfig) {
    super(postgresOptions(config.DATABASE_URL));
  }

  /** Late, so that requests and events in hand still find it. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
