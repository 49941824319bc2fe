import { Module } from '@nestjs/common';
import { AudioConversionModule } from '../audio-conversion/audio-conversion.module.ts';
import { ExtractedTextModule } from '../extracted-text/extracted-text.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { SanitizationModule } from '../sanitization/sanitization.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { SpokenLanguageModule } from '../spoken-language/spoken-language.module.ts';
import { StorageQuotaModule } from '../storage-quota/storage-quota.module.ts';
import { ThumbnailsModule } from '../thumbnails/thumbnails.module.ts';
import { ConcurrentUploadLimit } from './concurrent-upload-limit.ts';
import { DiskReserve } from './disk-reserve.ts';
import { ReceiveUpload } from './receive-upload.ts';
import { StoreUploadedFiles } from './store-uploaded-files.ts';
import { UploadHandwritingPhoto } from './upload-handwriting-photo.ts';
import { UploadMedia } from './upload-media.ts';
import { UploadRecording } from './upload-recording.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  imports: [
    ObjectStoreModule,
    ScratchSpaceModule,
    StorageQuotaModule,
    SpokenLanguageModule,
    SanitizationModule,
    FilesModule,
    ExtractedTextModule,
    ThumbnailsModule,
    AudioConversionModule,
  ],
  controllers: [UploadsController],
  providers: [
    UploadRecording,
    UploadHandwritingPhoto,
    UploadMedia,
    ReceiveUpload,
    ConcurrentUploadLimit,
    DiskReserve,
    StoreUploadedFiles,
  ],
  exports: [StoreUploadedFiles, DiskReserve],
})
export class UploadsModule {}
