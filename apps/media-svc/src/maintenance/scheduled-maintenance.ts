import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
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
const HOUR_MS = 60 * MINUTE_MS;

/** The tasks that the worker process runs at intervals. */
@Injectable()
export class ScheduledMaintenance extends Schedule {
  constructor(
    texts: RequeuePendingTexts,
    thumbnails: RequeuePendingThumbnails,
    conversions: RequeuePendingConversions,
    unapplied: RepublishUnappliedConversions,
    unused: DeleteLongUnusedFiles,
    orphans: DeleteOrphanedObjects,
    jobs: DeleteJobsOfDeletedFiles,
    exports: DeleteEndedExports,
    scratch: ScratchSpace,
  ) {
    super([
      { task: 'requeue pending texts', everyMs: MINUTE_MS, run: () => texts.execute() },
      { task: 'requeue pending thumbnails', everyMs: MINUTE_MS, run: () => thumbnails.execute() },
      { task: 'requeue pending conversions', everyMs: MINUTE_MS, run: () => conversions.execute() },
      { task: 'republish unapplied conversions', everyMs: 10 * MINUTE_MS, run: () => unapplied.execute() },
      { task: 'delete long unused files', everyMs: HOUR_MS, run: () => unused.execute() },
      { task: 'delete orphaned objects', everyMs: HOUR_MS, run: (signal) => orphans.execute(new Date(), signal) },
      { task: 'delete jobs of deleted files', everyMs: HOUR_MS, run: () => jobs.execute() },
      { task: 'delete ended exports', everyMs: HOUR_MS, run: () => exports.execute() },
      { task: 'delete abandoned scratch folders', everyMs: HOUR_MS, run: () => scratch.deleteAbandonedFolders() },
    ]);
  }
}
