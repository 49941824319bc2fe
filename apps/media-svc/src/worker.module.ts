import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConvertRecording } from './audio-conversion/convert-recording.ts';
import { ConvertToM4a } from './audio-conversion/convert-to-m4a.ts';
import { SettleConversions } from './audio-conversion/settle-conversions.ts';
import { CONFIG, type MediaConfig } from './config.ts';
import { RemoveLongUnused } from './files/remove-long-unused.ts';
import { RemoveOrphans } from './files/remove-orphans.ts';
import { FindHandlers } from './jobs/find-handlers.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { RequeuePending } from './jobs/requeue-pending.ts';
import { LocalReader } from './ocr/local-reader.ts';
import { PAGE_READER, type PageReader } from './ocr/page-reader.ts';
import { ReadPhoto } from './ocr/read-photo.ts';
import { VisionReader } from './ocr/vision-reader.ts';
import { JobMetrics } from './operations/job-metrics.ts';
import { ProbeMedia } from './probe/media-facts.ts';
import { SharedModule } from './shared.module.ts';
import { MakeThumbnails } from './thumbnails/make-thumbnails.ts';
import { PosterFrame } from './thumbnails/poster-frame.ts';
import { RequeueThumbnails } from './thumbnails/requeue-thumbnails.ts';
import { MeasureSound } from './transcription/measure-sound.ts';
import { TranscribeRecording } from './transcription/transcribe-recording.ts';
import { Transcriber } from './transcription/transcriber.ts';
import { Upkeep } from './upkeep.ts';

const pageReader = {
  provide: PAGE_READER,
  inject: [CONFIG],
  useFactory: (config: MediaConfig): PageReader =>
    config.OCR_PROVIDER === 'openai' ? new VisionReader(config) : new LocalReader(config),
};

/** The worker: does what takes long, in as many processes as are wanted. */
@Module({})
export class WorkerModule {
  static with(config: MediaConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [SharedModule.with(config), DiscoveryModule],
      providers: [
        FindHandlers,
        JobRunner,
        JobMetrics,
        TranscribeRecording,
        Transcriber,
        MeasureSound,
        ProbeMedia,
        ConvertRecording,
        ConvertToM4a,
        SettleConversions,
        ReadPhoto,
        pageReader,
        MakeThumbnails,
        PosterFrame,
        RequeuePending,
        RequeueThumbnails,
        RemoveOrphans,
        RemoveLongUnused,
        Upkeep,
      ],
    };
  }
}
