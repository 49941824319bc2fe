import { Module } from '@nestjs/common';
import { AudioConversionWorkerModule } from '../audio-conversion/audio-conversion-worker.module.ts';
import { ExportWorkerModule } from '../export/export-worker.module.ts';
import { ExtractedTextWorkerModule } from '../extracted-text/extracted-text-worker.module.ts';
import { FilesWorkerModule } from '../files/files-worker.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { ThumbnailsWorkerModule } from '../thumbnails/thumbnails-worker.module.ts';
import { ScheduledMaintenance } from './scheduled-maintenance.ts';

@Module({
  imports: [
    ExtractedTextWorkerModule,
    ThumbnailsWorkerModule,
    FilesWorkerModule,
    ExportWorkerModule,
    AudioConversionWorkerModule,
    ScratchSpaceModule,
    JobQueuesModule,
  ],
  providers: [ScheduledMaintenance],
})
export class MaintenanceModule {}
