import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import { OutboxRelay, type OutboxRelayOptions } from './outbox.relay.ts';
import type { Database } from './sql.ts';

interface OutboxModuleOptions extends Omit<OutboxRelayOptions, 'database'> {
  /** The provider of the service's Prisma client. */
  database: InjectionToken<Database>;
  /** The module that exports it, when it is not global. */
  imports?: ModuleMetadata['imports'];
}

/** Runs the relay in a service that writes events. */
@Module({})
export class OutboxModule {
  static forRoot({ database, imports = [], ...options }: OutboxModuleOptions): DynamicModule {
    const relay = {
      provide: OutboxRelay,
      useFactory: (client: Database): OutboxRelay => new OutboxRelay({ ...options, database: client }),
      inject: [database],
    };
    return { module: OutboxModule, imports, providers: [relay], exports: [OutboxRelay] };
  }
}
