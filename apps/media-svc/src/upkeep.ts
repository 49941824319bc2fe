import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SettleConversions } from './audio-conversion/settle-conversions.ts';
import { RemoveLongUnused } from './files/remove-long-unused.ts';
import { RemoveOrphans } from './files/remove-orphans.ts';
import { JobTraces } from './jobs/job-traces.ts';
import { RequeuePending } from './jobs/requeue-pending.ts';
import { ScratchSpace } from './storage/scratch-space.ts';
import { RequeueThumbnails } from './thumbnails/requeue-thumbnails.ts';

const MINUTE_MS = 60_000;

/** What the worker looks after on its own: at its start and from time to time. Two workers doing it at once do no harm. */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Upkeep.name);
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly pending: RequeuePending,
    private readonly thumbnails: RequeueThumbnails,
    private readonly orphans: RemoveOrphans,
    private readonly conversions: SettleConversions,
    private readonly unused: RemoveLongUnused,
    private readonly scratch: ScratchSpace,
    private readonly traces: JobTraces,
  ) {}

  onApplicationBootstrap(): void {
    this.every(MINUTE_MS, 'requeue pending files', () => this.pending.sweep());
    this.every(MINUTE_MS, 'requeue pending thumbnails', () => this.thumbnails.sweep());
    this.every(60 * MINUTE_MS, 'remove files that were never used', () => this.unused.sweep());
    this.every(60 * MINUTE_MS, 'remove orphans', () => this.orphans.sweep());
    this.every(60 * MINUTE_MS, 'forget ended jobs of files that are gone', () => this.traces.sweep());
    this.every(10 * MINUTE_MS, 'settle conversions', () => this.conversions.sweep());
    this.every(60 * MINUTE_MS, 'clear scratch space', () => this.scratch.sweep());
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private every(pauseMs: number, task: string, work: () => Promise<void>): void {
    const run = (): void => {
      work().catch((err: unknown) => this.logger.error({ err, task }, 'upkeep failed; it is tried again later'));
    };
    run();
    this.timers.push(setInterval(run, pauseMs));
  }
}
