import { Inject, Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DegradationChecks } from '../health/degradation-checks.ts';
import { type DiskState, isAlmostFull, readDiskState } from './disk-state.ts';
import { Metrics } from './metrics.ts';
import { WATCHED_FOLDERS, type WatchedFolders } from './watched-folders.ts';

/** Exports the free space of the watched folders, and reports a disk that is almost full. */
@Injectable()
export class DiskSpace {
  constructor(
    @Inject(WATCHED_FOLDERS) private readonly folders: WatchedFolders,
    { registry }: Metrics,
    degradation: DegradationChecks,
  ) {
    if (folders.size === 0) return;
    degradation.register('disk_almost_full', async () => [...(await this.readAll()).values()].some(isAlmostFull));
    this.export(registry, 'memory_disk_size_bytes', 'The size of the disk that a folder is on', 'sizeBytes');
    this.export(registry, 'memory_disk_free_bytes', 'The free space of the disk that a folder is on', 'freeBytes');
  }

  private export(registry: Registry, name: string, help: string, value: keyof DiskState): void {
    const gauge: Gauge<'folder'> = new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers: [registry],
      collect: async () => {
        gauge.reset();
        for (const [folder, state] of await this.readAll()) gauge.set({ folder }, state[value]);
      },
    });
  }

  /** Reads the state of all watched folders. A folder that cannot be examined, for example because it is not mounted, is left out. */
  private async readAll(): Promise<Map<string, DiskState>> {
    const states = await Promise.allSettled(
      [...this.folders].map(async ([name, path]) => [name, await readDiskState(path)] as const),
    );
    return new Map(states.flatMap((state) => (state.status === 'fulfilled' ? [state.value] : [])));
  }
}
