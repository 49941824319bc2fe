import { type DynamicModule, Module } from '@nestjs/common';
import { AudioConversionController } from './audio-conversion/audio-conversion.controller.ts';
import { ConvertAll } from './audio-conversion/convert-all.ts';
import { AvatarsController } from './avatars/avatars.controller.ts';
import { StoreAvatar } from './avatars/store-avatar.ts';
import type { MediaConfig } from './config.ts';
import { EraseFiles } from './erasure/erase-files.ts';
import { EraseFilesWhenAccountDeleted } from './event-handlers/erase-files-when-account-deleted.ts';
import { PublishAvatarWhenProfileUpdated } from './event-handlers/publish-avatar-when-profile-updated.ts';
import { RemoveFilesWhenEntryDeleted } from './event-handlers/remove-files-when-entry-deleted.ts';
import { RemoveFilesWhenReleased } from './event-handlers/remove-files-when-released.ts';
import { ExportArchive } from './export/export-archive.ts';
import { ExportParts } from './export/export-parts.ts';
import { ExportController } from './export/export.controller.ts';
import { ChooseObject } from './files/choose-object.ts';
import { FilePolicy } from './files/file.policy.ts';
import { FilesController } from './files/files.controller.ts';
import { MediaFilesController } from './files/media-files.controller.ts';
import { ReadAgain } from './files/read-again.ts';
import { RemoveUnusedFiles } from './files/remove-unused-files.ts';
import { ServeFile } from './files/serve-file.ts';
import { JobEndings } from './jobs/job-endings.ts';
import { JobsController } from './operations/jobs.controller.ts';
import { ListJobs } from './operations/list-jobs.ts';
import { QueueMetrics } from './operations/queue-metrics.ts';
import { RetryFailed } from './operations/retry-failed.ts';
import { SocialService } from './peers/social-service.ts';
import { ProbeMedia } from './probe/media-facts.ts';
import { StorageQuotaController } from './quota/storage-quota.controller.ts';
import { StorageQuota } from './quota/storage-quota.ts';
import { SharedModule } from './shared.module.ts';
import { SpeakerController } from './speakers/speaker.controller.ts';
import { Speakers } from './speakers/speakers.ts';
import { OrderThumbnails } from './thumbnails/order-thumbnails.ts';
import { CleanRecording } from './uploads/clean-recording.ts';
import { CleanUpload } from './uploads/clean-upload.ts';
import { CleanVideo } from './uploads/clean-video.ts';
import { FindText } from './uploads/find-text.ts';
import { KeepFiles } from './uploads/keep-files.ts';
import { Remux } from './uploads/remux.ts';
import { UploadsUnderWay } from './uploads/uploads-under-way.ts';
import { UploadsController } from './uploads/uploads.controller.ts';

/** The service: takes files in, gives them out, forgets them. */
@Module({})
export class AppModule {
  static with(config: MediaConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [SharedModule.with(config)],
      controllers: [
        UploadsController,
        FilesController,
        MediaFilesController,
        AudioConversionController,
        SpeakerController,
        StorageQuotaController,
        JobsController,
        AvatarsController,
        RemoveFilesWhenEntryDeleted,
        RemoveFilesWhenReleased,
        PublishAvatarWhenProfileUpdated,
        EraseFilesWhenAccountDeleted,
        ExportController,
      ],
      providers: [
        EraseFiles,
        ExportArchive,
        ExportParts,
        CleanRecording,
        CleanUpload,
        UploadsUnderWay,
        CleanVideo,
        KeepFiles,
        StorageQuota,
        StoreAvatar,
        FindText,
        Speakers,
        OrderThumbnails,
        ProbeMedia,
        Remux,
        JobEndings,
        FilePolicy,
        ChooseObject,
        ConvertAll,
        ListJobs,
        RetryFailed,
        QueueMetrics,
        ReadAgain,
        RemoveUnusedFiles,
        ServeFile,
        SocialService,
      ],
    };
  }
}
