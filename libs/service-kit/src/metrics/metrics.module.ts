import { type DynamicModule, Global, Module } from '@nestjs/common';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.ts';
import { Metrics } from './metrics.ts';

/** The module is global, so that every module of a service can register metrics. */
@Global()
@Module({ providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {
  static forRoot(address: MetricsAddress): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: METRICS_ADDRESS, useValue: address }] };
  }
}
