import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import type { SqlDatabase } from '../sql-database.ts';
import { OutboxRelay, type OutboxRelayOptions } from './outbox-relay.ts';

interface OutboxModuleOptions extends Omit<OutboxRelayOptions, 'database'> {
  /** The injection token of the service's Prisma client. */
  database: InjectionToken<SqlDatabase>;
  /** The module that exports the Prisma client; not needed when that module is global. */
  imports?: ModuleMetadata['imports'];
}

/** Runs an `OutboxRelay` for the lifetime of the Nest application. */
@Module({})
export class OutboxModule {
  static forRoot({ database, imports = [], ...options }: OutboxModuleOptions): DynamicModule {
    const relay = {
      provide: OutboxRelay,
      useFactory: (client: SqlDatabase): OutboxRelay => new OutboxRelay({ ...options, database: client }),
      inject: [database],
    };
    return { module: OutboxModule, imports, providers: [relay] };
  }
}
