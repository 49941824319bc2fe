import { Module } from '@nestjs/common';
import { AttachTextWhenMediaProcessed } from './attach-text-when-media-processed.ts';
import { CopyAuthorWhenAccountRegistered } from './copy-author-when-account-registered.ts';
import { EraseAuthorWhenAccountDeleted } from './erase-author-when-account-deleted.ts';
import { PointEntriesAtSuccessorWhenRecordingConverted } from './point-entries-at-successor-when-recording-converted.ts';
import { RenameAuthorWhenProfileUpdated } from './rename-author-when-profile-updated.ts';

@Module({
  controllers: [
    CopyAuthorWhenAccountRegistered,
    RenameAuthorWhenProfileUpdated,
    AttachTextWhenMediaProcessed,
    PointEntriesAtSuccessorWhenRecordingConverted,
    EraseAuthorWhenAccountDeleted,
  ],
})
export class EventHandlersModule {}
