import { createHash } from 'node:crypto';
import { IDEMPOTENCY_DATABASE } from '@memory/service-kit';
import { Global, Inject, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { CONFIG, type LanguageConfig } from './config.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** One name per statement text: PostgreSQL then parses and plans each only once per connection. */
const statementName = ({ sql }: { sql: string }): string => createHash('sha1').update(sql).digest('base64url');

/** The language service's own PostgreSQL database. */
@Injectable()
export class Database extends PrismaClient implements OnModuleDestroy {
  constructor(@Inject(CONFIG) config: LanguageConfig) {
    super({
      adapter: new PrismaPg({ connectionString: config.DATABASE_URL }, { statementNameGenerator: statementName }),
      // the longer formats repeat what a person wrote in what gets logged
      errorFormat: 'minimal',
    });
  }

  async onModuleDestroy(): Promise<void> {
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

const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed because there is such a row already. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}
