import { type DynamicModule, Module } from '@nestjs/common';
import { OutboxRelay, type OutboxRelayOptions } from './outbox-relay.ts';

/** Runs an `OutboxRelay` for the lifetime of the Nest application. */
@Module({})
export class OutboxModule {
  static forRoot(options: OutboxRelayOptions): DynamicModule {
    return {
      module: OutboxModule,
      // The metrics of service-kit read the state that the relay has measured.
      global: true,
      providers: [{ provide: OutboxRelay, useFactory: () => new OutboxRelay(options) }],
      exports: [OutboxRelay],
    };
  }
}
