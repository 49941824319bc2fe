import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConvertRecordingHandler } from './audio-conversion/convert-recording.handler.ts';
import { Mp4Encoder } from './audio-conversion/mp4-encoder.ts';
import { RepublishUnappliedConversions } from './audio-conversion/republish-unapplied-conversions.ts';
import { RequeuePendingConversions } from './audio-conversion/requeue-pending-conversions.ts';
import type { MediaConfig } from './config.ts';
import { DeleteEndedExports } from './export/delete-ended-exports.ts';
import { JobFailureRecorder } from './jobs/job-failure-recorder.ts';
import { JobHandlerRegistry } from './jobs/job-handler-registry.ts';
import { JobMetrics } from './jobs/job-metrics.ts';
import { JobWorkers } from './jobs/job-workers.ts';
import { ScheduledMaintenance } from './maintenance/scheduled-maintenance.ts';
import { OcrModule } from './ocr/ocr.module.ts';
import { SharedModule, sharedProcessModules } from './shared.module.ts';
import { CreateThumbnailsHandler } from './thumbnails/create-thumbnails.handler.ts';
import { PosterFrameExtractor } from './thumbnails/poster-frame-extractor.ts';
import { TranscriptionModule } from './transcription/transcription.module.ts';

/** The root module of the worker process, which runs jobs and maintenance tasks. Any number of worker processes can run. */
@Module({
  imports: [DiscoveryModule, SharedModule, OcrModule, TranscriptionModule],
  providers: [
    // Jobs.
    JobFailureRecorder,
    JobHandlerRegistry,
    JobMetrics,
    JobWorkers,
    // Handlers of jobs, and the providers that only these handlers use. The handlers that extract texts are in the modules of transcription and OCR.
    CreateThumbnailsHandler,
    PosterFrameExtractor,
    ConvertRecordingHandler,
    Mp4Encoder,
    // Maintenance.
    RepublishUnappliedConversions,
    RequeuePendingConversions,
    DeleteEndedExports,
    ScheduledMaintenance,
  ],
})
export class WorkerModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return { module: WorkerModule, imports: sharedProcessModules(config) };
  }
}
