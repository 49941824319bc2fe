import { IntegrityModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AudioConversionController } from './audio-conversion/audio-conversion.controller.ts';
import { CheckAudioCompatibility } from './audio-conversion/check-audio-compatibility.ts';
import { ConvertIncompatibleRecordings } from './audio-conversion/convert-incompatible-recordings.ts';
import { ConvertUploadedFiles } from './audio-conversion/convert-uploaded-files.ts';
import { FindConvertibleRecordings } from './audio-conversion/find-convertible-recordings.ts';
import { AvatarsController } from './avatars/avatars.controller.ts';
import { StoreAvatar } from './avatars/store-avatar.ts';
import { CardMediaController } from './card-media/card-media.controller.ts';
import { ClipCutter } from './card-media/clip-cutter.ts';
import { CutOwnClips } from './card-media/cut-own-clips.ts';
import { FindWordClips } from './card-media/find-word-clips.ts';
import { ReadOwnThumbnails } from './card-media/read-own-thumbnails.ts';
import type { MediaConfig } from './config.ts';
import { EraseUserFiles } from './erasure/erase-user-files.ts';
import { DeleteUnusedFilesWhenEntryDeleted } from './event-handlers/delete-unused-files-when-entry-deleted.ts';
import { DeleteUnusedFilesWhenEntryFilesReleased } from './event-handlers/delete-unused-files-when-entry-files-released.ts';
import { EraseFilesWhenAccountDeleted } from './event-handlers/erase-files-when-account-deleted.ts';
import { PublishAvatarWhenProfileUpdated } from './event-handlers/publish-avatar-when-profile-updated.ts';
import { CreateExportArchive } from './export/create-export-archive.ts';
import { DataExports } from './export/data-exports.ts';
import { ExportController } from './export/export.controller.ts';
import { FindExportedFiles } from './export/find-exported-files.ts';
import { FindUnusedUploads } from './export/find-unused-uploads.ts';
import { PeerExports } from './export/peer-exports.ts';
import { ReserveDataExport } from './export/reserve-data-export.ts';
import { SendDataExport } from './export/send-data-export.ts';
import { FindQueuePlace } from './extracted-text/find-queue-place.ts';
import { RetryTextExtraction } from './extracted-text/retry-text-extraction.ts';
import { WaitForExtractedText } from './extracted-text/wait-for-extracted-text.ts';
import { DeleteUnusedFiles } from './files/delete-unused-files.ts';
import { DescribeFiles } from './files/describe-files.ts';
import { FileContentController } from './files/file-content.controller.ts';
import { FileMetadataController } from './files/file-metadata.controller.ts';
import { FileAccessPolicy } from './files/file.policy.ts';
import { FindServedObject } from './files/find-served-object.ts';
import { FindUnneededFiles } from './files/find-unneeded-files.ts';
import { FindVisibleFile } from './files/find-visible-file.ts';
import { StreamObject } from './files/stream-object.ts';
import { DeliveredTextsCheck } from './integrity/delivered-texts.check.ts';
import { MediaIntegrityController } from './integrity/media-integrity.controller.ts';
import { OrphanedObjectsCheck } from './integrity/orphaned-objects.check.ts';
import { PendingJobsCheck } from './integrity/pending-jobs.check.ts';
import { StorageUsageCheck } from './integrity/storage-usage.check.ts';
import { StoredFilesCheck } from './integrity/stored-files.check.ts';
import { ThumbnailsCheck } from './integrity/thumbnails.check.ts';
import { UnusedFilesCheck } from './integrity/unused-files.check.ts';
import { JobCompletionWaiter } from './jobs/job-completion-waiter.ts';
import { BackupMetrics } from './operations/backup-metrics.ts';
import { BackupsController } from './operations/backups.controller.ts';
import { JobsController } from './operations/jobs.controller.ts';
import { ListQueueStates } from './operations/list-queue-states.ts';
import { QueueMetrics } from './operations/queue-metrics.ts';
import { RetryFailedJobs } from './operations/retry-failed-jobs.ts';
import { TranscriptionStateController } from './operations/transcription-state.controller.ts';
import { PrivacyController } from './privacy/privacy.controller.ts';
import { AvifAnimation } from './sanitization/avif-animation.ts';
import { RecordingSanitizer } from './sanitization/recording-sanitizer.ts';
import { Remuxer } from './sanitization/remuxer.ts';
import { UploadSanitizer } from './sanitization/upload-sanitizer.ts';
import { VideoSanitizer } from './sanitization/video-sanitizer.ts';
import { SharedModule, sharedProcessModules } from './shared.module.ts';
import { SilenceTrimmingController } from './silence-trimming/silence-trimming.controller.ts';
import { TrimSilence } from './silence-trimming/trim-silence.ts';
import { SpokenLanguageRepository } from './spoken-language/spoken-language-repository.ts';
import { SpokenLanguageController } from './spoken-language/spoken-language.controller.ts';
import { StorageQuotaController } from './storage-quota/storage-quota.controller.ts';
import { StorageQuota } from './storage-quota/storage-quota.ts';
import { EnqueueThumbnails } from './thumbnails/enqueue-thumbnails.ts';
import { ConcurrentUploadLimit } from './uploads/concurrent-upload-limit.ts';
import { DiskReserve } from './uploads/disk-reserve.ts';
import { ReceiveUpload } from './uploads/receive-upload.ts';
import { StoreUploadedFiles } from './uploads/store-uploaded-files.ts';
import { UploadHandwritingPhoto } from './uploads/upload-handwriting-photo.ts';
import { UploadMedia } from './uploads/upload-media.ts';
import { UploadRecording } from './uploads/upload-recording.ts';
import { UploadsController } from './uploads/uploads.controller.ts';

