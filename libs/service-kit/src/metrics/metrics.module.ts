import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiskSpace } from './disk-space.ts';
import { EventMetrics } from './event-metrics.ts';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.ts';
import { Metrics } from './metrics.ts';
import { PROCESS_INFO, type ProcessInfo, registerProcessInfo } from './process-info.ts';
import { WATCHED_FOLDERS, type WatchedFolders } from './watched-folders.ts';

export interface MetricsOptions {
  readonly address: MetricsAddress;
  readonly process: ProcessInfo;
  readonly watchedFolders: WatchedFolders;
}

/** The module is global, so that every module of a service can register metrics. */
@Global()
@Module({ providers: [Metrics, MetricsServer, DiskSpace, EventMetrics], exports: [Metrics] })
export class MetricsModule {
  static forRoot({ address, process, watchedFolders }: MetricsOptions): DynamicModule {
    return {
      module: MetricsModule,
      providers: [
        { provide: METRICS_ADDRESS, useValue: address },
        { provide: WATCHED_FOLDERS, useValue: watchedFolders },
        {
          provide: PROCESS_INFO,
          useFactory: ({ registry }: Metrics) => registerProcessInfo(registry, process),
          inject: [Metrics],
        },
      ],
    };
  }
}
