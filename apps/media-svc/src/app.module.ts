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
import { ExportController } from './export/export.controller.ts';
import { ExportParts } from './export/export-parts.ts';
import { FilePolicy } from './files/file.policy.ts';
import { FilesController } from './files/files.controller.ts';
import { MediaFilesController } from './files/media-files.controller.ts';
import { ReadAgain } from './files/read-again.ts';
import { JournalClient } from './files/journal-client.ts';
import { RemoveUnusedFiles } from './files/remove-unused-files.ts';
import { ServeFile } from './files/serve-file.ts';
import { JobEndings } from './jobs/job-endings.ts';
import { JobsController } from './operations/jobs.controller.ts';
import { ListJobs } from './operations/list-jobs.ts';
import { QueueMetrics } from './operations/queue-metrics.ts';
import { RetryFailed } from './operations/retry-failed.ts';
import { SharedModule } from './shared.module.ts';
import { FindText } from './uploads/find-text.ts';
import { KeepFile } from './uploads/keep-file.ts';
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
        JobsController,
        AvatarsController,
        RemoveFilesWhenEntryDeleted,
        RemoveFilesWhenReleased,
        PublishAvatarWhenProfileUpdated,
        EraseFilesWhenAccountDeleted,
        ExportController,
      ],
      providers: [EraseFiles, ExportArchive, ExportParts, KeepFile, StoreAvatar, FindText, JobEndings, FilePolicy, JournalClient, ReadAgain, ConvertAll, ListJobs, RetryFailed, QueueMetrics, RemoveUnusedFiles, ServeFile],
    };
  }
}
