import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { CONFIG, type SocialConfig } from './config.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The same statement gets the same name, so that PostgreSQL plans it once per connection. */
const statementName = ({ sql }: { sql: string }): string => createHash('sha1').update(sql).digest('base64url');

@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: SocialConfig) {
    super({
      adapter: new PrismaPg({ connectionString: config.DATABASE_URL }, { statementNameGenerator: statementName }),
      // The longer formats repeat the values of a failed call, password hashes among them, in what gets logged.
      errorFormat: 'minimal',
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export type Transaction = Prisma.TransactionClient;

const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed because what it would have stored exists already. */
export function isUniqueViolation(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}

/** The same, in a unique column named `column`. */
export function isTaken(error: unknown, column: string): boolean {
  return isUniqueViolation(error) && JSON.stringify(error.meta).includes(column);
}
