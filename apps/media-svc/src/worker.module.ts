import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { MediaConfig } from './config.ts';
import { RemoveOrphans } from './files/remove-orphans.ts';
import { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { FindHandlers } from './jobs/find-handlers.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { RequeuePending } from './jobs/requeue-pending.ts';
import { PageReader } from './ocr/page-reader.ts';
import { ReadPhoto } from './ocr/read-photo.ts';
import { SharedModule } from './shared.module.ts';
import { MeasureSound } from './transcription/measure-sound.ts';
import { TranscribeRecording } from './transcription/transcribe-recording.ts';
import { Transcriber } from './transcription/transcriber.ts';
import { Upkeep } from './upkeep.ts';

/** The worker: does what takes long, in as many processes as are wanted. */
@Module({})
export class WorkerModule {
  static with(config: MediaConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [SharedModule.with(config), DiscoveryModule],
      providers: [FindHandlers, JobRunner, TranscribeRecording, Transcriber, MeasureSound, Ffmpeg, ReadPhoto, PageReader, RequeuePending, RemoveOrphans, Upkeep],
    };
  }
}
