import type { SqlExecutor } from '@memory/event-bus';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import type { Pool } from 'pg';
import { ReadinessChecks } from '../health/readiness-checks.ts';
import { ExpiredIdempotencyKeys } from '../idempotency/run-idempotently.ts';
import { Metrics } from '../metrics/metrics.ts';
import { AdvisoryLockSlots } from './advisory-lock-slots.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { createPool, postgresOptions } from './postgres.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { SERVICE_DATABASE } from './service-database.ts';

/** The methods of a generated Prisma client that this module calls. */
type DatabaseClient = SqlExecutor & { $disconnect(): Promise<void> };

interface TransactionLimits {
  /** How long a transaction waits for a free connection, in milliseconds. */
  readonly maxWait: number;
  /** How long a transaction may run, in milliseconds. */
  readonly timeout: number;
}

interface DatabaseSettings {
  readonly DATABASE_URL: string;
  /** How long a statement waits for a response before PostgreSQL is asked whether it is still being executed, in milliseconds. */
  readonly DATABASE_TIMEOUT_MS: number;
}

export interface DatabaseOptions<Client extends DatabaseClient> {
  /** The service's own Prisma client class. The class is also the injection token of the client. */
  readonly client: new (options: never) => Client;
  readonly config: DatabaseSettings;
  readonly transactionOptions?: TransactionLimits;
}

const DATABASE_CLIENT = Symbol('DATABASE_CLIENT');
const DATABASE_POOL = Symbol('DATABASE_POOL');

/**
 * The only connection pool of a service. The module provides the service's Prisma client and prepared statements, closes the pool at shutdown, and
 * registers a readiness check.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(DATABASE_CLIENT) private readonly database: DatabaseClient,
    @Inject(DATABASE_POOL) private readonly pool: Pool,
    readiness: ReadinessChecks,
  ) {
    readiness.register(() => this.database.$queryRawUnsafe('SELECT 1'));
  }

  static forRoot<Client extends DatabaseClient>(options: DatabaseOptions<Client>): DynamicModule {
    const { transactionOptions, config } = options;
    const url = config.DATABASE_URL;
    const client = options.client as unknown as Type<Client>;
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: DATABASE_POOL, useFactory: () => createPool(url, config.DATABASE_TIMEOUT_MS) },
        {
          provide: client,
          useFactory: (pool: Pool) => new client({ ...postgresOptions(pool), transactionOptions }),
          inject: [DATABASE_POOL],
        },
        {
          provide: PreparedStatements,
          useFactory: (pool: Pool) => new PreparedStatements(pool),
          inject: [DATABASE_POOL],
        },
        {
          provide: DatabaseMetrics,
          useFactory: (pool: Pool, metrics: Metrics) => new DatabaseMetrics(pool, metrics),
          inject: [DATABASE_POOL, Metrics],
        },
        { provide: AdvisoryLockSlots, useFactory: () => new AdvisoryLockSlots(url) },
        { provide: DATABASE_CLIENT, useExisting: client },
        { provide: SERVICE_DATABASE, useExisting: PreparedStatements },
        ExpiredIdempotencyKeys,
      ],
      exports: [client, PreparedStatements, AdvisoryLockSlots, SERVICE_DATABASE],
    };
  }

  /** Disconnects in the last stage of the shutdown, so that requests and events that are still being handled can use the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.$disconnect();
    await this.pool.end();
  }
}
