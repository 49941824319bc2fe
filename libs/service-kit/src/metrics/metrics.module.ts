import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DiskSpace } from './disk-space.ts';
import { EventMetrics } from './event-metrics.ts';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.ts';
import { Metrics } from './metrics.ts';
import { WATCHED_FOLDERS, type WatchedFolders } from './watched-folders.ts';

/** The name of a process and the number of its restarts. */
interface ProcessInfo {
  /** The name of the process in tools/launcher/src/topology.ts. */
  readonly name: string;
  /** How often the supervisor has restarted the process. */
  readonly restarts: number;
}

const PROCESS_INFO = Symbol('PROCESS_INFO');

/** Exports the name, version and restarts of the process. Its start time is one of prom-client's default metrics. */
function registerProcessInfo(registry: Registry, info: ProcessInfo): ProcessInfo {
  const { name, restarts } = info;
  new Gauge({
    name: 'memory_build_info',
    help: 'Always 1; its labels say which process of the product this is, in which version',
    labelNames: ['process', 'version'],
    registers: [registry],
  }).set({ process: name, version: readVersion() }, 1);
  new Gauge({
    name: 'memory_process_restarts',
    help: 'How often npm start has started the process again since its own start',
    registers: [registry],
  }).set(restarts);
  return info;
}

/** Reads the version from the package.json that the build writes beside the bundle. */
function readVersion(): string {
  const file = findPackageJSON(import.meta.url);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown';
}

interface MetricsOptions {
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
