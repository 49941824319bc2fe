import { IntegrityModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { ExtractedTextWorkerModule } from '../extracted-text/extracted-text-worker.module.ts';
import { FilesWorkerModule } from '../files/files-worker.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { ThumbnailsModule } from '../thumbnails/thumbnails.module.ts';
import { DeliveredTextsCheck } from './delivered-texts.check.ts';
import { MediaIntegrityController } from './media-integrity.controller.ts';
import { OrphanedObjectsCheck } from './orphaned-objects.check.ts';
import { PendingJobsCheck } from './pending-jobs.check.ts';
import { StorageUsageCheck } from './storage-usage.check.ts';
import { StoredFilesCheck } from './stored-files.check.ts';
import { ThumbnailsCheck } from './thumbnails.check.ts';
import { UnusedFilesCheck } from './unused-files.check.ts';

@Module({ controllers: [MediaIntegrityController] })
export class MediaIntegrityModule {
  static forRoot({ REDIS_URL }: MediaConfig): DynamicModule {
    const checks = IntegrityModule.forRoot({
      // The check that reads all files comes last, because it takes longest.
      checks: [
        StorageUsageCheck,
        UnusedFilesCheck,
        OrphanedObjectsCheck,
        PendingJobsCheck,
        DeliveredTextsCheck,
        ThumbnailsCheck,
        StoredFilesCheck,
      ],
      imports: [
        ExtractedTextWorkerModule,
        FilesWorkerModule,
        JobQueuesModule,
        ObjectStoreModule,
        PeersModule,
        ThumbnailsModule,
      ],
      events: { redisUrl: REDIS_URL, producers: ['media'] },
    });
    return { module: MediaIntegrityModule, imports: [checks] };
  }
}
