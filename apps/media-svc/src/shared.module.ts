import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ConversionRequests } from './audio-conversion/conversion-requests.ts';
import type { MediaConfig } from './config.ts';
import { Database } from './database.ts';
import { ExtractedTextRepository } from './extracted-text/extracted-text-repository.ts';
import { RequeuePendingTexts } from './extracted-text/requeue-pending-texts.ts';
import { BlockedStreams } from './ffmpeg/blocked-streams.ts';
import { DecodableStreams } from './ffmpeg/decodable-streams.ts';
import { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { MediaProbe } from './ffmpeg/media-probe.ts';
import { DeleteFileObjects } from './files/delete-file-objects.ts';
import { DeleteLongUnusedFiles } from './files/delete-long-unused-files.ts';
import { DeleteOrphanedObjects } from './files/delete-orphaned-objects.ts';
import { ImageWorkerPool } from './images/image-worker-pool.ts';
import { bullmqModules } from './jobs/bullmq-options.ts';
import { DeleteJobsOfDeletedFiles } from './jobs/delete-jobs-of-deleted-files.ts';
import { JobQueueRedis } from './jobs/job-queue-redis.ts';
import { JobQueues } from './jobs/job-queues.ts';
import { JobTurns } from './jobs/job-turns.ts';
import { ObjectStoreModule } from './object-store/object-store.module.ts';
import { JournalClient } from './peers/journal-client.ts';
import { LanguageClient } from './peers/language-client.ts';
import { SocialClient } from './peers/social-client.ts';
import { LocalCopies } from './scratch-space/local-copies.ts';
import { ScratchSpace } from './scratch-space/scratch-space.ts';
import { RequeuePendingThumbnails } from './thumbnails/requeue-pending-thumbnails.ts';
import { LoudnessAnalyzer } from './transcription/loudness-analyzer.ts';

/**
 * Returns the global modules that the service process and the worker process both need: settings, database, outbox and clients of other
 * services.
 */
export const sharedProcessModules = (config: MediaConfig): DynamicModule[] => [
  ConfigModule.forRoot(config),
  DatabaseModule.forRoot({ client: Database, config }),
  OutboxModule.forRoot({ producer: 'media', databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
  ServiceClientsModule.forRoot({
    caller: 'media-svc',
    signingKey: config.SIGNING_KEY,
    urls: {
      'journal-svc': config.JOURNAL_URL,
      'language-svc': config.LANGUAGE_URL,
      'social-svc': config.SOCIAL_URL,
    },
  }),
];

const shared: Type[] = [
  // Jobs.
  JobQueueRedis,
  JobQueues,
  JobTurns,
  DeleteJobsOfDeletedFiles,
  // Files and the programs that read them.
  ScratchSpace,
  LocalCopies,
  Ffmpeg,
  BlockedStreams,
  MediaProbe,
  DecodableStreams,
  LoudnessAnalyzer,
  ImageWorkerPool,
  DeleteFileObjects,
  DeleteLongUnusedFiles,
  DeleteOrphanedObjects,
  // Conversions and thumbnails of files.
  ExtractedTextRepository,
  RequeuePendingTexts,
  RequeuePendingThumbnails,
  ConversionRequests,
  // Clients of other services.
  JournalClient,
  LanguageClient,
  SocialClient,
];

/** The providers that the service process and the worker process both need. */
@Module({
  imports: [...bullmqModules(), ObjectStoreModule],
  providers: shared,
  exports: [ObjectStoreModule, ...shared],
})
export class SharedModule {}
