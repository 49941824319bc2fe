import { type DynamicModule, Module } from '@nestjs/common';
import { AudioConversionWorkerModule } from './audio-conversion/audio-conversion-worker.module.ts';
import type { MediaConfig } from './config.ts';
import { JobWorkersModule } from './jobs/job-workers.module.ts';
import { MaintenanceModule } from './maintenance/maintenance.module.ts';
import { OcrModule } from './ocr/ocr.module.ts';
import { sharedProcessModules } from './shared-process-modules.ts';
import { ThumbnailsWorkerModule } from './thumbnails/thumbnails-worker.module.ts';
import { TranscriptionModule } from './transcription/transcription.module.ts';

/** The root module of the worker process, which runs jobs and maintenance tasks. Any number of worker processes can run. */
@Module({
  imports: [
    JobWorkersModule,
    TranscriptionModule,
    OcrModule,
    ThumbnailsWorkerModule,
    AudioConversionWorkerModule,
    MaintenanceModule,
  ],
})
export class WorkerModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return { module: WorkerModule, imports: sharedProcessModules(config) };
  }
}