/** The root module of the service process, which handles requests and events: the controllers and providers of all its features. */
@Module({
  imports: [SharedModule],
  controllers: [
    // Uploads and stored files.
    UploadsController,
    AvatarsController,
    FileContentController,
    FileMetadataController,
    StorageQuotaController,
    // Conversions and thumbnails of files.
    AudioConversionController,
    SilenceTrimmingController,
    SpokenLanguageController,
    CardMediaController,
    // Operation of the service.
    ExportController,
    PrivacyController,
    JobsController,
    BackupsController,
    TranscriptionStateController,
    MediaIntegrityController,
    // Event handlers.
    DeleteUnusedFilesWhenEntryDeleted,
    DeleteUnusedFilesWhenEntryFilesReleased,
    PublishAvatarWhenProfileUpdated,
    EraseFilesWhenAccountDeleted,
  ],
  providers: [
    // Uploads and stored files.
    UploadRecording,
    UploadHandwritingPhoto,
    UploadMedia,
    ReceiveUpload,
    ConcurrentUploadLimit,
    DiskReserve,
    StoreUploadedFiles,
    StoreAvatar,
    UploadSanitizer,
    RecordingSanitizer,
    VideoSanitizer,
    Remuxer,
    AvifAnimation,
    FileAccessPolicy,
    FindServedObject,
    FindUnneededFiles,
    FindVisibleFile,
    DescribeFiles,
    StreamObject,
    DeleteUnusedFiles,
    EraseUserFiles,
    StorageQuota,
    // Conversions and thumbnails of files.
    EnqueueThumbnails,
    FindQueuePlace,
    RetryTextExtraction,
    WaitForExtractedText,
    JobCompletionWaiter,
    FindConvertibleRecordings,
    CheckAudioCompatibility,
    ConvertIncompatibleRecordings,
    ConvertUploadedFiles,
    TrimSilence,
    SpokenLanguageRepository,
    ClipCutter,
    CutOwnClips,
    FindWordClips,
    ReadOwnThumbnails,
    // Operation of the service.
    DataExports,
    ReserveDataExport,
    SendDataExport,
    CreateExportArchive,
    FindExportedFiles,
    FindUnusedUploads,
    PeerExports,
    ListQueueStates,
    RetryFailedJobs,
    QueueMetrics,
    BackupMetrics,
  ],
})
export class AppModule {
  static forRoot(config: MediaConfig): DynamicModule {
    const integrity = IntegrityModule.forRoot({
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
      imports: [SharedModule],
      events: { redisUrl: config.REDIS_URL, producers: ['media'] },
    });
    return { module: AppModule, imports: [...sharedProcessModules(config), integrity] };
  }
}
