import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { CONFIG, type JournalConfig } from './config.ts';
import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** One name per statement text: PostgreSQL then parses and plans each only once per connection. */
const statementName = ({ sql }: { sql: string }): string => createHash('sha1').update(sql).digest('base64url');

/** The journal's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: JournalConfig) {
    super({
      adapter: new PrismaPg({ connectionString: config.DATABASE_URL }, { statementNameGenerator: statementName }),
      // The longer formats repeat the values of a failed call, somebody's memories, in what gets logged.
      errorFormat: 'minimal',
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
