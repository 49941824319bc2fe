import { type DynamicModule, Module } from '@nestjs/common';
import { OutboxRelay, type OutboxRelayOptions } from './outbox-relay.ts';

/** Runs an `OutboxRelay` for the lifetime of the Nest application. */
@Module({})
export class OutboxModule {
  static forRoot(options: OutboxRelayOptions): DynamicModule {
    return {
      module: OutboxModule,
      // The module is global, because the metrics of service-kit read the relay's measured state.
      global: true,
      providers: [{ provide: OutboxRelay, useFactory: () => new OutboxRelay(options) }],
      exports: [OutboxRelay],
    };
  }
}
