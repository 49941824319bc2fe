import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RepublishUnappliedConversions } from '../audio-conversion/republish-unapplied-conversions.ts';
import { RequeuePendingConversions } from '../audio-conversion/requeue-pending-conversions.ts';
import { DeleteEndedExports } from '../export/delete-ended-exports.ts';
import { RequeuePendingTexts } from '../extracted-text/requeue-pending-texts.ts';
import { DeleteLongUnusedFiles } from '../files/delete-long-unused-files.ts';
import { DeleteOrphanedObjects } from '../files/delete-orphaned-objects.ts';
import { DeleteJobsOfDeletedFiles } from '../jobs/delete-jobs-of-deleted-files.ts';
import { ScratchSpace } from '../scratch-space/scratch-space.ts';
import { RequeuePendingThumbnails } from '../thumbnails/requeue-pending-thumbnails.ts';

const MINUTE_MS = 60_000;

/**
 * Runs the maintenance tasks when the worker process starts and then at intervals. Two workers may run the same task at once without harm.
 */
@Injectable()
export class ScheduledMaintenance implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledMaintenance.name);
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly pending: RequeuePendingTexts,
    private readonly thumbnails: RequeuePendingThumbnails,
    private readonly conversions: RequeuePendingConversions,
    private readonly orphans: DeleteOrphanedObjects,
    private readonly unapplied: RepublishUnappliedConversions,
    private readonly unused: DeleteLongUnusedFiles,
    private readonly scratch: ScratchSpace,
    private readonly traces: DeleteJobsOfDeletedFiles,
    private readonly exports: DeleteEndedExports,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(MINUTE_MS, 'requeue pending texts', () => this.pending.execute());
    this.schedule(MINUTE_MS, 'requeue pending thumbnails', () => this.thumbnails.execute());
    this.schedule(MINUTE_MS, 'requeue pending conversions', () => this.conversions.execute());
    this.schedule(60 * MINUTE_MS, 'delete long unused files', () => this.unused.execute());
    this.schedule(60 * MINUTE_MS, 'delete orphaned objects', () => this.orphans.execute());
    this.schedule(60 * MINUTE_MS, 'delete jobs of deleted files', () => this.traces.execute());
    this.schedule(10 * MINUTE_MS, 'republish unapplied conversions', () => this.unapplied.execute());
    this.schedule(60 * MINUTE_MS, 'delete ended exports', () => this.exports.execute());
    this.schedule(60 * MINUTE_MS, 'delete abandoned scratch folders', () => this.scratch.deleteAbandonedFolders());
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private schedule(intervalMs: number, task: string, execute: () => Promise<void>): void {
    const run = (): void => {
      execute().catch((err: unknown) =>
        this.logger.error({ err, task }, 'a maintenance task failed; it runs again at the next interval'),
      );
    };
    run();
    this.timers.push(setInterval(run, intervalMs));
  }
}
